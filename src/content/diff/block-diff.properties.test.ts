import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countingKeys,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../testing/generators/random-documents.ts'
import { applyDiff, countChanges, invertDiff } from './apply-block-diff.ts'
import { diffDocuments, isEmptyDiff } from './block-diff.ts'
import { eachPlace, treeOf } from '../document/block-tree.ts'
import { canonicalBytes, contentText, parseCanonical, sameContent } from '../document/canonical.ts'
import { carriesKey, type RichTextDocument } from '../document/document.ts'
import { assignKeys, keyedBlocks, rekey } from './block-keys.ts'
import { matchTrees } from './match-blocks.ts'
import { normalize } from '../document/normalize.ts'
import { sha256 } from '../../testing/generators/revisions.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260411)
const numRuns = process.env['RECTO_LONG'] === '1' ? 50_000 : 1_500

/** Two versions from one seed: with keys for odd seeds, unrelated documents for every seventh. */
const versions = (of: number): [RichTextDocument, RichTextDocument] => {
  const random = seededRandom(of)
  const mint = of % 2 === 1 ? countingKeys('k') : undefined
  const a = randomDocument(random, 8, mint)
  return [
    a,
    of % 7 === 0
      ? randomDocument(random, 8, mint)
      : randomEdit(random, a, 1 + Math.floor(random() * 6), mint),
  ]
}

const holds = (law: (a: RichTextDocument, b: RichTextDocument) => void): void =>
  fc.assert(
    fc.property(fc.nat(2 ** 31), (of) => law(...versions(of))),
    { seed, numRuns },
  )

test('normalize is idempotent, and stored bytes are read back', () => {
  holds((_, b) => {
    expect(normalize(b)).toEqual(b)
    expect(parseCanonical(canonicalBytes(b))).toEqual(b)
  })
})

test('matching a document with itself is the identity, twins and all', () => {
  holds((a) => {
    const [one, two] = [treeOf(a.nodes), treeOf(structuredClone(a.nodes))]
    const { toB, moved, precise } = matchTrees(one, two)
    const path = (place: typeof one): string =>
      place.parent === null ? '' : `${path(place.parent)}/${place.part}:${place.index}`
    eachPlace(one, (place) => expect(path(toB.get(place) ?? one)).toBe(path(place)))
    expect([moved.size, precise]).toEqual([0, true])
  })
})

test('a matching is a bijection, and what it calls moved is sure', () => {
  holds((a, b) => {
    const { toB, toA, moved } = matchTrees(treeOf(a.nodes), treeOf(b.nodes))
    expect(toA.size).toBe(toB.size)
    for (const [from, to] of toB) expect(toA.get(to)).toBe(from)
    for (const from of moved) {
      const to = toB.get(from)?.block
      if (from.block.key === undefined || from.block.key !== to?.key) {
        expect(to && contentText(to)).toBe(contentText(from.block))
      }
    }
  })
})

test('apply(diff(a, b), a) is b with its keys, and the inverse leads back', () => {
  holds((a, b) => {
    const diff = diffDocuments(a, b)
    expect(applyDiff(diff, a)).toEqual(b)
    expect(applyDiff(invertDiff(diff), b)).toEqual(a)
    expect(invertDiff(invertDiff(diff))).toEqual(diff)
  })
})

test('the difference is empty exactly when the content is the same', () => {
  holds((a, b) => {
    expect(isEmptyDiff(diffDocuments(a, structuredClone(a)))).toBe(true)
    const diff = diffDocuments(a, b)
    expect(isEmptyDiff(diff)).toBe(sameContent(a, b))
    const { added, removed, changed, moved } = countChanges(diff)
    expect(added + removed + changed + moved > 0).toBe(!sameContent(a, b))
  })
})

test('assigned keys are unique, complete, repeatable, and kept by a rewrite that changes nothing', () => {
  holds((a, b) => {
    const bare = (document: RichTextDocument): RichTextDocument =>
      normalize(JSON.parse(JSON.stringify(document, (name, value) => (name === 'key' ? undefined : value))))
    const first = assignKeys({ page: 'p', document: a, sha256 })
    const keys: string[] = []
    eachPlace(treeOf(first.nodes), ({ block }) => {
      if (carriesKey(block.type)) keys.push(block.key ?? 'missing')
    })
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('missing')
    expect(sameContent(first, a)).toBe(true)
    expect(assignKeys({ page: 'p', before: first, document: bare(a), sha256 })).toEqual(first)
    const write = (): RichTextDocument => assignKeys({ page: 'p', before: first, document: bare(b), sha256 })
    expect(write()).toEqual(write())
    const copy = rekey(first, countingKeys('n'))
    expect([...keyedBlocks(copy).keys()].some((key) => keyedBlocks(first).has(key))).toBe(false)
  })
})
