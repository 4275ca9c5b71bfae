/** Queues what is due: URLs that are fetched again, and specifications whose processing was abandoned. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { takeLock } from '../../storage/locks.ts'
import { afterWrite } from '../../storage/store.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { nextCheck } from './check-schedule.ts'
import { queueProcessing } from './queue-processing.ts'

/** Specifications that are queued together. */
const most = 100

const queueDue = async (ctx: Context, db: Db): Promise<void> => {
  const due = await db
    .selectFrom('api_specs')
    .selectAll()
    .where('next_check_at', '<=', ctx.now())
    .where('state', '=', 'complete')
    .where('source_url', 'is not', null)
    .orderBy('next_check_at')
    .limit(most)
    // Those that are being changed have their turn a minute later.
    .forUpdate()
    .skipLocked()
    .execute()
  // Each gets a job of its own; a hundred at a time are a hundred small inserts.
  for (const row of due) {
    await queueProcessing(ctx, db, row, '')
    await db
      .updateTable('api_specs')
      .set({ next_check_at: nextCheck(ctx.now(), row.id, Number(row.failures)) })
      .where('id', '=', row.id)
      .execute()
  }
}

/** Ends the processing of specifications whose job failed, was cancelled or no longer exists. */
const endAbandoned = async (ctx: Context, db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('api_specs as s')
    .leftJoin('jobs as j', 'j.id', 's.job')
    .select(['s.id', 's.organization', 's.slug', 's.source_url', 's.recheck', 's.next_check_at'])
    .where('s.state', '!=', 'complete')
    .where((e) => e.or([e('j.id', 'is', null), e('j.state', 'not in', ['pending', 'running'])]))
    .limit(most)
    .execute()
  if (rows.length === 0) return
  const message = 'Processing was interrupted. Start it again.'
  await db
    .updateTable('api_specs')
    .set({
      ...{ state: 'complete', step: null, processed_at: ctx.now(), source_hash: null },
      error_code: 'PARSE_ERROR',
      errors: JSON.stringify([{ message, code: 'interrupted' }]),
    })
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        rows.map(({ id }) => id),
      ),
    )
    .execute()
  // Those that were never fetched before have no time yet at which they are fetched next.
  for (const { id, source_url: url, recheck, next_check_at: next } of rows)
    if (url !== null && recheck === 1 && next === null)
      await db
        .updateTable('api_specs')
        .set({ next_check_at: nextCheck(ctx.now(), id, 0) })
        .where('id', '=', id)
        .execute()
  for (const { id, organization, slug } of rows)
    await ctx.events.record(db, {
      ...{ organization, kind: 'api-spec.processed', subject: id, actor: '' },
      data: { title: slug, outcome: 'failed' },
    })
  afterWrite(() => ctx.log.warn({ specs: rows.length }, 'The processing of API specifications was abandoned'))
}

/** Called every minute. */
export const queueDueChecks = (ctx: Context): Promise<void> =>
  ctx.store.write(async (db) => {
    await takeLock(ctx.store.engine, db, 'apiSpecs')
    await queueDue(ctx, db)
    await endAbandoned(ctx, db)
  })
