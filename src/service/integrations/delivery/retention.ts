/** Deletes events that ended a week ago, and beyond the newest ten thousand of an integration. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { amongNumbers, chunks } from '../../storage/sql.ts'

const keptMilliseconds = 7 * 24 * 3600 * 1000
const keptEvents = 10_000
/** Events in one transaction. */
const batch = 1000

/** Numbers of events that are no longer kept. Looked up outside of transactions, since it reads the whole log. */
const expiredEvents = async (
  { store, now }: Pick<Context, 'store' | 'now'>,
  most: number,
): Promise<number[]> => {
  const before = new Date(Date.parse(now()) - keptMilliseconds).toISOString()
  const { rows } = await sql<{ arrival: number | string }>`
    select arrival from (
      select arrival, ended_at, row_number() over (partition by integration order by arrival desc) as place
      from integration_events where state <> 'waiting') e
    where place > ${most} or ended_at < ${before}`.execute(store.read)
  return rows.map(({ arrival }) => Number(arrival))
}

export const dropExpiredEvents = async (
  ctx: Pick<Context, 'store' | 'now'>,
  most: number = keptEvents,
): Promise<void> => {
  const { store } = ctx
  for (const some of chunks(await expiredEvents(ctx, most), batch))
    await store.write((db) =>
      db
        .deleteFrom('integration_events')
        .where(amongNumbers(store.engine, sql.ref('arrival'), some))
        .execute(),
    )
}
