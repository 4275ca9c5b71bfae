/** The documents of a site's page, and the input for rendering them for one visitor. */
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

/** The page's own document and those of the reusable content it includes, directly or indirectly. */
export interface PageText {
  /** Absent if the page has none. */
  readonly document: Hash | undefined
  /** By id; undefined for deleted content. */
  readonly reused: ReadonlyMap<string, Hash | undefined>
  readonly needs: Pick<DocumentNeeds, 'spaces' | 'files' | 'personal' | 'expressions' | 'bytes' | 'weight'>
}

const noNeeds = { spaces: [], files: [], personal: false, expressions: 0, bytes: 0, weight: 0 }

/** Maximum stored bytes per page. */
const mostBytes = 32 * 1024 * 1024

/** The weight of a page including each use of reusable content. */
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

/** The documents of a page and its dependencies. Documents are read only if these are not cached. */
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

/** The stored page with the input of its expressions; undefined if the page has no document. */
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

/** Maximum bytes of variables and claims that expressions always print fast. */
const fewVariables = 4 * 1024

/** Spaces that links in the page tree lead to; computed once per snapshot. */
export const navigationSpaces = oneFor(({ pages }: ContentSnapshot): readonly string[] => {
  const spaces = new Set<string>()
  for (const { target } of pages.values())
    if (target && 'space' in target && target.space !== undefined) spaces.add(target.space)
  return [...spaces]
})

/** A hash of the parts; equal for equal values. */
export const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** All inputs of a page's body on this site, for visitors who see the same as this one. */
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
