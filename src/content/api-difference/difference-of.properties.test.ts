import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/generators/random-documents.ts'
import {
  editedApiDocument,
  inlinedReferences,
  randomApiDocument,
  renamedSchemas,
  shuffledMembers,
} from '../../testing/generators/random-api-documents.ts'
import type { ApiDocument } from '../api-document/api-document.ts'
import { segmentsOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDifference } from './api-difference.ts'
import { differenceOf } from './difference-of.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)
const numRuns = process.env['RECTO_LONG'] === '1' ? 5_000 : 40

const documentOf = (root: JsonObject): ApiDocument => ({ root, dialect: '3.1' })
const nothing: ApiDifference = { findings: [], wordsOnly: [], precise: true }
const between = (from: JsonObject, to: JsonObject): ApiDifference =>
  differenceOf(documentOf(from), documentOf(to), { budget: 20_000 })

const holds = (law: (a: JsonObject, b: JsonObject, random: () => number) => void, runs = numRuns): void =>
  fc.assert(
    fc.property(fc.nat(2 ** 31), (of) => {
      const random = seededRandom(of)
      const a = randomApiDocument(random)
      law(a, editedApiDocument(random, a, 1 + Math.floor(random() * 12)), random)
    }),
    { seed, numRuns: runs },
  )

test('a document does not differ from itself, whatever the order of members', () => {
  holds((a, b, random) => {
    expect(between(a, structuredClone(a))).toEqual(nothing)
    expect(between(b, shuffledMembers(random, b))).toEqual(nothing)
  })
})

test('the order of members does not change a difference', () => {
  holds((a, b, random) => {
    expect(between(shuffledMembers(random, a), shuffledMembers(random, b))).toEqual(between(a, b))
  })
})

test('other names of schemas are no difference', () => {
  holds((a) => {
    const { findings, wordsOnly } = between(a, renamedSchemas(a))
    expect([findings, wordsOnly]).toEqual([[], []])
  })
})

test('a reference and what it leads to are one', () => {
  holds((a, _, random) => {
    // Circles that are written out in part may need more than the budget; then nothing is claimed.
    expect(between(a, inlinedReferences(random, a)).findings).toEqual([])
    expect(between(inlinedReferences(random, a), a).findings).toEqual([])
  })
})

const exists = (root: JsonObject, pointer: string): boolean => {
  let node: Json | undefined = root
  for (const segment of segmentsOf(pointer) ?? ['no pointer']) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, segment)) return false
    node = (node as JsonObject)[segment]
  }
  return true
}

test('pointers of findings lead somewhere, and fingerprints tell findings apart', () => {
  let count = 0
  holds((a, b) => {
    const { findings } = between(a, b)
    count += findings.length
    for (const { from, to } of findings) {
      expect(from === undefined || exists(a, from), from).toBe(true)
      expect(to === undefined || exists(b, to), to).toBe(true)
      expect(from ?? to).toBeDefined()
    }
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length)
  }, numRuns * 5)
  expect(count).toBeGreaterThan(numRuns)
})

const opposites: readonly (readonly [string, string])[] = [
  ['narrowed', 'widened'],
  ['tightened', 'loosened'],
  ['bound-set', 'bound-dropped'],
  ['const-set', 'const-removed'],
  ['alternatives-set', 'alternatives-dropped'],
  ['pattern-added', 'pattern-dropped'],
  ['became-enum', 'enum-dropped'],
  ['became-required', 'became-optional'],
  ['became-nullable', 'became-not-nullable'],
  ['properties-closed', 'properties-opened'],
  ['-deprecated', '-reactivated'],
  ['added', 'removed'],
]

/** The same name for a change and for the change back. */
const undirected = (check: string): string => {
  const simple = check
    .replace(/(required|optional)-(?=(parameter|header|property|body)-(added|removed))/, '')
    .replace('deprecated-operation', 'operation')
    .replace(/(success|error)-status/, 'status')
  return opposites.reduce((name, [one, other]) => name.replace(other, one), simple)
}

test('the way back has the opposite findings', () => {
  const counts = (difference: ApiDifference): Record<string, number> => {
    const found: Record<string, number> = {}
    for (const { operation, check } of difference.findings) {
      const key = `${operation} ${undirected(check)}`
      found[key] = (found[key] ?? 0) + 1
    }
    return found
  }
  holds((a, b) => {
    const [there, back] = [between(a, b), between(b, a)]
    if (there.precise && back.precise) expect(counts(back)).toEqual(counts(there))
  })
})

test('a budget leaves out, and says so', () => {
  holds((a, b) => {
    const whole = between(a, b)
    if (!whole.precise) return
    const limited = differenceOf(documentOf(a), documentOf(b), { budget: 3, mostFindings: 4 })
    expect(limited.findings.length).toBeLessThanOrEqual(4)
    if (limited.precise) expect(limited).toEqual(whole)
    const all = new Set(whole.findings.map(({ fingerprint }) => fingerprint))
    for (const { fingerprint } of limited.findings) expect(all).toContain(fingerprint)
  })
})

test('schemas that all hold each other end', () => {
  const names = Array.from({ length: 40 }, (_, at) => `S${at}`)
  const dense = (type: string): JsonObject => ({
    openapi: '3.1.0',
    paths: {
      '/a': {
        get: {
          responses: {
            '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } } },
          },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(
        names.map((name, at) => [
          name,
          {
            allOf: [{ $ref: `#/components/schemas/S${(at + 1) % 40}` }, { properties: { [name]: { type } } }],
            properties: Object.fromEntries(
              names.map((other) => [other, { $ref: `#/components/schemas/${other}` }]),
            ),
          },
        ]),
      ),
    },
  })
  expect(between(dense('string'), dense('string'))).toEqual(nothing)
  expect(between(dense('string'), dense('integer')).findings.length).toBeGreaterThan(0)
})
