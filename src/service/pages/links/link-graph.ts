/** The link graph of one revision: the links of every page and reusable content, grouped by target. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { Link, LinkLocation, LinkTarget } from '../../../content/links/links.ts'
import { linksOfPage, targetName } from '../../../content/links/links.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { Hash, ReusableContentEntry } from '../../../content/revision/revision.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { recentOf } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { DocumentLinks } from './document-links.ts'
import { documentLinks } from './document-links.ts'

/** What contains links. */
export type LinkSource =
  | { readonly kind: 'page'; readonly id: string; readonly path: string; readonly node: PageNode }
  | {
      readonly kind: 'reusable-content'
      readonly id: string
      readonly path: string
      readonly content: ReusableContentEntry
    }

/** One target of one source, even if the source links to it several times. */
export interface LinkRecord extends LinkTarget {
  readonly source: LinkSource
  /** Index of the target within its source, in document order. */
  readonly ordinal: number
  readonly relation: Link['relation']
  readonly places: readonly LinkLocation[]
  /** Every occurrence, in document order. */
  readonly links: readonly Link[]
}

export interface LinkGraph {
  readonly snapshot: ContentSnapshot
  readonly space: string
  /** Ordered by path, source id and ordinal: the order of lists, which cursors continue. */
  readonly records: readonly LinkRecord[]
  readonly documents: ReadonlyMap<Hash, DocumentLinks>
}

const recordsOf = (source: LinkSource, links: readonly Link[]): LinkRecord[] => {
  const groups = Map.groupBy(links, (link) => `${link.relation} ${targetName(link)}`)
  return [...groups.values()].flatMap((group, ordinal) => {
    const [first] = group
    if (!first) return []
    const places = new Map(group.map(({ location }) => [location.block ?? location.anchor ?? '', location]))
    const { reference, operation, relation } = first
    const target = { reference, ...(operation && { operation }) }
    return [{ source, ordinal, ...target, relation, places: [...places.values()], links: group }]
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Graphs cached by (space, root); few, so that several graphs of a large space fit into memory. */
const graphsOf = recentOf<LinkGraph>(6)

/**
 * The graph of a revision; each of its documents is parsed only once (`document-links.ts`). Not inside a transaction.
 */
export const linkGraph = async (
  ctx: Context,
  space: string,
  snapshot: ContentSnapshot,
): Promise<LinkGraph> => {
  const graphs = graphsOf(ctx.store)
  const key = `${space}/${snapshot.root}`
  return graphs.get(key) ?? graphs.set(key, await makeGraph(ctx, space, snapshot))
}

const makeGraph = async (ctx: Context, space: string, snapshot: ContentSnapshot): Promise<LinkGraph> => {
  const nodes = [...snapshot.tree.byId.values()]
  const contents = [...snapshot.reusableContents.values()]
  const hashes = [
    ...nodes.flatMap(({ entry }) => (entry.document === undefined ? [] : [entry.document])),
    ...contents.map(({ document }) => document),
  ]
  const documents = await documentLinks(ctx, space, hashes)
  const linksIn = (hash: Hash | undefined) => (hash === undefined ? [] : (documents.get(hash)?.links ?? []))
  // In list order; ordinals are already ordered within a source.
  const sources: { readonly source: LinkSource; readonly links: readonly Link[] }[] = [
    ...nodes.map((node) => {
      const { entry, path } = node
      const links = [...linksOfPage(entry), ...linksIn(entry.document)]
      return { source: { kind: 'page' as const, id: entry.id, path, node }, links }
    }),
    ...contents.map((content) => ({
      source: { kind: 'reusable-content' as const, id: content.id, path: '', content },
      links: linksIn(content.document),
    })),
  ]
  sources.sort((a, b) => compare(a.source.path, b.source.path) || compare(a.source.id, b.source.id))
  const records: LinkRecord[] = []
  const breathe = breather()
  for (const { source, links } of sources) {
    for (const record of recordsOf(source, links)) records.push(record)
    await breathe()
  }
  return { snapshot, space, records, documents }
}

/** Whether a reference within `space` leads to this page or file of it. */
export const leadsTo = (
  reference: ContentReference,
  target: { readonly kind: 'page' | 'file'; readonly id: string },
  space: string,
): boolean => {
  if ('space' in reference && reference.space !== undefined && reference.space !== space) return false
  if (target.kind === 'file') return reference.kind === 'file' && reference.file === target.id
  return (reference.kind === 'page' || reference.kind === 'anchor') && reference.page === target.id
}
