/**
 * Since which revision of main a link has been broken, and by what: because it was written like this, or because what
 * it led to was taken away. Nothing of it is stored: it is found by halving among the revisions that changed the page
 * that it stands in or the page that it leads to, and among all of main where what it leads to is no page. Of a link
 * that was mended and broken again that is one of the times, not always the last: to look at each change of each page
 * would cost what the history is long.
 *
 * All links that are asked for are looked for at once, so that the number of queries is that of the halvings and not
 * that of the links. What was found is kept under the content that it was found for.
 */
import { sql } from 'kysely'
import { linksOfPage } from '../../../content/links/links.ts'
import { readEntriesOf } from '../../../content/revision/read-revision.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { recentOf } from '../../recent-cache.ts'
import { objectLoader, sha256 } from '../../storage/objects/objects.ts'
import { amongNumbers, chunks } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { LinkGraph, LinkRecord } from './link-graph.ts'
import type { DocumentLinks } from './document-links.ts'
import { linksInDocuments } from './document-links.ts'
import { latestPageChanges } from '../../content/revisions/page-changes.ts'

export interface BrokenSince {
  /** Of the revision of main. */
  readonly number: number
  /** `link`: it was written; `target`: it was there already, and what it leads to went. */
  readonly cause: 'link' | 'target'
  /** What it leads to was called this, where it was a page or a file of the space. */
  readonly formerTitle?: string
}

/** A page that changed more often than this is looked for among all of main, in a few steps more. */
const mostChanges = 64
/** Documents read at once. */
const atOnce = 25
const kept = recentOf<BrokenSince>(5000)

/** Numbers of main in which a link can have become broken, ascending; the last one is known to have it broken. */
interface Candidates {
  readonly length: number
  readonly at: (place: number) => number
}

/** One link on its way: broken at `high`, not broken (or nothing before it) at `low`. */
interface Search {
  readonly record: LinkRecord
  readonly source: string
  /** Name of the entry of the own space that it leads to; absent: it never leads anywhere in it. */
  readonly target: string | undefined
  readonly candidates: Candidates
  /** The latest revision that changed the page that it leads to: the one that took it away, if it is not there. */
  readonly targetChanged: number | undefined
  low: number
  high: number
}

/** What stands at one revision for the link. */
interface Sight {
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

/** Looks at single revisions of one space for many links at once. */
const sightOf = (ctx: Context, { space, documents }: LinkGraph) => {
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
    for (const some of chunks(
      [...hashes].filter((hash) => !known.has(hash)),
      atOnce,
    )) {
      for (const [hash, links] of await linksInDocuments(await load(some))) known.set(hash, links)
    }
  }
  const look = (
    { record, source, target }: Search,
    entries: ReadonlyMap<string, Entry> | undefined,
  ): Sight => {
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
  /** What each search sees at its number. A number before the first of main shows nothing. */
  return async (asked: ReadonlyMap<Search, number>): Promise<ReadonlyMap<Search, Sight>> => {
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
    return new Map([...asked].map(([search, number]) => [search, look(search, at(number))]))
  }
}

/** All searches, at their beginning. */
const begin = async (
  ctx: Context,
  { space }: LinkGraph,
  head: number,
  records: readonly LinkRecord[],
): Promise<Search[]> => {
  const { store } = ctx
  const pageIn = (name: string | undefined): readonly string[] =>
    name?.startsWith('page:') === true ? [name.slice('page:'.length)] : []
  const named = records.map((record) => ({
    record,
    source: entryName(record.source),
    target: targetName(record, space),
  }))
  const changes = await latestPageChanges(
    store.read,
    store.engine,
    space,
    [...new Set(named.flatMap(({ source, target }) => [...pageIn(source), ...pageIn(target)]))],
    { after: 0, upTo: head, most: mostChanges },
  )
  return named.map(({ record, source, target }) => {
    const pages = [...pageIn(source), ...pageIn(target)]
    const numbers = [...new Set(pages.flatMap((page) => changes.get(page) ?? []))].sort((a, b) => a - b)
    // Only pages have a history of their own.
    const told =
      record.source.kind === 'page' &&
      (target === undefined || pages.length === 2) &&
      pages.every((page) => (changes.get(page)?.length ?? 0) < mostChanges) &&
      numbers.length > 0
    const candidates: Candidates = told
      ? { length: numbers.length, at: (place) => numbers[place] ?? 0 }
      : { length: head, at: (place) => place + 1 }
    const [targetChanged] = pageIn(target).flatMap((page) => changes.get(page)?.[0] ?? [])
    return { record, source, target, candidates, targetChanged, low: -1, high: candidates.length - 1 }
  })
}

/** Links that are broken at main's revision `head`, whose graph this is. Reads outside any transaction. */
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
  const searches = await begin(ctx, graph, head, missing)
  const see = sightOf(ctx, graph)
  const open = () => searches.filter(({ low, high }) => high - low > 1)
  for (let some = open(); some.length > 0; some = open()) {
    const middle = new Map(some.map((one) => [one, Math.floor((one.low + one.high) / 2)]))
    // Each halving needs the one before it.
    const seen = await see(new Map([...middle].map(([one, place]) => [one, one.candidates.at(place)])))
    for (const [one, place] of middle) {
      if (seen.get(one)?.broken === true) one.high = place
      else one.low = place
    }
  }
  const number = ({ candidates, high }: Search): number => candidates.at(high)
  const before = await see(new Map(searches.map((one) => [one, number(one) - 1])))
  const isTold = ({ record }: Search): boolean => record.reference.kind !== 'anchor'
  // A page that went before the link was written had its name until then.
  const gone = await see(
    new Map(
      searches.flatMap((one) =>
        isTold(one) && before.get(one)?.target === undefined && one.targetChanged !== undefined
          ? [[one, one.targetChanged - 1] as const]
          : [],
      ),
    ),
  )
  for (const one of searches) {
    const sight = before.get(one)
    const title = isTold(one) ? titleOf(sight?.target ?? gone.get(one)?.target) : undefined
    const since: BrokenSince = {
      number: number(one),
      cause: sight?.linked === true ? 'target' : 'link',
      ...(title !== undefined && { formerTitle: title }),
    }
    found.set(one.record, cache.set(keyOf(one.record), since))
  }
  return found
}
