/** The text of a page of a site: the documents that it shows, and what they are rendered with for one visitor. */
import { createHash } from 'node:crypto'
import { entryLine } from '../../../content/revision/entry-lines.ts'
import { maximumReuseDepth, maximumReuses } from '../../../content/render/render-run.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { bytesIn } from '../../computing/compute.ts'
import { Failure } from '../../http/failure.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { expressionInput } from '../../content/revisions/expression-input.ts'
import { storedDocument } from '../../pages/read-content.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import { documentNeeds } from './document-dependencies.ts'
import type { DocumentNeeds } from './document-dependencies.task.ts'
import { treeKey } from '../visibility/navigation.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import type { StoredPage } from './stored-page.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

type At = Pick<FoundPage, 'pages' | 'node' | 'siteSpace'>

/** The documents that a page shows: its own and those of reusable content, as far as they are reached. */
export interface PageText {
  /** Absent on a page that has none. */
  readonly document: Hash | undefined
  /** By id; undefined for what is gone. */
  readonly reused: ReadonlyMap<string, Hash | undefined>
  readonly needs: Pick<DocumentNeeds, 'spaces' | 'files' | 'personal' | 'expressions' | 'bytes' | 'weight'>
}

const noNeeds = { spaces: [], files: [], personal: false, expressions: 0, bytes: 0, weight: 0 }

/** Stored bytes that one page may show. */
const mostBytes = 32 * 1024 * 1024

/** The weight of a page with all reused content that is drawn in it. */
const wholeWeight = (own: DocumentNeeds, parts: ReadonlyMap<string, DocumentNeeds>): number => {
  let { weight } = own
  let drawn = 0
  const add = ({ reuses }: DocumentNeeds, times: number, depth: number): void => {
    for (const [id, count] of reuses) {
      const part = parts.get(id)
      const here = Math.min(times * count, maximumReuses - drawn)
      if (part === undefined || here <= 0 || depth > maximumReuseDepth) continue
      drawn += here
      weight += here * part.weight
      add(part, here, depth + 1)
    }
  }
  add(own, 1, 1)
  return weight
}

/** Which documents a page shows, and what follows from them. They are read only where that is not known yet. */
export const pageText = async (ctx: Context, { pages, node, siteSpace }: At): Promise<PageText> => {
  const { document } = node.entry
  if (document === undefined) return { document, reused: new Map(), needs: noNeeds }
  const { space } = siteSpace
  const needsOf = (hash: Hash) =>
    documentNeeds(ctx, space, hash, () => storedDocument(ctx, ctx.store.read, space, hash))
  const own = await needsOf(document)
  if (own.reuses.length === 0) return { document, reused: new Map(), needs: own }
  const reused = new Map<string, Hash | undefined>()
  const parts = new Map<string, DocumentNeeds>()
  const waiting = [own]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const [id] of next.reuses) {
      if (reused.has(id)) continue
      const hash = pages.snapshot.reusableContents.get(id)?.document
      reused.set(id, hash)
      if (hash === undefined) continue
      const part = await needsOf(hash)
      parts.set(id, part)
      waiting.push(part)
    }
  const all = [own, ...parts.values()]
  const sum = (value: (needs: DocumentNeeds) => number) =>
    all.reduce((total, needs) => total + value(needs), 0)
  return {
    document,
    reused,
    needs: {
      spaces: [...new Set(all.flatMap(({ spaces }) => spaces))],
      files: [...new Set(all.flatMap(({ files }) => files))],
      personal: all.some(({ personal }) => personal),
      expressions: sum(({ expressions }) => expressions),
      bytes: sum(({ bytes }) => bytes),
      weight: wholeWeight(own, parts),
    },
  }
}

/** The stored page with what its expressions read; undefined on a page without a text. */
export const storedPage = async (
  ctx: Context,
  site: VisibleSite,
  { pages, node, siteSpace }: At,
  { document, reused, needs }: PageText,
): Promise<{ readonly page: StoredPage; readonly weight: number } | undefined> => {
  if (document === undefined) return undefined
  if (needs.bytes > mostBytes)
    throw new Failure('too-large', 'This page shows more than one page may. Divide it into smaller parts.')
  const { space } = siteSpace
  const read = (hash: Hash) => storedDocument(ctx, ctx.store.read, space, hash)
  const contents = new Map<string, Uint8Array>()
  for (const [id, hash] of reused) if (hash !== undefined) contents.set(id, await read(hash))
  const input = { ...expressionInput(pages.snapshot, node.entry), ...site.input }
  return {
    page: { document: await read(document), reused: contents, space, input },
    weight: needs.weight + needs.expressions * Math.max(0, bytesIn(input) - fewVariables),
  }
}

/** Bytes of variables and claims that no expression is slow to print. */
const fewVariables = 4 * 1024

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
  { pages, node, siteSpace }: At,
  { reused, needs }: PageText,
  pagesOf: PagesOf,
): readonly unknown[] => {
  const { snapshot } = pages
  const { organization, id } = site.model.row
  return [
    ...[organization, id, siteSpace.id, site.origin, site.base],
    ...[entryLine(node.entry), snapshot.variables],
    needs.files.map((file) => snapshot.files.get(file)?.blob),
    [...reused],
    [...pagesOf].map(([space, other]) => [space, treeKey(other.snapshot), other.key]),
    needs.personal ? site.claimsKey : '',
  ]
}
