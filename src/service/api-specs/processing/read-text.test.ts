/** API documents are read in processes with limits, and reach out to nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { githubDocuments, withoutGithub } from '../../../testing/generators/api-documents.ts'
import { Pool } from '../../computing/pool.ts'
import { readText } from './read-text.ts'
import { readingLimits, readingProcesses } from './reading-processes.ts'

const task = new URL('./read-source.task.ts', import.meta.url)
const { signal } = new AbortController()
const text = 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\n'
const bytesOf = (source: string): Uint8Array => new TextEncoder().encode(source)
const noFetch = { fetch: () => Promise.reject(new Error('Nothing is fetched.')) }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-documents-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('reading in a process', { timeout: 60_000 }, () => {
  test('gives what is stored of a text', async () => {
    const bytes = bytesOf(`${text}paths: {/a: {get: {responses: {}}}}\n`)
    expect(await readText(bytes, { signal })).toMatchObject({
      ...{ accepted: true, format: 'yaml', dialect: '3.1', hasFiles: false, problems: [] },
      index: { title: 'A', operations: [{ key: 'GET /a' }] },
      files: [{ name: 'openapi.yaml' }],
    })
    const checked = await readText(bytes, { signal, checkOnly: true })
    expect([checked.accepted, 'files' in checked]).toEqual([true, false])
    expect(await readText(bytesOf('{'), { signal })).toMatchObject({
      ...{ accepted: false, errors: [{ code: 'not-json', line: 1, column: 2 }] },
    })
  })

  test('asks for the files of the same origin', async () => {
    const asked: string[] = []
    const fetch = (url: string): Promise<Uint8Array> => {
      asked.push(url)
      return Promise.resolve(bytesOf('type: string\n'))
    }
    const origin = { url: 'https://api.example.org/v1/openapi.yaml', fetch }
    const schemas = 'components: {schemas: {A: {$ref: a.yaml}, B: {$ref: "https://b.example/b.yaml"}}}\n'
    const read = await readText(bytesOf(text + schemas), { signal, origin })
    if (!read.accepted) throw new Error(JSON.stringify(read.errors))
    expect(asked).toEqual(['https://api.example.org/v1/a.yaml'])
    expect(read.hasFiles).toBe(true)
    expect(read.files?.map(({ name }) => name)).toEqual(['openapi.json', 'a.yaml'])
    expect(read.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['external-reference', '/components/schemas/B'],
    ])
    const many = Array.from({ length: 60 }, (_, at) => `S${at}: {$ref: ${at}.yaml}`).join(', ')
    const manyFiles = bytesOf(`${text}components: {schemas: {${many}}}`)
    expect(await readText(manyFiles, { signal, origin })).toMatchObject({
      ...{ accepted: false, errors: [{ code: 'too-many-files' }] },
    })
  })

  test('ends what needs too much memory or time, and goes on', async () => {
    // What passes the limits of the text still meets those of its process.
    const tasks = {
      memory: 'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length))',
      time: 'for (;;);',
    }
    const pool = new Pool({ ...readingLimits, heapMegabytes: 64 })
    const pools = { memory: pool, time: new Pool({ ...readingLimits, deadline: 1000 }) }
    for (const what of ['memory', 'time'] as const) {
      const path = join(folder, `${what}.mjs`)
      writeFileSync(path, `export const run = () => { ${tasks[what]} }\n`)
      await expect(pools[what].run(pathToFileURL(path), 0, {})).rejects.toMatchObject({
        reason: 'too-large',
        message: expect.stringContaining(what) as string,
      })
    }
    const values = Array.from({ length: 400_000 }, (_, at) => `"/a${at}": {"get": {"x": {}}}`)
    const bomb = bytesOf(`{"openapi": "3.1.0", "info": {}, "paths": {${values.join()}}}`)
    await expect(pool.run(task, { bytes: bomb, checkOnly: false }, noFetch)).rejects.toMatchObject({
      reason: 'too-large',
    })
    expect(
      await pool.run(task, { bytes: bytesOf(`${text}paths: {}\n`), checkOnly: false }, noFetch),
    ).toMatchObject({
      accepted: true,
    })
    expect(readingLimits).toMatchObject({ heapMegabytes: 1024, deadline: 60_000 })
  })

  test('leaves no process', async () => {
    await expect.poll(() => readingProcesses.size, { timeout: 20_000 }).toBe(0)
  })
})

test.skipIf(withoutGithub !== '')(
  `a real description fits ${withoutGithub}`,
  { timeout: 120_000 },
  async () => {
    const bytes = bytesOf(githubDocuments()?.newer ?? '')
    expect(await readText(bytes, { signal })).toMatchObject({ accepted: true, problems: [] })
  },
)

/**
 * Reads documents in a process where every way out counts: what opens a file, a socket or a name server after the
 * modules are loaded.
 */
const counting = `
import dns from 'node:dns'
import fs from 'node:fs'
import net from 'node:net'
import { syncBuiltinESMExports } from 'node:module'
const calls = []
const watched = [
  [fs, ['open', 'openSync', 'readFile', 'readFileSync', 'stat', 'statSync', 'lstatSync', 'existsSync', 'createReadStream']],
  [fs.promises, ['open', 'readFile', 'stat', 'lstat', 'access']],
  [net, ['connect', 'createConnection']],
  [net.Socket.prototype, ['connect']],
  [dns, ['lookup']],
  [globalThis, ['fetch']],
]
const watch = () => {
  for (const [object, names] of watched)
    for (const name of names) {
      const real = object[name]
      object[name] = function (...args) {
        calls.push(name + ' ' + String(args[0]))
        return real.apply(this, args)
      }
    }
  syncBuiltinESMExports()
}
export const run = async ({ task, texts, warmUp }) => {
  const { run } = await import(task)
  const asks = { fetch: (url) => { calls.push('fetched ' + url); throw new Error('No.') } }
  await run({ bytes: warmUp, checkOnly: false }, asks)
  watch()
  fs.existsSync('/seen')
  const ends = []
  for (const input of texts) ends.push(await run(input, asks))
  return { calls, ends: ends.map(({ accepted, problems, errors }) => [accepted, (problems ?? errors).map(({ code }) => code)]) }
}
`

test('row 26: references open no file and send no request', { timeout: 60_000 }, async () => {
  const path = join(folder, 'counting.mjs')
  writeFileSync(path, counting)
  const targets = [
    ...['file:///etc/passwd', 'file:/etc/passwd', '/etc/passwd', '../../../etc/passwd', './package.json'],
    ...[
      'http://127.0.0.1/',
      'https://127.0.0.1/a.json',
      'http://[::1]/',
      'http://169.254.169.254/latest',
      '//127.0.0.1/a',
    ],
    ...[
      'ftp://127.0.0.1/a.yaml',
      'data:application/json,{}',
      'gopher://127.0.0.1/',
      'C:\\\\a.yaml',
      '\\\\\\\\host\\\\a',
    ],
  ]
  const schemas = targets.map((to, at) => `"S${at}": {"$ref": "${to}"}`).join()
  const example =
    '"examples": {"a": {"externalValue": "file:///etc/passwd"}, "b": {"$ref": "http://127.0.0.1/b"}}'
  const mapping =
    '"D": {"discriminator": {"propertyName": "a", "mapping": {"a": "file:///etc/passwd", "b": "./b.yaml"}}}'
  const all = bytesOf(
    `{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "components": {${example}, "schemas": {${schemas}, ${mapping}}}}`,
  )
  const rings = Array.from(
    { length: 10_000 },
    (_, at) => `"S${at}": {"$ref": "#/components/schemas/S${at ^ 1}"}`,
  ).join()
  const cycles = bytesOf(
    `{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "components": {"schemas": {${rings}}}}`,
  )
  const warmUp = bytesOf(`${text}paths: {}\n`)
  const texts = [
    { bytes: all, checkOnly: false },
    { bytes: all, checkOnly: false, url: 'https://api.example.org/openapi.json' },
    { bytes: cycles, checkOnly: false },
  ]
  const { calls, ends } = (await new Pool(readingLimits).run(
    pathToFileURL(path),
    { task: task.href, texts, warmUp },
    {},
  )) as {
    calls: string[]
    ends: [boolean, string[]][]
  }
  // Only references below the document's own origin are asked for, and only of those who can fetch.
  expect(calls.filter((call) => !call.startsWith('fetched https://api.example.org/'))).toEqual([
    'existsSync /seen',
  ])
  const [inText, atUrl, inCycles] = ends
  expect(inText?.[0]).toBe(true)
  expect(inText?.[1].filter((code) => code === 'external-reference').length).toBeGreaterThanOrEqual(
    targets.length,
  )
  expect(atUrl?.[0]).toBe(true)
  expect(inCycles).toEqual([false, ['reference-chain']])
})
