/** The text of a page of a site: the documents that it shows, and what they are rendered with for one visitor. */
import { createHash } from 'node:crypto'
import type { RichTextDocument } from '../../../content/document.ts'
import { emojiOf } from '../../../content/emoji/emoji.ts'
import type { RenderContext } from '../../../content/render/context.ts'
import { rawHtml } from '../../../content/render/raw-html.ts'
import type { Hash } from '../../../content/revision.ts'
import { entryLine } from '../../../content/entry-bytes.ts'
import type { ContentSnapshot } from '../../pages/content-snapshot.ts'
import { expressionInput } from '../../pages/expression-input.ts'
import { readDocument } from '../../pages/read-content.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Surroundings } from '../../surroundings.ts'
import { documentNeeds, needsOf } from './document-needs.ts'
import type { DocumentNeeds } from './document-needs.ts'
import { treeKey } from './navigation.ts'
import type { PagesOf } from './page-link.ts'
import { referenceResolver } from './page-link.ts'
import type { FoundPage } from './resolved.ts'
import type { VisibleSite } from './visible-site.ts'

/** The documents that a page shows: its own and those of reusable content, as far as they are reached. */
export interface PageText {
  readonly document: RichTextDocument | undefined
  readonly reused: ReadonlyMap<string, RichTextDocument>
  readonly needs: DocumentNeeds
}

const noNeeds: DocumentNeeds = { spaces: [], files: [], personal: false, reuses: false }

/** Reads a page's documents. Reusable content of the space is read whole when the page reuses any. */
export const pageText = async (
  around: Surroundings,
  { pages, node, siteSpace }: Pick<FoundPage, 'pages' | 'node' | 'siteSpace'>,
): Promise<PageText> => {
  const hash = node.entry.document
  if (hash === undefined) return { document: undefined, reused: new Map(), needs: noNeeds }
  const { space } = siteSpace
  const read = (one: Hash) => readDocument(around, around.store.read, space, one)
  const document = await read(hash)
  const own = await documentNeeds(space, hash, () => Promise.resolve(document))
  if (!own.reuses) return { document, reused: new Map(), needs: own }
  const reused = new Map<string, RichTextDocument>()
  const all = [own]
  for (const content of pages.snapshot.reusableContents.values()) {
    const part = await read(content.document)
    reused.set(content.id, part)
    all.push(needsOf(part, space))
  }
  const needs = {
    spaces: [...new Set(all.flatMap(({ spaces }) => spaces))],
    files: [...new Set(all.flatMap(({ files }) => files))],
    personal: all.some(({ personal }) => personal),
    reuses: true,
  }
  return { document, reused, needs }
}

/** What the documents of a page are rendered with. */
export const renderContext = (
  site: VisibleSite,
  found: Pick<FoundPage, 'pages' | 'node' | 'siteSpace'>,
  text: PageText,
  pagesOf: PagesOf,
): RenderContext => ({
  resolve: referenceResolver(site, found.siteSpace, pagesOf, found.node),
  expressions: {
    mode: 'true',
    input: { ...expressionInput(found.pages.snapshot, found.node.entry), ...site.input },
  },
  reusableContent: ({ space, reusableContent }) =>
    space === undefined || space === found.siteSpace.space ? text.reused.get(reusableContent) : undefined,
  rawHtml,
  emoji: emojiOf,
})

/** Spaces to which links in the tree of pages lead; found once for all pages of a content. */
export const navigationSpaces = oneFor(({ pages }: ContentSnapshot): readonly string[] => {
  const spaces = new Set<string>()
  for (const { target } of pages.values())
    if (target && 'space' in target && target.space !== undefined) spaces.add(target.space)
  return [...spaces]
})

/** One text for equal values. */
export const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Everything that the text of a page on this site follows from, for a visitor who sees what this one sees. */
export const contentParts = (
  site: VisibleSite,
  { pages, node, siteSpace }: FoundPage,
  { needs }: PageText,
  pagesOf: PagesOf,
): readonly unknown[] => {
  const { snapshot } = pages
  const { organization, id } = site.model.row
  return [
    ...[organization, id, siteSpace.id, site.origin, site.base],
    ...[entryLine(node.entry), snapshot.variables],
    needs.files.map((file) => snapshot.files.get(file)?.blob),
    needs.reuses ? [...snapshot.reusableContents.values()].map(({ id: of, document }) => [of, document]) : [],
    [...pagesOf].map(([space, other]) => [space, treeKey(other.snapshot), other.key]),
    needs.personal ? site.claimsKey : '',
  ]
}
