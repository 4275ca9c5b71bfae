/**
 * Keeps the index at the head of main. Every search updates it first, so writers cannot forget it; in a running service
 * `index-heads.ts` usually has done so already. Between two roots only the pages that differ are read; without a root
 * to start from (a new store, a restored backup), only pages whose text, title or description differs from what was
 * indexed.
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
import { knownSpellings, rememberSpellings } from './known-spellings.ts'
import { signatureOf } from './page-signature.ts'
import { movesPlaces, writePlaces } from './page-places.ts'

/** Pages indexed per transaction; on the embedded store all other writes wait for it. */
const batchSize = 20

const tablesOf = (db: Db) => db.withTables<SearchTables>()

/** Another process has moved the index meanwhile, so the computed difference is outdated. */
class IndexMoved extends Error {}

/**
 * Locks the index of a space for this transaction if it is still at `root`. Only one process writes to it at a time,
 * and none writes for an outdated head.
 */
const lock = async (db: Db, space: string, root: string): Promise<void> => {
  const { root: now } = await tablesOf(db)
    .insertInto('search_heads')
    .values({ space, root: '' })
    .onConflict((conflict) =>
      conflict.column('space').doUpdateSet((e) => ({ root: e.ref('search_heads.root') })),
    )
    .returning('root')
    .executeTakeFirstOrThrow()
  if (now !== root) throw new IndexMoved()
}

const indexPages = async (
  ctx: Context,
  space: string,
  root: string,
  pages: readonly PageEntry[],
): Promise<void> => {
  const { store } = ctx
  for await (const { pages: indexed, spellings } of indexedPages(
    pages,
    objectLoader(store, store.read, space),
  )) {
    const words = knownSpellings(store).missing(space, spellings)
    await store.write(async (db) => {
      await lock(db, space, root)
      await fullText(store.engine).put(db, space, indexed)
      if (words.length === 0) return
      rememberSpellings(store, space, words)
      await sql`
        insert into search_spellings (space, word)
        select ${space}, value from ${
          store.engine === 'postgres'
            ? sql`json_array_elements_text(${JSON.stringify(words)}::json) as words (value)`
            : sql`json_each(${JSON.stringify(words)})`
        } where true on conflict do nothing`.execute(db)
    })
  }
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

const follow = async (
  ctx: Context,
  space: string,
  {
    from,
    to,
    signal,
  }: { readonly from: string; readonly to: string; readonly signal: AbortSignal | undefined },
): Promise<void> => {
  const { store } = ctx
  const { changed, gone, moved } = await (from === ''
    ? differenceFromRows(ctx, space, to)
    : differenceBetween(ctx, space, from, to))
  const breathe = breather()
  for (const some of chunks(changed, batchSize)) {
    signal?.throwIfAborted()
    await indexPages(ctx, space, from, some)
    await breathe()
  }
  const tree = moved ? (await contentSnapshot(store, store.read, space, to)).tree : undefined
  await store.write(async (db) => {
    await lock(db, space, from)
    if (tree) await writePlaces(store, db, space, tree)
    if (gone.length > 0) await fullText(store.engine).drop(db, space, gone)
    await tablesOf(db).updateTable('search_heads').set({ root: to }).where('space', '=', space).execute()
  })
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
