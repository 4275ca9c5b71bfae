import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { upgrade } from '@scalar/openapi-upgrader'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { githubDocuments, withoutGithub } from '../../testing/generators/api-documents.ts'
import { sha256 } from '../../testing/generators/revisions.ts'
import { root } from '../../testing/processes/programs.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { operationsOf } from './operations.ts'
import { parseApiDocument } from './parse-api-document.ts'
import { readApiDocument } from './read-api-document.ts'
import { isObject, resolveReference } from './references.ts'

const read = async (text: string) => {
  const result = await readApiDocument(text, { sha256 })
  if (!result.accepted) throw new Error(JSON.stringify(result.errors))
  return result
}

/** The pointers of the first values that differ, at most `most`. */
const differences = (a: Json | undefined, b: Json | undefined, most: number): string[] => {
  const found: string[] = []
  const visit = (one: Json | undefined, other: Json | undefined, pointer: string): void => {
    if (found.length >= most || one === other) return
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
      found.push(`${pointer}: ${JSON.stringify(one)?.slice(0, 60)} ${JSON.stringify(other)?.slice(0, 60)}`)
      return
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      visit((one as JsonObject)[name], (other as JsonObject)[name], `${pointer}/${name}`)
  }
  visit(a, b, '')
  return found
}

test('reads Recto’s own description in either notation', async () => {
  const text = readFileSync(join(root, 'openapi.json'), 'utf8')
  const json = await read(text)
  const yaml = await read(stringify(JSON.parse(text), { aliasDuplicateObjects: false }))
  expect(json.problems).toEqual([])
  expect(yaml.index).toEqual(json.index)
  expect(json.index.operations.length).toBeGreaterThan(300)
  expect(new Set(json.index.operations.map(({ operationId }) => operationId)).size).toBe(
    json.index.operations.length,
  )
})

describe.skipIf(withoutGithub !== '')(`GitHub’s descriptions ${withoutGithub}`, { timeout: 120_000 }, () => {
  const texts = githubDocuments()

  test.each(['older', 'newer'] as const)('are read without a problem: %s', async (which) => {
    const { document, index, problems } = await read(texts?.[which] ?? '')
    expect(problems).toEqual([])
    expect(index.operations.filter(({ kind }) => kind === 'path')).toHaveLength(
      which === 'older' ? 966 : 1039,
    )
    expect(index.schemas.length).toBeGreaterThan(870)
    for (const { pointer } of index.operations)
      expect(isObject(resolveReference(document, pointer)?.node), pointer).toBe(true)
    expect(parseApiDocument(texts?.[which] ?? '')).toEqual(document)
  })

  test('have operations whose contract stayed the same', async () => {
    const [older, newer] = [await read(texts?.older ?? ''), await read(texts?.newer ?? '')]
    const hashes = new Map(older.index.operations.map(({ key, contractHash }) => [key, contractHash]))
    const kept = newer.index.operations.filter(({ key }) => hashes.has(key))
    const same = kept.filter(({ key, contractHash }) => hashes.get(key) === contractHash)
    expect(same.length / kept.length).toBeGreaterThan(0.8)
    expect(same.length).toBeLessThan(kept.length)
  })

  test('are upgraded like the upgrader of the field does, but for its deviations', () => {
    const source = JSON.parse(texts?.older ?? '') as JsonObject
    const ours = parseApiDocument(texts?.older ?? '')?.root
    const theirs = upgrade(structuredClone(source) as never, '3.1') as unknown as JsonObject
    // It renames `example` everywhere, changes properties of that name, leaves nullable parts, and empties some contents.
    const comparable = (node: Json): Json => {
      if (Array.isArray(node)) return (node as readonly Json[]).map(comparable)
      if (!isObject(node)) return node
      const kept = Object.entries(node).filter(
        ([name]) => !['example', 'examples', 'nullable'].includes(name),
      )
      const members = Object.fromEntries(kept.map(([name, value]) => [name, comparable(value)]))
      return members
    }
    const found = differences(comparable(ours ?? {}), comparable(theirs), 2000)
    const reasons = [/\/(?:anyOf|oneOf|allOf)/, /application\/octet-stream/]
    expect(found.filter((line) => !reasons.some((reason) => reason.test(line)))).toEqual([])
    expect(operationsOf({ root: theirs, dialect: '3.0' }).length).toBe(966 + 257)
  })
})
