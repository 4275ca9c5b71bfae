/**
 * Every construct of the grammar nested in every other: such texts are parsed, printed, compared, merged, measured,
 * searched and rendered, and the properties of each hold.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageLimits } from '../../testing/fixtures/page-limits.ts'
import { countingKeys, randomEdit, seededRandom } from '../../testing/generators/random-documents.ts'
import { containers, leaves, nestedMarkdown } from '../../testing/generators/nested-markdown.ts'
import { chanceOf } from '../../testing/generators/seeded.ts'
import { applyDiff, invertDiff } from '../diff/apply-block-diff.ts'
import { diffDocuments } from '../diff/block-diff.ts'
import { mergeDocuments } from '../merge/block-merge.ts'
import { canonicalBytes, parseCanonical, sameContent, stableJson } from '../document/canonical.ts'
import { checkDocument, checkMarkdown } from '../document/document-limits.ts'
import type { ContentReference, RichTextDocument } from '../document/document.ts'
import { assignKeys, keyedBlocks } from '../diff/block-keys.ts'
import { linksOf } from '../links/links.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'
import { normalize } from '../document/normalize.ts'
import { renderToHtml } from '../render/print-tree.ts'
import { rawHtml } from '../render/raw-html.ts'
import { renderDocument } from '../render/render-document.ts'
import { searchSections } from '../document/search-text.ts'
import { sha256 } from '../../testing/generators/revisions.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261122)
/** Number of texts, and their nesting depth. */
const { numRuns, depth } =
  process.env['RECTO_LONG'] === '1' ? { numRuns: 10_000, depth: 5 } : { numRuns: 100, depth: 3 }

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const read = (source: string): RichTextDocument => parseMarkdown(source, { file: '', titled: false }).document
const print = (document: RichTextDocument): string => printMarkdown(document, { href })
const picture = (document: RichTextDocument): string => document.nodes.map(stableJson).join('\n')

const holds = (law: (source: string, of: number) => void): void =>
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.nat(depth), (of, levels) =>
      law(nestedMarkdown(chanceOf(of), levels), of),
    ),
    { seed, numRuns },
  )

/** A text as stored, and two edits of it. */
const sides = (source: string, of: number) => {
  const base = assignKeys({ page: 'p', document: normalize(read(source)), sha256 })
  const random = seededRandom(of)
  const edited = (prefix: string) => randomEdit(random, base, 1 + (of % 4), countingKeys(prefix))
  return { base, main: edited('m'), change: edited('c') }
}

describe('texts of every construct inside every other', { timeout: 300_000 }, () => {
  it('hold all of them', () => {
    const held = Array.from({ length: 300 }, (_, of) => nestedMarkdown(chanceOf(of), 4)).join('\n')
    for (const make of Object.values(leaves))
      expect(held).toContain((make(chanceOf(1))[0] ?? '').split(/[a-zA-Z0-9 ]{3}/)[0])
    expect(Object.keys(containers).length).toBeGreaterThan(10)
  })

  it('are within the limits of a page, as text and as document', () => {
    holds((source) => {
      expect(() => checkMarkdown(source, pageLimits)).not.toThrow()
      expect(() => checkDocument(read(source), pageLimits)).not.toThrow()
    })
  })

  it('survive printing, and the printed form does not move', () => {
    holds((source) => {
      const document = read(source)
      const printed = print(document)
      const again = read(printed)
      expect(picture(again)).toBe(picture(document))
      expect(print(again)).toBe(printed)
    })
  })

  it('have one normal form with a key on each block, which is read back from its bytes', () => {
    holds((source, of) => {
      const { base } = sides(source, of)
      expect(normalize(base)).toEqual(base)
      expect(parseCanonical(canonicalBytes(base))).toEqual(base)
      expect(keyedBlocks(base).size).toBeGreaterThan(0)
    })
  })

  it('are compared so that a difference leads from one to the other and back', () => {
    holds((source, of) => {
      const { base, main } = sides(source, of)
      const diff = diffDocuments(base, main)
      expect(sameContent(applyDiff(diff, base), main)).toBe(true)
      expect(sameContent(applyDiff(invertDiff(diff), main), base)).toBe(true)
    })
  })

  it('are merged: what one side did stands, and both together give a text in normal form', () => {
    holds((source, of) => {
      const { base, main, change } = sides(source, of)
      expect(sameContent(mergeDocuments({ base, main, change: base }).document, main)).toBe(true)
      expect(sameContent(mergeDocuments({ base, main: base, change }).document, change)).toBe(true)
      const { document } = mergeDocuments({ base, main, change })
      expect(normalize(document)).toEqual(document)
    })
  })

  it('are drawn, and give their words and links to the search and the graph', () => {
    holds((source) => {
      const document = read(source)
      // Without a way to evaluate: a page may be one condition that does not hold.
      const nodes = renderDocument(document, {
        resolve: () => ({ href: '/a', title: 'A', state: 'ok' }),
        reusableContent: () => undefined,
        rawHtml,
      })
      expect(renderToHtml(nodes)).not.toBe('')
      for (const { body } of searchSections(document, 'A')) expect(body.isWellFormed()).toBe(true)
      for (const { reference } of linksOf(document)) expect(reference.kind).toBeTypeOf('string')
    })
  })
})
