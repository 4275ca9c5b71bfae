/** Requests the jobs of conversations: reading those that wait, clustering all issues, describing clusters. */
import type { Context } from '../context.ts'
import type { Db } from '../storage/store.ts'

export const readingJob = 'read-conversations'
export const clusteringJob = 'cluster-issues'
export const describingJob = 'describe-clusters'

type Kind = typeof readingJob | typeof clusteringJob | typeof describingJob

/** Adds the job in the transaction `db` unless one is waiting. One that runs may have begun before this change. */
export const queueWork = async (ctx: Context, db: Db, kind: Kind, organization: string): Promise<void> => {
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('organization', '=', organization)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (!waiting) await ctx.jobs.add(db, { kind, organization, person: '', input: {} })
}

const minute = 60_000
const day = 24 * 60 * minute
/** Organizations whose work is queued together. */
const most = 100

/**
 * Called every minute: queues the daily clustering where issues changed, and the reading of conversations whose job was
 * lost.
 */
export const queueDueConversations = async (ctx: Context): Promise<void> => {
  const ago = (milliseconds: number) => new Date(Date.parse(ctx.now()) - milliseconds).toISOString()
  const { read } = ctx.store
  const unclustered = await read
    .selectFrom('conversation_settings')
    .select('organization')
    .where('stale', '=', 1)
    .where('clustered_at', '<', ago(day))
    .limit(most)
    .execute()
  const unread = await read
    .selectFrom('conversation_settings as s')
    .select('s.organization')
    .where((e) =>
      e.exists(
        e
          .selectFrom('conversations as c')
          .select('c.id')
          .whereRef('c.organization', '=', 's.organization')
          .where('c.state', '=', 'waiting')
          .where('c.ingested_at', '<', ago(5 * minute)),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('jobs as j')
            .select('j.id')
            .where('j.kind', '=', readingJob)
            .whereRef('j.organization', '=', 's.organization')
            .where('j.state', 'in', ['pending', 'running']),
        ),
      ),
    )
    .limit(most)
    .execute()
  if (unclustered.length === 0 && unread.length === 0) return
  await ctx.store.write(async (db) => {
    // Each gets a job of its own; a hundred at a time are a hundred small inserts.
    for (const { organization } of unclustered) await queueWork(ctx, db, clusteringJob, organization)
    for (const { organization } of unread) await queueWork(ctx, db, readingJob, organization)
  })
}
