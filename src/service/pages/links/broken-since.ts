/**
 * Finds since which revision of main a link has been broken, and why: it was written that way, or its target was
 * deleted. Nothing of it is stored. It is found by binary search over the revisions that changed the source page or the
 * target page, or over all of main if the target is not a page. For a link that was repaired and broke again the result
 * is one of these times, not always the last, because checking every change would cost as much as the history is long.
 *
 * All links are searched in parallel, so the number of queries depends on the number of bisection steps, not of links.
 * Results are cached by the content that they were found for.
 */
import { sql } from 'kysely'
import { linksOfPage } from '../../../content/links/links.ts'
import { readEntriesOf } from '../../../content/revision/read-revision.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { recentOf } from '../../recent-cache.ts'
import { objectLoader, sha256 } from '../../storage/objects/objects.ts'
import { amongNumbers } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { LinkGraph, LinkRecord } from './link-graph.ts'
import type { DocumentLinks } from './document-links.ts'
import { linksInDocuments } from './document-links.ts'
import { latestPageChanges } from '../../content/revisions/page-changes.ts'

export interface BrokenSince {
  /** Number of the revision on main. */
  readonly number: number
  /** `link`: the link was added; `target`: the link existed and its target was deleted. */
  readonly cause: 'link' | 'target'
  /** The former title of the target, if it was a page or file of the space. */
  readonly formerTitle?: string
}

/** For a page with more changes than this all of main is searched, which takes a few more steps. */
const mostChanges = 64
const kept = recentOf<BrokenSince>(5000)

/** Numbers of revisions in which a link may have broken, ascending; it is known to be broken in the last one. */
interface Candidates {
  readonly length: number
  readonly at: (place: number) => number
}

/** The search for one link: broken at `high`, not broken (or before the first revision) at `low`. */
interface Search {
  readonly record: LinkRecord
  readonly source: string
  /** Name of the target entry in the same space; absent if the link cannot lead to anything in it. */
  readonly target: string | undefined
  readonly candidates: Candidates
  /** The latest revision that changed the target page; the one that deleted it, if it is missing. */
  readonly targetChanged: number | undefined
  low: number
  high: number
}

/** The state of the link at one revision. */
interface LinkState {
  readonly linked: boolean
  readonly target: Entry | undefined
  readonly broken: boolean
}

const targetName = ({ reference, source }: LinkRecord, space: string): string | undefined => {
  if ('space' in reference && reference.space !== undefined && reference.space !== space) return undefined
  switch (reference.kind) {
    case 'page':
      return entryName({ kind: 'page', id: reference.page })
    case 'anchor': {
      const page = reference.page ?? (source.kind === 'page' ? source.id : undefined)
      return page === undefined ? undefined : entryName({ kind: 'page', id: page })
    }
    case 'file':
      return entryName({ kind: 'file', id: reference.file })
    case 'reusable-content':
      return entryName({ kind: 'reusable-content', id: reference.reusableContent })
    default:
      return undefined
  }
}

const documentIn = (entry: Entry | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

const titleOf = (entry: Entry | undefined): string | undefined =>
  entry?.kind === 'page' ? entry.title : entry?.kind === 'file' ? entry.name : undefined

/** Reads single revisions of one space for many links together. */
const linkStateReader = (ctx: Context, { space, documents }: LinkGraph) => {
  const { store } = ctx
  const load = objectLoader(store, store.read, space)
  const known = new Map<Hash, DocumentLinks>(documents)
  const rootsOf = async (numbers: ReadonlySet<number>): Promise<Map<number, Hash>> => {
    const rows = await store.read
      .selectFrom('revisions')
      .select(['main_number', 'root'])
      .where('space', '=', space)
      .where(amongNumbers(store.engine, sql.ref('main_number'), [...numbers]))
      .execute()
    return new Map(rows.map(({ main_number, root }) => [Number(main_number), root]))
  }
  const readDocuments = async (hashes: ReadonlySet<Hash>): Promise<void> => {
    const missing = [...hashes].filter((hash) => !known.has(hash))
    for (const [hash, links] of await linksInDocuments(load, missing)) known.set(hash, links)
  }
  const stateAt = (
    { record, source, target }: Search,
    entries: ReadonlyMap<string, Entry> | undefined,
  ): LinkState => {
    const from = entries?.get(source)
    const links = [
      ...(from?.kind === 'page' ? linksOfPage(from) : []),
      ...(known.get(documentIn(from) ?? '')?.links ?? []),
    ]
    const wanted = JSON.stringify(record.reference)
    const linked = links.some(
      ({ reference, relation }) => relation === record.relation && JSON.stringify(reference) === wanted,
    )
    const there = target === undefined ? undefined : entries?.get(target)
    const { reference } = record
    const found =
      there !== undefined &&
      (reference.kind !== 'anchor' ||
        known.get(documentIn(there) ?? '')?.anchors.includes(reference.anchor) === true)
    return { linked, target: there, broken: linked && !found }
  }
  /** What each search sees at its revision number. Before the first revision of main there is nothing. */
  return async (asked: ReadonlyMap<Search, number>): Promise<ReadonlyMap<Search, LinkState>> => {
    const roots = await rootsOf(new Set(asked.values()))
    const names = new Map<Hash, Set<string>>()
    for (const [{ source, target }, number] of asked) {
      const root = roots.get(number)
      if (root === undefined) continue
      const some = names.get(root) ?? new Set()
      names.set(root, some.add(source))
      if (target !== undefined) some.add(target)
    }
    const entries = await readEntriesOf(
      new Map([...names].map(([root, some]) => [root, [...some]])),
      load,
      sha256,
    )
    const at = (number: number) => entries.get(roots.get(number) ?? '')
    const hashes = [...asked].flatMap(([{ record, source, target }, number]) => [
      documentIn(at(number)?.get(source)) ?? [],
      record.reference.kind === 'anchor' ? (documentIn(at(number)?.get(target ?? '')) ?? []) : [],
    ])
    await readDocuments(new Set(hashes.flat()))
    return new Map([...asked].map(([search, number]) => [search, stateAt(search, at(number))]))
  }
}

/** The initial state of all searches. */
const startSearches = async (
  ctx: Context,
  { space }: LinkGraph,
  head: number,
  records: readonly LinkRecord[],
): Promise<Search[]> => {
  const { store } = ctx
  const pageIn = (name: string | undefined): readonly string[] =>
    name?.startsWith('page:') === true ? [name.slice('page:'.length)] : []
  const inputs = records.map((record) => ({
    record,
    source: entryName(record.source),
    target: targetName(record, space),
  }))
  const changes = await latestPageChanges(
    store.read,
    store.engine,
    space,
    [...new Set(inputs.flatMap(({ source, target }) => [...pageIn(source), ...pageIn(target)]))],
    { after: 0, upTo: head, most: mostChanges },
  )
  return inputs.map(({ record, source, target }) => {
    const pages = [...pageIn(source), ...pageIn(target)]
    const numbers = [...new Set(pages.flatMap((page) => changes.get(page) ?? []))].sort((a, b) => a - b)
    // Only pages have an indexed history.
    const isIndexed =
      record.source.kind === 'page' &&
      (target === undefined || pages.length === 2) &&
      pages.every((page) => (changes.get(page)?.length ?? 0) < mostChanges) &&
      numbers.length > 0
    const candidates: Candidates = isIndexed
      ? { length: numbers.length, at: (place) => numbers[place] ?? 0 }
      : { length: head, at: (place) => place + 1 }
    const [targetChanged] = pageIn(target).flatMap((page) => changes.get(page)?.[0] ?? [])
    return { record, source, target, candidates, targetChanged, low: -1, high: candidates.length - 1 }
  })
}

/** Links that are broken at main's revision `head`, whose graph is given. Reads outside of any transaction. */
export const brokenSince = async (
  ctx: Context,
  graph: LinkGraph,
  head: number,
  records: readonly LinkRecord[],
): Promise<ReadonlyMap<LinkRecord, BrokenSince>> => {
  const cache = kept(ctx.store)
  const keyOf = ({ source, ordinal }: LinkRecord): string =>
    `${graph.space}/${graph.snapshot.root}/${source.kind}/${source.id}/${ordinal}`
  const found = new Map<LinkRecord, BrokenSince>()
  for (const record of records) {
    const known = cache.get(keyOf(record))
    if (known !== undefined) found.set(record, known)
  }
  const missing = records.filter((record) => !found.has(record))
  if (missing.length === 0) return found
  const searches = await startSearches(ctx, graph, head, missing)
  const readStates = linkStateReader(ctx, graph)
  const open = () => searches.filter(({ low, high }) => high - low > 1)
  for (let some = open(); some.length > 0; some = open()) {
    const middle = new Map(some.map((one) => [one, Math.floor((one.low + one.high) / 2)]))
    // Each bisection step depends on the one before it.
    const seen = await readStates(new Map([...middle].map(([one, place]) => [one, one.candidates.at(place)])))
    for (const [one, place] of middle) {
      if (seen.get(one)?.broken === true) one.high = place
      else one.low = place
    }
  }
  const number = ({ candidates, high }: Search): number => candidates.at(high)
  const before = await readStates(new Map(searches.map((one) => [one, number(one) - 1])))
  const hasFormerTitle = ({ record }: Search): boolean => record.reference.kind !== 'anchor'
  // A page deleted before the link was written kept its title until then.
  const beforeDeletion = await readStates(
    new Map(
      searches.flatMap((one) =>
        hasFormerTitle(one) && before.get(one)?.target === undefined && one.targetChanged !== undefined
          ? [[one, one.targetChanged - 1] as const]
          : [],
      ),
    ),
  )
  for (const one of searches) {
    const state = before.get(one)
    const title = hasFormerTitle(one) ? titleOf(state?.target ?? beforeDeletion.get(one)?.target) : undefined
    const since: BrokenSince = {
      number: number(one),
      cause: state?.linked === true ? 'target' : 'link',
      ...(title !== undefined && { formerTitle: title }),
    }
    found.set(one.record, cache.set(keyOf(one.record), since))
  }
  return found
}
