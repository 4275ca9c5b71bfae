/**
 * Purges spaces whose time in the trash is over, with their content, history, change requests, comments, files and
 * grants. Event and audit log entries remain.
 *
 * Content rows belong to one space only (a copy has its own rows), so nothing else can refer to them. A space is
 * deleted in several transactions, so that others can write in between; after an interruption the next sweep continues.
 */
import { removeFromInstallations } from '../integrations/installing/targets.ts'
import { sql } from 'kysely'
import { seenBefore } from '../events/previous-audience.ts'
import { fullText } from '../search/engine-full-text.ts'
import { withdrawSpaces } from '../sites/withdraw-spaces.ts'
import { among } from '../storage/sql.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { trashDays } from './update-space.ts'

/** Rows with bytes deleted per transaction. */
const rowsPerBatch = { objects: 1000, blobs: 20, small_pictures: 200 } as const

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

/** Deletes some of the rows with bytes; returns whether there may be more. */
const dropBytes = async (
  { store }: Context,
  space: string,
  table: keyof typeof rowsPerBatch,
): Promise<boolean> =>
  store.write(async (db) => {
    const rows = await db
      .selectFrom(table)
      .select('hash')
      .where('space', '=', space)
      .limit(rowsPerBatch[table])
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
    return rows.length === rowsPerBatch[table]
  })

/** Everything of a space except its bytes and its own row; referenced tables last. */
const tablesOfSpace = [
  'computed_results',
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
  'timeline_pages',
  'timeline_entries',
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
    for (const table of tablesOfSpace) await db.deleteFrom(table).where('space', '=', space.id).execute()
  })
  // Thumbnails are generated from existing blobs, so they are deleted after them.
  for (const table of ['objects', 'blobs', 'small_pictures'] as const)
    while (await dropBytes(ctx, space.id, table));
  await store.write(async (db) => {
    await withdrawSpaces(ctx, db, space.organization, [space.id], space.deleted_by ?? '', {
      refuse: false,
    })
    const audienceBefore = await seenBefore(store.engine, db, { ...space, kind: 'space' })
    await db.deleteFrom('grants').where('thing', '=', space.id).execute()
    await removeFromInstallations(ctx, db, { kind: 'space', ids: [space.id] })
    await db.deleteFrom('spaces').where('id', '=', space.id).execute()
    await events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.purged',
      subject: space.id,
      actor: space.deleted_by ?? '',
      data: { title: space.title, deletedAt: space.deleted_at },
      seenBefore: audienceBefore,
    })
  })
}

/** Purges every space whose time in the trash is over; returns how many there were. */
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
