import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countingKeys,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../testing/generators/random-documents.ts'
import { mergeDocuments } from './block-merge.ts'
import { canonicalBytes } from '../document/canonical.ts'
import type { RichTextDocument } from '../document/document.ts'
import { assignKeys } from '../diff/block-keys.ts'
import { mergeCanonicalLines } from './line-merge.ts'
import { normalize } from '../document/normalize.ts'
import { sha256 } from '../../testing/generators/revisions.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261122)
const numRuns = process.env['RECTO_LONG'] === '1' ? 50_000 : 3_000
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Stored as in `service/content/revisions/merge-content.ts`. */
const wholeWay = (base: RichTextDocument, main: RichTextDocument, change: RichTextDocument) => {
  const merged = mergeDocuments({ base, main, change })
  const own = canonicalBytes(merged.document)
  const keyed = assignKeys({ page: sha256(own), document: merged.document, sha256 })
  return { merged, bytes: keyed === merged.document ? own : canonicalBytes(keyed) }
}

/** A document as stored: in normal form, with a unique key for every block. */
const stored = (document: RichTextDocument, page: string): RichTextDocument =>
  assignKeys({ page, document: normalize(document), sha256 })

test('what is merged over lines is what the merge of documents gives, byte for byte, and clean', () => {
  let [taken, changedBoth] = [0, 0]
  fc.assert(
    fc.property(fc.nat(2 ** 31), (of) => {
      const random = seededRandom(of)
      const base = stored(randomDocument(random, 8, countingKeys('k')), 'b')
      const main = stored(randomEdit(random, base, 1 + (of % 2), countingKeys('m')), 'm')
      const from = of % 7 === 0 ? main : base
      const change = stored(randomEdit(random, from, 1 + (of % 3), countingKeys('c')), 'c')
      const [o, m, c] = [base, main, change].map(canonicalBytes)
      if (o === undefined || m === undefined || c === undefined) return
      const quick = mergeCanonicalLines(o, m, c)
      if (quick === undefined) return
      const { merged, bytes } = wholeWay(base, main, change)
      expect(text(quick)).toBe(text(bytes))
      expect([
        merged.conflicts,
        merged.automatic,
        [...merged.keyMap].filter(([from, to]) => from !== to),
      ]).toEqual([[], [], []])
      taken += 1
      if (text(o) !== text(m) && text(o) !== text(c) && text(m) !== text(c)) changedBoth += 1
    }),
    { seed, numRuns },
  )
  // Guards against a vacuous property: most of the intended cases occur.
  expect(taken).toBeGreaterThan(numRuns / 20)
  expect(changedBoth).toBeGreaterThan(numRuns / 100)
})

test('leaves to the merge of documents what takes more than lines', () => {
  const lines = (...all: string[]): Uint8Array =>
    new TextEncoder().encode(`{"data":{"schemaVersion":1},"object":"document"}\n${all.join('\n')}\n`)
  const block = (key: string, words: string) =>
    `{"key":"${key}","data":{"w":"${words}"},"object":"block","type":"x"}`
  const [a, b] = [block('a', '1'), block('b', '1')]
  const merged = (...[main, change]: [string[], string[]]) => {
    const bytes = mergeCanonicalLines(lines(a, b), lines(...main), lines(...change))
    return bytes && text(bytes).split('\n').slice(1, -1)
  }
  expect(merged([block('a', '2'), b], [a, block('b', '3')])).toEqual([block('a', '2'), block('b', '3')])
  expect(merged([block('a', '2'), b], [block('a', '2'), b])).toBeUndefined()
  expect(merged([block('a', '2'), b], [block('a', '3'), b])).toBeUndefined()
  const old = (...all: string[]) => new TextEncoder().encode(text(lines(...all)).replace('n":1', 'n":0'))
  expect(mergeCanonicalLines(old(a), old(a), old(a))).toBeUndefined()
  expect(merged([a, b, block('c', '1')], [a, block('b', '2')])).toBeUndefined()
  expect(merged([b, a], [a, block('b', '2')])).toBeUndefined()
  // Both inserted a block with the same key, far apart: it must not occur twice.
  const both = block('n', '1')
  expect(merged([both, a, b], [a, b, both])).toBeUndefined()
  expect(merged([a, '{"data":{},"object":"block","type":"y"}'], [a, b])).toBeUndefined()
})
