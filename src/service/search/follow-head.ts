/**
 * Keeps the index at the head of main. Whoever searches brings it up to date first: the pages whose text, title or
 * description differs from what was indexed are read, and no other. So the index cannot be forgotten by a writer,
 * and it makes itself again when it is empty (a new store, a restored backup).
 */
import { setImmediate } from 'node:timers/promises'
import { parseCanonical } from '../../content/canonical.ts'
import { emptyDocument } from '../../content/document.ts'
import type { PageEntry } from '../../content/revision.ts'
import { searchSections } from '../../content/search-text.ts'
import { revisionOf } from '../pages/add-revision.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import { objectLoader } from '../storage/objects.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { sql } from 'kysely'
import type { IndexedSection, SearchTables } from './full-text.ts'
import { fullText } from './full-text.ts'

/** Pages indexed in one transaction: on the embedded store every other write waits for it. */
const atOnce = 100

const signatureOf = ({ document, title, description }: PageEntry): string =>
  JSON.stringify([document ?? '', title, description ?? ''])

const sectionsOf = (space: string, page: PageEntry, bytes: Uint8Array | undefined): IndexedSection[] => {
  const sections = searchSections(bytes ? parseCanonical(bytes) : emptyDocument, page.title)
  return sections.map(({ id, title, body }, place) => ({
    space,
    page: page.id,
    place,
    anchor: id,
    title,
    body: place === 0 && page.description !== undefined ? `${page.description}\n${body}`.trim() : body,
    pageTitle: page.title,
  }))
}

const tablesOf = (db: Db) => db.withTables<SearchTables>()

const indexPages = async (
  around: Surroundings,
  space: string,
  pages: readonly PageEntry[],
): Promise<void> => {
  const { store } = around
  const engine = fullText(store.engine)
  const hashes = pages.flatMap(({ document }) => (document === undefined ? [] : [document]))
  const documents = await objectLoader(store, store.read, space)(hashes)
  const sections = pages.flatMap((page) => sectionsOf(space, page, documents.get(page.document ?? '')))
  await store.write(async (db) => {
    // The rows of pages come first: they are the lock under which one page is indexed by one process at a time.
    await tablesOf(db)
      .insertInto('search_pages')
      .values(pages.map((page) => ({ space, page: page.id, signature: signatureOf(page) })))
      .onConflict((conflict) =>
        conflict.columns(['space', 'page']).doUpdateSet((e) => ({ signature: e.ref('excluded.signature') })),
      )
      .execute()
    await engine.drop(
      db,
      space,
      pages.map(({ id }) => id),
    )
    for (const some of chunks(sections, 100)) await engine.add(db, some)
  })
}

const removePages = ({ store }: Surroundings, space: string, pages: readonly string[]): Promise<void> =>
  store.write(async (db) => {
    await tablesOf(db)
      .deleteFrom('search_pages')
      .where('space', '=', space)
      .where(among(store.engine, sql.ref('page'), pages))
      .execute()
    await fullText(store.engine).drop(db, space, pages)
  })

const follow = async (around: Surroundings, space: string, root: string): Promise<void> => {
  const { store } = around
  const { pages, tree } = await contentSnapshot(store, store.read, space, root)
  const rows = await tablesOf(store.read)
    .selectFrom('search_pages')
    .select(['page', 'signature'])
    .where('space', '=', space)
    .execute()
  const indexed = new Map(rows.map(({ page, signature }) => [page, signature]))
  const changed = [...pages.values()]
    .filter((page) => tree.byId.has(page.id) && indexed.get(page.id) !== signatureOf(page))
    // One order for all processes, so that none waits for another in a circle.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const some of chunks(changed, atOnce)) {
    await indexPages(around, space, some)
    await setImmediate()
  }
  const gone = [...indexed.keys()].filter((page) => !tree.byId.has(page)).toSorted()
  for (const some of chunks(gone, 200)) await removePages(around, space, some)
  await store.write((db) =>
    tablesOf(db)
      .insertInto('search_heads')
      .values({ space, root })
      .onConflict((conflict) => conflict.column('space').doUpdateSet({ root }))
      .execute(),
  )
}

const running = new WeakMap<Surroundings['store'], Map<string, Promise<void>>>()

/**
 * Brings the index of a space to its head as it is committed now; returns at once when it is there. One at a time in
 * this process: others wait for it and look again. Opens transactions of its own, so it is not called inside one.
 */
export const followHead = async (around: Surroundings, space: string): Promise<void> => {
  const { store } = around
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
      // Its failure is its caller's; this one looks again and tries itself.
      await other.catch(() => {})
      continue
    }
    const work = follow(around, space, root).finally(() => works.delete(space))
    works.set(space, work)
    await work
    return
  }
}

/** Those of the spaces whose index is behind. One query. */
export const behind = async ({ store }: Surroundings, spaces: readonly string[]): Promise<string[]> => {
  const rows = await tablesOf(store.read)
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .leftJoin('search_heads', 'search_heads.space', 'spaces.id')
    .select('spaces.id')
    .where(among(store.engine, sql.ref('spaces.id'), spaces))
    .where((e) =>
      e.or([e('search_heads.root', 'is', null), e('search_heads.root', '<>', e.ref('revisions.root'))]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
