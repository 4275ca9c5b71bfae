/**
 * Takes away what has lain in the trash for longer than a space can be restored: the space with its content, history,
 * change requests, comments, files and grants. What is written of it in the record of events stays.
 *
 * Rows of content belong to their space alone (a copy of a space has rows of its own), so that nothing else can refer
 * to them. A space goes in steps, so that others can write between them; stopped anywhere, the next sweep goes on.
 */
import { sql } from 'kysely'
import { seenBefore } from '../events/previous-audience.ts'
import { fullText } from '../search/full-text.ts'
import { withdrawSpaces } from '../sites/withdraw-spaces.ts'
import { among } from '../storage/sql.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { trashDays } from './update-space.ts'

/** Rows with bytes that go in one transaction. */
const atOnce = { objects: 1000, blobs: 20, small_pictures: 200 } as const

const dropSearch = async ({ store }: Context, db: Db, space: string): Promise<void> => {
  const { rows } = await sql<{ page: string }>`select page from search_pages where space = ${space}`.execute(
    db,
  )
  await fullText(store.engine).drop(
    db,
    space,
    rows.map(({ page }) => page),
  )
  for (const table of ['search_spellings', 'search_heads', 'page_links', 'link_heads', 'document_links'])
    await sql`delete from ${sql.table(table)} where space = ${space}`.execute(db)
}

/** Drops some of the rows with bytes, and says whether there may be more. */
const dropBytes = async ({ store }: Context, space: string, table: keyof typeof atOnce): Promise<boolean> =>
  store.write(async (db) => {
    const rows = await db
      .selectFrom(table)
      .select('hash')
      .where('space', '=', space)
      .limit(atOnce[table])
      .execute()
    await db
      .deleteFrom(table)
      .where('space', '=', space)
      .where(
        among(
          store.engine,
          sql.ref('hash'),
          rows.map(({ hash }) => hash),
        ),
      )
      .execute()
    return rows.length === atOnce[table]
  })

/** Everything of a space but its bytes and itself; those that others refer to last. */
const ofSpace = [
  'site_feedback',
  'notifications',
  'mutes',
  'ignored_links',
  'reactions',
  'mentions',
  'suggestions',
  'replies',
  'comments',
  'reviews',
  'review_requests',
  'viewed_marks',
  'presences',
  'merge_plans',
  'conflict_answers',
  'contributors',
  'change_requests',
  'former_paths',
  'page_changes',
  'page_times',
  'revisions',
] as const

const purge = async (ctx: Context, space: SpaceRow): Promise<void> => {
  const { store, events } = ctx
  await store.write(async (db) => {
    await dropSearch(ctx, db, space.id)
    for (const table of ofSpace) await db.deleteFrom(table).where('space', '=', space.id).execute()
  })
  // Smaller pictures are made of blobs that are there, and not after them.
  for (const table of ['objects', 'blobs', 'small_pictures'] as const)
    while (await dropBytes(ctx, space.id, table));
  await store.write(async (db) => {
    await withdrawSpaces(ctx, db, space.organization, [space.id], space.deleted_by ?? '', {
      refuse: false,
    })
    const seen = await seenBefore(store.engine, db, { ...space, kind: 'space' })
    await db.deleteFrom('grants').where('thing', '=', space.id).execute()
    await db.deleteFrom('spaces').where('id', '=', space.id).execute()
    await events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.purged',
      subject: space.id,
      actor: space.deleted_by ?? '',
      data: { title: space.title, deletedAt: space.deleted_at },
      seenBefore: seen,
    })
  })
}

/** Purges every space whose days in the trash are over, and says how many there were. */
export const purgeTrash = async (ctx: Context): Promise<number> => {
  const before = new Date(Date.parse(ctx.now()) - trashDays * 24 * 3600 * 1000).toISOString()
  const due = await ctx.store.read
    .selectFrom('spaces')
    .selectAll()
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .execute()
  for (const space of due) await purge(ctx, space)
  return due.length
}
