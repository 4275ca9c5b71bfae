/** Laws of tagged text and of the units of a document, on random documents and the pages of a corpus. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countingKeys, randomDocument, seededRandom } from '../../testing/generators/random-documents.ts'
import {
  anyInlines,
  madeUpTarget,
  storedDocument,
  translationCorpus,
} from '../../testing/generators/translation-texts.ts'
import { stableJson } from '../document/canonical.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import { blockKind } from '../document/node-kinds.ts'
import { walk } from '../document/walk.ts'
import { targetsOfResult, translatedDocument, unitsOfDocument } from './document-units.ts'
import { readTags } from './read-tags.ts'
import { fromTagged, toTagged, type InlineNode } from './tagged-text.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261125)
const numRuns = process.env['RECTO_LONG'] === '1' ? 20_000 : 400
const options = { seed, numRuns }

const corpus = translationCorpus()

const expectExact = (nodes: readonly InlineNode[]): void => {
  const { text, tags } = toTagged(nodes)
  expect(fromTagged(text, tags)).toEqual({ nodes })
}

const textBlocks = (document: RichTextDocument): Block[] =>
  [...walk(document)].flatMap(({ node }) =>
    node.object === 'block' && blockKind(node.type) === 'text' ? [node] : [],
  )

/** A page of one paragraph, one cell and one column title with these texts. */
const documentWith = ([first, second, title]: readonly (readonly InlineNode[])[]): RichTextDocument => {
  const paragraph = (nodes: readonly InlineNode[] = []): Block => ({
    ...{ object: 'block', type: 'paragraph', data: {}, nodes },
  })
  const table: Block = {
    ...{ object: 'block', type: 'table', isVoid: true },
    data: {
      view: { type: 'grid', columns: ['c 0'] },
      definition: { 'c 0': { id: 'c 0', title: 'Column', titleNodes: title as never, type: 'text' } },
      records: { 'r.0': { orderIndex: 'a0', values: { 'c 0': 'r.0:c 0' } } },
    },
    fragments: [{ object: 'fragment', fragment: 'r.0:c 0', nodes: [paragraph(second), paragraph(first)] }],
  }
  return storedDocument({ object: 'document', data: {}, nodes: [paragraph(first), table] })
}

/** Translates every unit, then reads the targets from the result. */
const expectTranslated = (source: RichTextDocument, turned: boolean): void => {
  const units = unitsOfDocument(source)
  const targets = new Map(units.map(({ id, tagged }) => [id, madeUpTarget(tagged.text, { turned })]))
  const { document, problems } = translatedDocument(source, targets)
  expect(Object.fromEntries(problems)).toEqual({})
  expect(stableJson(normalize(structuredClone(document)))).toBe(stableJson(document))
  const again = translatedDocument(source, targetsOfResult(source, document))
  // Marks that overlap in another order than in the source can be read as tags that it does not have.
  if (!turned) expect(Object.fromEntries(again.problems)).toEqual({})
  if (again.problems.size === 0) expect(stableJson(again.document)).toBe(stableJson(document))
}

describe('tagged text', () => {
  it('gives back the nodes of every text', () => {
    fc.assert(fc.property(anyInlines, expectExact), options)
  })

  it('gives back every text of the corpus', () => {
    for (const { document } of corpus)
      for (const { nodes } of textBlocks(document)) expectExact(nodes as readonly InlineNode[])
  })

  it('gives back every text of random documents', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        for (const { nodes } of textBlocks(randomDocument(seededRandom(number), 6)))
          expectExact(nodes as readonly InlineNode[])
      }),
      options,
    )
  })

  it('reads anything without failing, and nothing that is not its own form', () => {
    const pieces = ['<g id="1">', '</g>', '<x id="2"/>', '&amp;', '&', '<', '>', 'a', '<x id="1"/>', ';', '"']
    const { tags } = toTagged([
      { object: 'text', leaves: [{ object: 'leaf', text: 'a', marks: [{ object: 'mark', type: 'bold' }] }] },
      { object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f600' } },
    ])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (list) => {
        const text = list.join('')
        const read = fromTagged(text, tags)
        if ('nodes' in read) {
          expect(text.split('<g id="1">').length).toBe(2)
          expect(text.split('<x id="2"/>').length).toBe(2)
        } else expect(read.problems.length).toBeGreaterThan(0)
      }),
      options,
    )
  })
})

describe('units of a document', () => {
  it('have ids of the contract that occur once, and texts that can be read', () => {
    for (const { document, name } of corpus) {
      const units = unitsOfDocument(document)
      expect(new Set(units.map(({ id }) => id)).size, name).toBe(units.length)
      for (const { id, tagged } of units) {
        expect(id).toMatch(/^[\w.-]{1,128}(?::[\w.-]{1,255})?$/)
        expect(readTags(tagged.text)).toHaveProperty('parts')
      }
    }
  })

  it('leave the document as it is when nothing is put in', () => {
    for (const { document } of corpus.slice(0, 60)) {
      expect(translatedDocument(document, new Map()).document).toBe(document)
      const own = new Map(unitsOfDocument(document).map(({ id, tagged }) => [id, tagged.text]))
      expect(stableJson(translatedDocument(document, own).document)).toBe(stableJson(document))
      expect(targetsOfResult(document, document)).toEqual(own)
    }
  })

  it.each([false, true])('are read from a result as they were put in, turned: %s', (turned) => {
    for (const { document } of corpus.slice(0, 40)) expectTranslated(document, turned)
    fc.assert(
      fc.property(fc.tuple(anyInlines, anyInlines, anyInlines), (texts) =>
        expectTranslated(documentWith(texts), turned),
      ),
      { seed, numRuns: numRuns / 2 },
    )
    fc.assert(
      fc.property(fc.integer(), (number) => {
        const document = randomDocument(seededRandom(number), 6, countingKeys('b'))
        expectTranslated(document, turned)
      }),
      { seed, numRuns: numRuns / 4 },
    )
  })
})
