/** Properties of replacing, over random texts with random marks. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalBytes } from './canonical.ts'
import type { Block, RichTextDocument } from './document.ts'
import { emptyDocument } from './document.ts'
import { normalize } from './normalize.ts'
import type { Replacement } from './replace-text.ts'
import { placesIn, replaceInDocument } from './replace-text.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 300) }

// Few letters, so that matches are frequent, also across mark boundaries; one astral character.
const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '😀'), maxLength: 6 })
const leaf = fc.record({ text: piece, bold: fc.boolean(), code: fc.boolean() })
const document: fc.Arbitrary<RichTextDocument> = fc
  .array(fc.array(leaf, { maxLength: 5 }), { maxLength: 4 })
  .map((blocks) =>
    normalize({
      ...emptyDocument,
      nodes: blocks.map((leaves, at): Block => ({
        ...{ object: 'block', type: 'paragraph', key: `b${at}`, data: {} },
        nodes: [
          {
            object: 'text',
            leaves: leaves.map(({ text, bold, code }) => ({
              object: 'leaf',
              text,
              marks: [
                ...(bold ? [{ object: 'mark' as const, type: 'bold' }] : []),
                ...(code ? [{ object: 'mark' as const, type: 'code' }] : []),
              ],
            })),
          },
        ],
      })),
    }),
  )
const find = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), minLength: 1, maxLength: 3 })
const rule = fc.record({
  find,
  matchCase: fc.boolean(),
  wholeWord: fc.boolean(),
  text: fc.boolean(),
  code: fc.boolean(),
})

const textOf = (one: RichTextDocument): string =>
  one.nodes
    .map((block) =>
      (block.nodes ?? [])
        .flatMap((node) => (node.object === 'text' ? node.leaves.map(({ text }) => text) : []))
        .join(''),
    )
    .join('\n')
const bytes = (one: RichTextDocument): string => Buffer.from(canonicalBytes(one)).toString()

test('a letter that stands nowhere leads there and back, and nothing is found twice', () => {
  fc.assert(
    fc.property(document, rule, (before, how) => {
      const there: Replacement = { ...how, replace: 'Ω' }
      const { document: after, hits } = replaceInDocument(before, there)
      expect(textOf(after).split('Ω').length - 1).toBe(hits.length)
      const back = replaceInDocument(after, {
        ...there,
        find: 'Ω',
        replace: how.find,
        matchCase: true,
        wholeWord: false,
      })
      expect(back.hits).toHaveLength(hits.length)
      // Matches in another case are restored in the case of the search.
      if (how.matchCase) expect(textOf(back.document)).toBe(textOf(before))
      else expect(textOf(back.document).toLowerCase()).toBe(textOf(before).toLowerCase())
    }),
    runs,
  )
})

test('what is not accepted stays byte for byte; accepted one by one is accepted together', () => {
  fc.assert(
    fc.property(document, rule, (before, how) => {
      const there: Replacement = { ...how, replace: 'Ω' }
      const none = replaceInDocument(before, there, () => false)
      expect(none.document).toBe(before)
      const all = replaceInDocument(before, there)
      expect(all.hits).toEqual(none.hits)
      if (all.hits.length === 0) expect(all.document).toBe(before)
      else expect(bytes(all.document)).toBe(bytes(normalize(all.document)))
    }),
    runs,
  )
})

test('every place holds what is looked for', () => {
  fc.assert(
    fc.property(piece, rule, (text, how) => {
      for (const { at, end } of placesIn(text, how)) {
        const found = text.slice(at, end)
        expect(how.matchCase ? found : found.toLowerCase()).toBe(how.find)
      }
    }),
    runs,
  )
})
