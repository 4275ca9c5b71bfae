import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalBytes, sameContent, stableJson } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { keyedBlocks, rekey } from '../../../content/diff/block-keys.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { corpusFolder, readFolder } from '../../../testing/generators/corpus.ts'
import { countingKeys, randomDocument, seededRandom } from '../../../testing/generators/random-documents.ts'
import { sourceOf, type SourceNames } from './source-document.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FC_RUNS'] ?? 200)

const every = process.env['RECTO_LONG'] === '1' ? 1 : 6

const names: SourceNames = {
  pathOf: (page) => (page.endsWith('x') ? undefined : `guide/${page}`),
  pageAt: (path) => (path.startsWith('guide/') ? path.slice(6) : undefined),
}
const bytes = (document: RichTextDocument): string => new TextDecoder().decode(canonicalBytes(document))

it(`returns the same document, keys included, while its Markdown is unchanged (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer(), (from) => {
      const random = seededRandom(from)
      const document = normalize(randomDocument(random, 12, countingKeys('k')))
      const source = sourceOf(document, names)
      expect(source.read(source.text).document).toBe(document)
      // Typed and undone: another string object, with a different text parsed in between.
      source.read(`${source.text}\n\nmore`)
      expect(bytes(source.read(`${source.text}`).document)).toBe(bytes(document))
    }),
    { seed, numRuns },
  )
}, 60_000)

it(`leaves blocks before and after an edit alone (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (from, above) => {
      const random = seededRandom(from)
      const document = normalize(randomDocument(random, 12, countingKeys('k')))
      const source = sourceOf(document, names)
      const written = 'A sentence that nobody has written before.'
      const next = source.read(above ? `${written}\n\n${source.text}` : `${source.text}\n${written}\n`)
      const known = document.nodes.map(stableJson)
      expect(next.document.nodes.map(stableJson).filter((node) => known.includes(node))).toEqual(known)
      expect(next.document.nodes).toHaveLength(known.length + 1)
      // Each block has the start of its text, in ascending order.
      expect(next.starts).toHaveLength(next.document.nodes.length)
      expect(next.starts).toEqual(next.starts.toSorted((a, b) => a - b))
      expect(above ? next.starts[0] : 0).toBe(0)
      expect(source.read(source.text).starts).toHaveLength(document.nodes.length)
      expect(new Set(keyedBlocks(next.document).keys()).size).toBe(keyedBlocks(next.document).size)
    }),
    { seed, numRuns },
  )
}, 60_000)

const folder = corpusFolder()
it.skipIf(folder === undefined)(
  'gives every page of the corpus back, and keeps its keys when one word is changed',
  () => {
    const pages = [...readFolder(folder?.path ?? '')].filter(([path]) => path.endsWith('.md'))
    for (const [at, [path, file]] of pages.entries()) {
      // Each page is read three times over; all of them only where time is taken.
      if (at % every !== 0) continue
      const parsed = parseMarkdown(new TextDecoder().decode(file), { file: path }).document
      const mint = countingKeys('k')
      const document = rekey(parsed, mint)
      const source = sourceOf(document, names)
      // Parsed from the text alone, without cached blocks.
      const again = sourceOf(document, names).read(`${source.text}\n`).document
      expect(sameContent(again, document), path).toBe(true)
      expect([...keyedBlocks(again).keys()], path).toEqual([...keyedBlocks(document).keys()])
    }
  },
  240_000,
)
