/**
 * Keeps the index at the head of main. Every search updates it first, so writers cannot forget it; in a running service
 * `index-heads.ts` usually has done so already. Between two roots only the pages that differ are read; without a root
 * to start from (a new store, a restored backup), only pages whose text, title or description differs from what was
 * indexed.
 *
 * Invariant: an index that says that it is at a root holds the pages of that root and nothing else. A change of a few
 * pages is one transaction. While a larger one goes on, the index is on the way to a root, which is no root to start
 * from: whoever goes on, to this root or to another one, compares the rows.
 */
import { sql } from 'kysely'
import type { PageEntry } from '../../content/revision/revision.ts'
import { diffTrees } from '../../content/diff/trie-diff.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { breather } from '../computing/yield-to-requests.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { SearchTables } from './full-text.ts'
import { fullText } from './engine-full-text.ts'
import { indexedPages } from './indexed-pages.ts'
import type { IndexedPages } from './indexed-pages.task.ts'
import { knownSpellings, rememberSpellings } from './known-spellings.ts'
import { signatureOf } from './page-signature.ts'
import { movesPlaces, writePlaces } from './page-places.ts'

/** Pages indexed per transaction; on the embedded store all other writes wait for it. */
const batchSize = 20

/** A change of so many pages at most is one transaction. */
const fewPages = 5

const tablesOf = (db: Db) => db.withTables<SearchTables>()

/** The state of an index on the way to a root. */
const wayTo = (root: string): string => `~${root}`

const isRoot = (state: string): boolean => state !== '' && !state.startsWith('~')

/** Another process has moved the index meanwhile, so the computed difference is outdated. */
class IndexMoved extends Error {}

/**
 * Locks the index of a space for this transaction if it is still in `state`. Only one process writes to it at a time,
 * and none writes for an outdated head.
 */
const lock = async (db: Db, space: string, state: string): Promise<void> => {
  const { root: now } = await tablesOf(db)
    .insertInto('search_heads')
    .values({ space, root: '' })
    .onConflict((conflict) =>
      conflict.column('space').doUpdateSet((e) => ({ root: e.ref('search_heads.root') })),
    )
    .returning('root')
    .executeTakeFirstOrThrow()
  if (now !== state) throw new IndexMoved()
}

const setState = (db: Db, space: string, state: string) =>
  tablesOf(db).updateTable('search_heads').set({ root: state }).where('space', '=', space).execute()

const putPages = async (
  { store }: Context,
  db: Db,
  space: string,
  { pages, spellings }: IndexedPages,
): Promise<void> => {
  await fullText(store.engine).put(db, space, pages)
  const words = knownSpellings(store).missing(space, spellings)
  if (words.length === 0) return
  rememberSpellings(store, space, words)
  await sql`
    insert into search_spellings (space, word)
    select ${space}, value from ${
      store.engine === 'postgres'
        ? sql`json_array_elements_text(${JSON.stringify(words)}::json) as words (value)`
        : sql`json_each(${JSON.stringify(words)})`
    } where true on conflict do nothing`.execute(db)
}

interface Difference {
  readonly changed: readonly PageEntry[]
  /** Whether the location or title of pages changed. */
  readonly moved: boolean
  readonly gone: readonly string[]
}

/** What to index to get from one root to another. */
const differenceBetween = async (
  { store }: Context,
  space: string,
  from: string,
  to: string,
): Promise<Difference> => {
  const changes = await diffTrees(from, to, objectLoader(store, store.read, space))
  const pages = changes.flatMap(({ before, after }) =>
    (before ?? after)?.kind === 'page' ? [{ before: before as PageEntry, after: after as PageEntry }] : [],
  )
  return {
    moved: pages.some(({ before, after }) => movesPlaces(before, after)),
    changed: pages.flatMap(({ before, after }) =>
      after && (!before || signatureOf(before) !== signatureOf(after)) ? [after] : [],
    ),
    gone: pages.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
  }
}

/** What to index when only the existing rows are known. */
const differenceFromRows = async ({ store }: Context, space: string, root: string): Promise<Difference> => {
  const { pages } = await contentSnapshot(store, store.read, space, root)
  const rows = await tablesOf(store.read)
    .selectFrom('search_pages')
    .select(['page', 'signature'])
    .where('space', '=', space)
    .execute()
  const indexed = new Map(rows.map(({ page, signature }) => [page, signature]))
  return {
    moved: true,
    changed: [...pages.values()].filter((page) => indexed.get(page.id) !== signatureOf(page)),
    gone: [...indexed.keys()].filter((page) => !pages.has(page)),
  }
}

interface Way {
  /** The state that the index was found in. */
  readonly from: string
  readonly to: string
  readonly signal: AbortSignal | undefined
}

/** The last transaction: locations, what is gone, and the root that the index is at now. */
const arrive = async (
  ctx: Context,
  space: string,
  { from, to }: Pick<Way, 'from' | 'to'>,
  { moved, gone }: Difference,
  indexed: readonly IndexedPages[] = [],
): Promise<void> => {
  const { store } = ctx
  const tree = moved ? (await contentSnapshot(store, store.read, space, to)).tree : undefined
  await store.write(async (db) => {
    await lock(db, space, from)
    for (const pages of indexed) await putPages(ctx, db, space, pages)
    if (tree) await writePlaces(store, db, space, tree)
    if (gone.length > 0) await fullText(store.engine).drop(db, space, gone)
    await setState(db, space, to)
  })
}

/** Goes to `to` in several transactions. `difference`: from the root that the index was at; absent: it was at none. */
const followSlowly = async (
  ctx: Context,
  space: string,
  { from, to, signal }: Way,
  difference: Difference | undefined,
): Promise<void> => {
  const { store } = ctx
  const way = wayTo(to)
  if (from !== way)
    await store.write(async (db) => {
      await lock(db, space, from)
      await setState(db, space, way)
    })
  // Read after that: no other process changes the rows for another root now.
  const { changed, moved, gone } = difference ?? (await differenceFromRows(ctx, space, to))
  const breathe = breather()
  for (const some of chunks(changed, batchSize)) {
    signal?.throwIfAborted()
    for await (const pages of indexedPages(some, objectLoader(store, store.read, space)))
      await store.write(async (db) => {
        await lock(db, space, way)
        await putPages(ctx, db, space, pages)
      })
    await breathe()
  }
  await arrive(ctx, space, { from: way, to }, { changed, moved, gone })
}

const follow = async (ctx: Context, space: string, way: Way): Promise<void> => {
  const { store } = ctx
  const { from, to, signal } = way
  const difference = isRoot(from) ? await differenceBetween(ctx, space, from, to) : undefined
  if (difference === undefined || difference.changed.length > fewPages)
    return followSlowly(ctx, space, way, difference)
  signal?.throwIfAborted()
  const indexed: IndexedPages[] = []
  for await (const pages of indexedPages(difference.changed, objectLoader(store, store.read, space)))
    indexed.push(pages)
  return arrive(ctx, space, way, difference, indexed)
}

const running = new WeakMap<Context['store'], Map<string, Promise<void>>>()

/**
 * Brings the index of a space to its committed head; returns immediately if it is there. One run per space in this
 * process: concurrent callers wait and check again. Opens its own transactions, so do not call it inside one. Once `signal`
 * is aborted it rejects after at most a few pages; those that are indexed then are not indexed again.
 */
export const followHead = async (
  ctx: Context,
  space: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> => {
  const { store } = ctx
  const works = running.get(store) ?? new Map<string, Promise<void>>()
  running.set(store, works)
  for (;;) {
    const head = await store.read
      .selectFrom('spaces')
      .select('revision')
      .where('id', '=', space)
      .executeTakeFirst()
    if (!head) return
    const { root } = await revisionOf(store.read, space, head.revision)
    const known = await tablesOf(store.read)
      .selectFrom('search_heads')
      .select('root')
      .where('space', '=', space)
      .executeTakeFirst()
    if (known?.root === root) return
    const other = works.get(space)
    if (other) {
      // The error is reported to its own caller; this one checks again and retries.
      await other.catch(() => {})
      continue
    }
    const work = follow(ctx, space, { from: known?.root ?? '', to: root, signal }).finally(() =>
      works.delete(space),
    )
    works.set(space, work)
    try {
      await work
      return
    } catch (error) {
      if (!(error instanceof IndexMoved)) throw error
    }
  }
}
