/** `GET …/conversations-overview`: what there is, and whether something is being computed. */
import { operations } from '../../../contract/operations.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { clusteringJob } from '../queue-work.ts'
import { settingsOf } from '../settings.store.ts'

const mostSources = 100

const conversationCounts = async (db: Db, organization: string) => {
  const rows = await db
    .selectFrom('conversations')
    .select(['state', (e) => e.fn.countAll<number>().as('total')])
    .where('organization', '=', organization)
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, total }) => [state, Number(total)]))
  return {
    waiting: counts.get('waiting') ?? 0,
    read: counts.get('read') ?? 0,
    failed: counts.get('failed') ?? 0,
  }
}

const issueCounts = async (db: Db, organization: string) => {
  const { total, clustered } = await db
    .selectFrom('conversation_issues')
    .select((e) => [e.fn.countAll<number>().as('total'), e.fn.count<number>('cluster').as('clustered')])
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return { total: Number(total), unclustered: Number(total) - Number(clustered) }
}

const clusterCounts = async (db: Db, organization: string) => {
  const rows = await db
    .selectFrom('issue_clusters as c')
    .select(['c.state', (e) => e.fn.countAll<number>().as('total')])
    .where('c.organization', '=', organization)
    .where('c.merged_into', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('conversation_issues as i')
          .select('i.id')
          .whereRef('i.organization', '=', 'c.organization')
          .whereRef('i.cluster', '=', 'c.id'),
      ),
    )
    .groupBy('c.state')
    .execute()
  const counts = new Map(rows.map(({ state, total }) => [state, Number(total)]))
  return {
    open: counts.get('open') ?? 0,
    muted: counts.get('muted') ?? 0,
    dismissed: counts.get('dismissed') ?? 0,
  }
}

const sourceCounts = async (db: Db, organization: string) => {
  const rows = await db
    .selectFrom('conversations')
    .select(['source', (e) => e.fn.countAll<number>().as('conversations')])
    .where('organization', '=', organization)
    .groupBy('source')
    .orderBy('conversations', 'desc')
    .orderBy('source')
    .limit(mostSources)
    .execute()
  return rows.map(({ source, conversations }) => ({ source, conversations: Number(conversations) }))
}

const isClustering = async (db: Db, organization: string): Promise<boolean> => {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', clusteringJob)
    .where('organization', '=', organization)
    .where('state', 'in', ['pending', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

const hasSample = async (db: Db, organization: string): Promise<boolean> => {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('organization', '=', organization)
    .where('sample', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const getConversationOverview = reads(
  operations.getConversationOverview,
  async (_call, db, { organization: { id } }) => {
    const { clustered_at: clusteredAt } = await settingsOf(db, id)
    return {
      conversations: await conversationCounts(db, id),
      issues: await issueCounts(db, id),
      clusters: await clusterCounts(db, id),
      sources: await sourceCounts(db, id),
      ...(clusteredAt !== null && { clusteredAt }),
      clustering: await isClustering(db, id),
      sample: await hasSample(db, id),
    }
  },
)
