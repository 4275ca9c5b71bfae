import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stableJson } from '../../../content/document/canonical.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import {
  countingKeys,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../../testing/generators/random-documents.ts'
import { spliceBetween, spliced } from './document-splice.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FC_RUNS'] ?? 300)

it(`turns one document into the other, through JSON (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 5 }), (from, edits) => {
      const random = seededRandom(from)
      const mint = countingKeys('k')
      const before = randomDocument(random, 12, mint)
      const after = randomEdit(random, before, edits, mint)
      for (const [a, b] of [
        [before, after],
        [after, before],
        [emptyDocument, after],
        [after, emptyDocument],
      ] as const) {
        const kept: unknown = JSON.parse(JSON.stringify(spliceBetween(a, b)))
        expect(stableJson(spliced(a, kept))).toBe(stableJson(b))
      }
    }),
    { seed, numRuns },
  )
})

it('stores one block for an edit of one block, and loses no text over another document', () => {
  const mint = countingKeys('k')
  const random = seededRandom(seed)
  const document = randomDocument(random, 40, mint)
  const [first] = document.nodes
  if (first === undefined) throw new Error('The text has blocks.')
  const changed = { ...document, nodes: [{ ...first, key: 'other' }, ...document.nodes.slice(1)] }
  const splice = spliceBetween(document, changed)
  expect(splice.nodes).toHaveLength(1)
  expect(spliced(emptyDocument, splice)).toMatchObject({ nodes: [...emptyDocument.nodes, splice.nodes[0]] })
  // Earlier versions of the dashboard stored whole texts.
  expect(spliced(document, changed)).toBe(changed)
})
