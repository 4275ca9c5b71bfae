/** The documents of a site's page, and the input for rendering them for one visitor. */
import { createHash } from 'node:crypto'
import { entryLine } from '../../../content/revision/entry-lines.ts'
import { maximumReuseDepth, maximumReuses } from '../../../content/render/render-run.ts'
import type { FileEntry, Hash } from '../../../content/revision/revision.ts'
import { bytesIn } from '../../computing/compute.ts'
import { Failure } from '../../http/failure.ts'
import type { PageDocument } from '../../content/computed/computed-text.ts'
import { pageDocument } from '../../content/computed/computed-text.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { expressionInput } from '../../content/revisions/expression-input.ts'
import { storedDocument } from '../../pages/read-content.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import { documentNeeds } from './document-dependencies.ts'
import type { DocumentNeeds } from './document-dependencies.task.ts'
import { frameText } from '../../../site/frame-text.ts'
import { treeKey } from '../visibility/navigation.ts'
import { localizedLook } from '../visibility/page-alternates.ts'
import type { PageApis } from './page-apis.ts'
import { apiInputs, loadApis, pageApis } from './page-apis.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import { spaceAddress } from '../visibility/page-link.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import type { StoredPage } from './stored-page.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { timeLeft } from '../visibility/visible-site.ts'

type At = Pick<FoundPage, 'pages' | 'node' | 'siteSpace'>

/** The page's own document and those of the reusable content it includes, directly or indirectly. */
export interface PageText {
  /** Absent if the page has none. */
  readonly document: PageDocument | undefined
  /** By id; undefined for deleted content. */
  readonly reused: ReadonlyMap<string, Hash | undefined>
  readonly needs: Pick<
    DocumentNeeds,
    'spaces' | 'files' | 'foreignFiles' | 'personal' | 'apis' | 'expressions' | 'bytes' | 'weight'
  >
  readonly apis: PageApis
}

const noNeeds = {
  ...{ spaces: [], files: [], foreignFiles: [], personal: false, apis: [] },
  ...{ expressions: 0, bytes: 0, weight: 0 },
}

/** Maximum stored bytes per page. */
const mostBytes = 32 * 1024 * 1024

/** The weight of a page including each use of reusable content. */
const wholeWeight = (pageNeeds: DocumentNeeds, reusedNeeds: ReadonlyMap<string, DocumentNeeds>): number => {
  let { weight } = pageNeeds
  let drawn = 0
  const add = ({ reuses }: DocumentNeeds, times: number, depth: number): void => {
    for (const [id, count] of reuses) {
      const part = reusedNeeds.get(id)
      const here = Math.min(times * count, maximumReuses - drawn)
      if (part === undefined || here <= 0 || depth > maximumReuseDepth) continue
      drawn += here
      weight += here * part.weight
      add(part, here, depth + 1)
    }
  }
  add(pageNeeds, 1, 1)
  return weight
}

/** The documents of a page and its dependencies. Documents are read only if these are not cached. */
export const pageText = async (ctx: Context, site: VisibleSite, at: At): Promise<PageText> => {
  const text = await documentsOf(ctx, site, at)
  return { ...text, apis: await pageApis(ctx, site.model.row.organization, text.needs.apis) }
}

const documentsOf = async (
  ctx: Context,
  site: VisibleSite,
  { pages, node, siteSpace }: At,
): Promise<Omit<PageText, 'apis'>> => {
  const { space } = siteSpace
  const { snapshot } = pages
  const place = { organization: site.model.row.organization, space }
  const page = { snapshot, entry: node.entry }
  const labels = frameText(localizedLook(site, siteSpace))
  const document = await pageDocument(ctx, ctx.store.read, place, page, {
    wait: timeLeft(site),
    notices: { unavailable: labels.sourceMissing, pending: labels.generating, failed: labels.notGenerated },
  })
  if (document === undefined) return { document, reused: new Map(), needs: noNeeds }
  const needsOf = (hash: Hash) =>
    documentNeeds(ctx, space, hash, () => storedDocument(ctx, ctx.store.read, space, hash))
  const pageNeeds = await documentNeeds(ctx, space, document.hash, document.read)
  if (pageNeeds.reuses.length === 0) return { document, reused: new Map(), needs: pageNeeds }
  const reused = new Map<string, Hash | undefined>()
  const reusedNeeds = new Map<string, DocumentNeeds>()
  const waiting = [pageNeeds]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const [id] of next.reuses) {
      if (reused.has(id)) continue
      const hash = pages.snapshot.reusableContents.get(id)?.document
      reused.set(id, hash)
      if (hash === undefined) continue
      const part = await needsOf(hash)
      reusedNeeds.set(id, part)
      waiting.push(part)
    }
  const all = [pageNeeds, ...reusedNeeds.values()]
  const sum = (value: (needs: DocumentNeeds) => number) =>
    all.reduce((total, needs) => total + value(needs), 0)
  return {
    document,
    reused,
    needs: {
      spaces: [...new Set(all.flatMap(({ spaces }) => spaces))],
      files: [...new Set(all.flatMap(({ files }) => files))],
      foreignFiles: all.flatMap(({ foreignFiles }) => foreignFiles),
      personal: all.some(({ personal }) => personal),
      apis: all.flatMap(({ apis }) => apis),
      expressions: sum(({ expressions }) => expressions),
      bytes: sum(({ bytes }) => bytes),
      weight: wholeWeight(pageNeeds, reusedNeeds),
    },
  }
}

/** The stored page with the input of its expressions; undefined if the page has no document. */
export const storedPage = async (
  ctx: Context,
  site: VisibleSite,
  { pages, node, siteSpace }: At,
  { document, reused, needs, apis }: PageText,
): Promise<{ readonly page: StoredPage; readonly weight: number } | undefined> => {
  if (document === undefined) return undefined
  if (needs.bytes > mostBytes)
    throw new Failure('too-large', 'This page is too large. Split it into smaller pages.')
  const { space } = siteSpace
  const read = (hash: Hash) => storedDocument(ctx, ctx.store.read, space, hash)
  const contents = new Map<string, Uint8Array>()
  for (const [id, hash] of reused) if (hash !== undefined) contents.set(id, await read(hash))
  const loaded = await loadApis(ctx, apis, needs.apis, site.preview !== undefined)
  const input = { ...expressionInput(pages.snapshot, node.entry), ...site.input }
  return {
    page: { document: await document.read(), reused: contents, space, input, apis: loaded.blocks },
    weight: needs.weight + loaded.weight + needs.expressions * Math.max(0, bytesIn(input) - fewVariables),
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
export const hashOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')

/** All inputs of a page's body on this site, for visitors who see the same as this one. */
export const contentInputs = (
  site: VisibleSite,
  { pages, node, siteSpace }: At,
  { document, reused, needs, apis }: PageText,
  pagesOf: PagesOf,
): readonly unknown[] => {
  const { snapshot } = pages
  const { organization, id } = site.model.row
  const spaces = new Set([siteSpace.space, ...pagesOf.keys(), ...needs.spaces])
  // The address of a file contains its name and a hash of its bytes.
  const address = (file: FileEntry | undefined) => file && [file.blob, file.name]
  return [
    ...[organization, id, siteSpace.id, site.origin, site.base],
    ...[entryLine(node.entry), document?.hash, snapshot.variables],
    needs.files.map((file) => address(snapshot.files.get(file))),
    needs.foreignFiles.map(([space, file]) => address(pagesOf.get(space)?.snapshot.files.get(file))),
    [...spaces].map((space) => [space, spaceAddress(site, space, siteSpace)]),
    [...reused],
    apiInputs(apis),
    [...pagesOf].map(([space, other]) => [space, treeKey(other.snapshot), other.key]),
    needs.personal ? site.claimsKey : '',
  ]
}
