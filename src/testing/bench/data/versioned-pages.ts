/** Spaces with a history, generated from a seed: data for the merge and history benchmarks. */
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument, plainText } from '../../../content/document/document.ts'
import type { Hash, PageEntry } from '../../../content/revision/revision.ts'
import { sha256 } from '../../../service/storage/objects/objects.ts'
import { words } from '../../generators/corpus-vocabulary.ts'
import type { Chance } from '../../generators/seeded.ts'

export interface Page {
  readonly entry: PageEntry
  readonly document: RichTextDocument
  readonly bytes: Uint8Array
  readonly hash: Hash
}

const key = (chance: Chance): string =>
  `b${chance.next().toString(36).slice(2, 12)}${chance.next().toString(36).slice(2, 12)}`

const paragraph = (chance: Chance, own = key(chance)): Block => ({
  object: 'block',
  type: 'paragraph',
  key: own,
  data: {},
  nodes: [plainText(words(chance, chance.between(20, 40)))],
})

/** A page with this document. */
export const withDocument = (entry: PageEntry, document: RichTextDocument): Page => {
  const bytes = canonicalBytes(document)
  const hash = sha256(bytes)
  return { entry: { ...entry, document: hash }, document, bytes, hash }
}

/** Pages of 20 to 60 paragraphs of about 200 bytes, twenty under each page of the first level. */
export const pagesOf = (chance: Chance, count: number): Page[] =>
  Array.from({ length: count }, (_, at) => {
    const entry: PageEntry = {
      kind: 'page',
      id: `p${at}`,
      type: 'document',
      title: words(chance, 3),
      slug: `page-${at}`,
      parent: at % 20 === 0 ? null : `p${at - (at % 20)}`,
      order: `a${at.toString(36).padStart(4, '0')}`,
    }
    const nodes = Array.from({ length: chance.between(20, 60) }, () => paragraph(chance))
    return withDocument(entry, { ...emptyDocument, nodes })
  })

/** The page with new text in one block: the one at `at`, otherwise a random one. */
export const edited = (
  chance: Chance,
  page: Page,
  at = chance.between(0, page.document.nodes.length - 1),
): Page => {
  const { nodes } = page.document
  return withDocument(page.entry, {
    ...page.document,
    nodes: nodes.with(at, paragraph(chance, nodes[at]?.key)),
  })
}
