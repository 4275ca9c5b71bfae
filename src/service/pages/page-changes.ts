/** The history of single pages: which revisions of main changed them, so that asking costs what is shown. */
import type { RevisionRow } from '../storage/schema.ts'
import { chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'

/** Keeps that revision `mainNumber` of main made, changed, moved or deleted these pages; each is named once. */
export const recordPageChanges = async (
  db: Db,
  space: string,
  mainNumber: number,
  pages: readonly string[],
): Promise<void> => {
  for (const some of chunks(pages, 200)) {
    await db
      .insertInto('page_changes')
      .values(some.map((page) => ({ space, page, main_number: mainNumber })))
      .execute()
  }
}

const changesOf = (db: Db, space: string, page: string) =>
  db.selectFrom('page_changes').where('page_changes.space', '=', space).where('page_changes.page', '=', page)

/** How many revisions changed the page. */
export const countPageChanges = async (db: Db, space: string, page: string): Promise<number> => {
  const { total } = await changesOf(db, space, page)
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The revisions that changed the page, the latest first, before the one with the number given. */
export const listPageChanges = (
  db: Db,
  space: string,
  page: string,
  before: number | undefined,
  limit: number,
): Promise<RevisionRow[]> =>
  changesOf(db, space, page)
    .innerJoin('revisions', (join) =>
      join
        .onRef('revisions.space', '=', 'page_changes.space')
        .onRef('revisions.main_number', '=', 'page_changes.main_number'),
    )
    .selectAll('revisions')
    .$if(before !== undefined, (query) => query.where('page_changes.main_number', '<', before ?? 0))
    .orderBy('page_changes.main_number', 'desc')
    .limit(limit)
    .execute()
