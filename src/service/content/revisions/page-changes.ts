/** The history of single pages: which revisions of main changed them, so that reading it costs only what is shown. */
import { sql } from 'kysely'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import { among, amongNumbers, chunks } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'

/** Records that revision `mainNumber` of main created, changed, moved or deleted these pages, each listed once. */
export const recordPageChanges = async (
  db: Db,
  space: string,
  mainNumber: number,
  pages: readonly string[],
): Promise<void> => {
  for (const some of chunks(pages, 200)) {
    await send(
      db,
      db.insertInto('page_changes').values(some.map((page) => ({ space, page, main_number: mainNumber }))),
    )
  }
}

const changesOf = (db: Db, space: string, page: string) =>
  db.selectFrom('page_changes').where('page_changes.space', '=', space).where('page_changes.page', '=', page)

/** The page's revisions, up to a time if one is given. */
const revisionsOf = (db: Db, space: string, page: string, at: string | undefined) =>
  changesOf(db, space, page)
    .innerJoin('revisions', (join) =>
      join
        .onRef('revisions.space', '=', 'page_changes.space')
        .onRef('revisions.main_number', '=', 'page_changes.main_number'),
    )
    .$if(at !== undefined, (query) => query.where('revisions.created_at', '<=', at ?? ''))

/** How many revisions changed the page, up to a time if one is given. */
export const countPageChanges = async (db: Db, space: string, page: string, at?: string): Promise<number> => {
  const changes = at === undefined ? changesOf(db, space, page) : revisionsOf(db, space, page, at)
  const { total } = await changes.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The revisions that changed the page, newest first, before the given number and up to the given time. */
export const listPageChanges = (
  db: Db,
  space: string,
  page: string,
  { before, at }: { readonly before?: number | undefined; readonly at?: string | undefined },
  limit: number,
): Promise<RevisionRow[]> =>
  revisionsOf(db, space, page, at)
    .selectAll('revisions')
    .$if(before !== undefined, (query) => query.where('page_changes.main_number', '<', before ?? 0))
    .orderBy('page_changes.main_number', 'desc')
    .limit(limit)
    .execute()

/** Pages changed by revisions of main, by their numbers: how many, and the first few of them by id. */
export const changesByRevision = async (
  db: Db,
  engine: Engine,
  space: string,
  numbers: readonly number[],
  most: number,
): Promise<Map<number, { readonly count: number; readonly pages: readonly string[] }>> => {
  const { rows } = await sql<{ page: string; main_number: number | string; total: number | string }>`
    select page, main_number, total from (
      select page, main_number, count(*) over (partition by main_number) as total,
        row_number() over (partition by main_number order by page) as place
      from page_changes
      where space = ${space} and ${amongNumbers(engine, sql.ref('main_number'), numbers)}
    ) as changed
    where place <= ${most} order by main_number, page`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ main_number }) => Number(main_number))].map(([number, some]) => [
      number,
      { count: Number(some[0]?.total ?? 0), pages: some.map(({ page }) => page) },
    ]),
  )
}

/** Numbers of the revisions of main in (after, upTo] that changed each page, newest first, at most `most` per page. */
export const latestPageChanges = async (
  db: Db,
  engine: Engine,
  space: string,
  pages: readonly string[],
  { after, upTo, most }: { readonly after: number; readonly upTo: number; readonly most: number },
): Promise<Map<string, number[]>> => {
  const numbers = new Map<string, number[]>()
  if (pages.length === 0) return numbers
  const { rows } = await sql<{ page: string; main_number: number | string }>`
    select page, main_number from (
      select page, main_number, row_number() over (partition by page order by main_number desc) as place
      from page_changes
      where space = ${space} and ${among(engine, sql.ref('page'), pages)}
        and main_number > ${after} and main_number <= ${upTo}
    ) as latest
    where place <= ${most} order by main_number desc`.execute(db)
  for (const { page, main_number } of rows) {
    const list = numbers.get(page) ?? []
    list.push(Number(main_number))
    numbers.set(page, list)
  }
  return numbers
}
