/** Bodies with many values or bytes are parsed and checked in the pool, with the same result as small bodies. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { pool } from '../../computing/pool.ts'
import { unpacked } from './packed-document.ts'
import { mostInlineBytes, mostInlineValues } from './large-body.ts'

const leaf = (text: string) => ({ object: 'leaf', text, marks: [] })
const paragraph = (...texts: readonly string[]) => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes: [{ object: 'text', leaves: texts.map(leaf) }],
})
const documentOf = (nodes: readonly object[]) => ({ object: 'document', data: {}, nodes })

/** More values than are parsed on the main thread. */
const manyBlocks = Array.from({ length: mostInlineValues / 10 }, (_, at) => paragraph(`Paragraph ${at}`))

let service: TestService
let mara: Client
let space: string
let change: string
beforeAll(async () => {
  service = await startTestService('sqlite')
  mara = await service.person('mara')
  space = `/spaces/${await service.space(await service.organization('Halden', mara), mara)}`
  const made = await mara.done('POST', `${space}/change-requests`, { subject: 'Words' })
  change = `${space}/change-requests/${String(made['id'])}`
})
afterAll(() => service.close())

let runs: MockInstance<typeof pool.run>
beforeEach(() => {
  runs = vi.spyOn(pool, 'run')
})
afterEach(() => runs.mockRestore())

const scripts = () => runs.mock.calls.map(([script]) => script.pathname.replace(/^.*\//, ''))
const sendText = (path: string, body: string): Promise<Answer> =>
  mara('POST', path, body, { 'content-type': 'application/json' })
const reasonOf = ({ status, body }: Answer) => [status, body.error?.reason]

it('is written as it would be from a small body', async () => {
  const insert = (title: string, nodes: readonly object[]) => ({
    operation: 'insert_page',
    title,
    document: { document: documentOf(nodes) },
  })
  const few = [paragraph('One ', 'two'), paragraph()]
  await mara.done('POST', `${change}/content`, { changes: [insert('Small', few)] })
  expect(scripts()).toEqual([])
  await mara.done('POST', `${change}/content`, {
    changes: [insert('Beside', few), insert('Large', [...few, ...manyBlocks])],
  })
  expect(scripts()[0]).toBe('large-body.task.ts')
  const textOf = async (path: string) =>
    String((await mara.done('GET', `${change}/content/path/${path}?format=markdown`))['markdown'])
  expect(await textOf('beside')).toBe((await textOf('small')).replace('Small', 'Beside'))
  const large = await textOf('large')
  expect(large).toContain('One two\n')
  expect(large).toContain(`Paragraph ${manyBlocks.length - 1}`)
})

it('is read in the pool, before texts that take seconds, when it has few values and many bytes', async () => {
  const file = (bytes: number) => ({
    changes: [
      {
        operation: 'insert_files',
        files: [
          { name: `${bytes}.csv`, contentType: 'text/csv', base64: Buffer.alloc(bytes).toString('base64') },
        ],
      },
    ],
  })
  await mara.done('POST', `${change}/content`, file(mostInlineBytes / 2))
  expect(scripts()).toEqual([])
  await mara.done('POST', `${change}/content`, file(mostInlineBytes))
  expect(scripts()).toEqual(['large-body.task.ts'])
  expect(runs.mock.calls[0]?.[3]).toMatchObject({ large: false })
  const { items } = await mara.done('GET', `${change}/content/files?limit=10`)
  const sizes = (items as readonly { readonly size: number }[]).map(({ size }) => size)
  expect(new Set(sizes)).toEqual(new Set([mostInlineBytes / 2, mostInlineBytes]))
})

const page = (document: unknown): string =>
  JSON.stringify({ changes: [{ operation: 'insert_page', document: { document } }] })

it.each([
  ['is not JSON', page(documentOf(manyBlocks)).slice(0, -1), [400, 'malformed-json']],
  [
    'has a name that poisons prototypes',
    page(documentOf(manyBlocks)).replace('{"changes"', '{"__proto__":{"admin":true},"changes"'),
    [400, 'malformed-json'],
  ],
  [
    'has a name that no body has',
    page(documentOf(manyBlocks)).replace('{"changes"', '{"more":1,"changes"'),
    [422, 'invalid-input'],
  ],
  [
    'has a block without a type',
    page(documentOf([...manyBlocks, { object: 'block' }])),
    [422, 'invalid-input'],
  ],
  [
    'has a character that cannot be stored',
    page(documentOf([...manyBlocks, paragraph('a\0b')])),
    [422, 'invalid-input'],
  ],
])('is refused as a small one when it %s', async (_what, body, refusal) => {
  const small = body.replace(JSON.stringify(manyBlocks).slice(1, -1), JSON.stringify(manyBlocks[0]))
  const answer = await sendText(`${change}/content`, body)
  expect(scripts()).toEqual(['large-body.task.ts'])
  expect(reasonOf(answer)).toEqual(refusal)
  expect(reasonOf(await sendText(`${change}/content`, small))).toEqual(refusal)
})

it('is measured where it may hold less than a page', async () => {
  const document = documentOf(manyBlocks)
  const read = await mara.done('GET', `${change}/content/path/small?format=document`)
  const { nodes } = read['document'] as { nodes: { key: string }[] }
  const comment = await mara('POST', `${space}/comments`, { body: { document }, page: read['id'] })
  expect([comment.status, comment.body.error?.message]).toEqual([
    422,
    expect.stringContaining('1,000 blocks'),
  ])
  const suggestion = await mara('POST', `${change}/suggestions`, {
    page: read['id'],
    node: nodes[0]?.key,
    replacement: { document },
  })
  expect([suggestion.status, suggestion.body.error?.message]).toEqual([
    400,
    expect.stringContaining('200 blocks'),
  ])
})

it('carries no document of its own that only looks packed', () => {
  const document = { ...documentOf([paragraph('x')]), packed: '{"object":"document"}' }
  expect(unpacked(document)).toBe(document)
})
