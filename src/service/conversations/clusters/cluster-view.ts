/** Clusters as the API shows them, for administrators, who see every space. */
import { sql } from 'kysely'
import { growthOf, pulseStart, weeklyPulse } from '../../../content/conversations/weekly-pulse.ts'
import type { IssuesCluster } from '../../../contract/conversations/schemas.ts'
import type { Context } from '../../context.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { leads } from './clusters.queries.ts'
import type { ListedCluster } from './listed-clusters.queries.ts'

/** Times of the issues of the last weeks, to the day, by cluster. */
const recentTimes = async ({ store, now }: Context, db: Db, organization: string, ids: readonly string[]) => {
  const time = now()
  const from = new Date(pulseStart(Date.parse(time))).toISOString()
  const { rows } = await sql<{ cluster: string; day: string; issues: number }>`
    select cluster, substr(created_at, 1, 10) as day, count(*) as issues from conversation_issues
    where organization = ${organization} and ${among(store.engine, sql.ref('cluster'), ids)}
      and created_at >= ${from} and created_at <= ${time}
    group by cluster, substr(created_at, 1, 10)`.execute(db)
  const times = new Map<string, number[]>()
  for (const { cluster, day, issues } of rows) {
    const list = times.get(cluster) ?? []
    for (let count = Number(issues); count > 0; count -= 1) list.push(Date.parse(day))
    times.set(cluster, list)
  }
  return times
}

const sourcesOf = async ({ store }: Context, db: Db, organization: string, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('conversation_issues as i')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.organization', '=', 'i.organization').onRef('c.id', '=', 'i.conversation'),
    )
    .select(['i.cluster', 'c.source', (e) => e.fn.countAll<number>().as('issues')])
    .where('i.organization', '=', organization)
    .where(among(store.engine, sql.ref('i.cluster'), ids))
    .groupBy(['i.cluster', 'c.source'])
    .execute()
  return Map.groupBy(rows, ({ cluster }) => cluster)
}

type RequestColumns = Pick<ChangeRequestRow, 'id' | 'space' | 'number' | 'subject' | 'status' | 'merged_at'>
type ListedRequest = RequestColumns & { readonly cluster: string }

/** Also those of clusters that were merged into them; latest first. */
export const changeRequestsOf = async (
  { store }: Context,
  db: Db,
  organization: string,
  ids: readonly string[],
) => {
  const { rows } = await sql<ListedRequest>`
    select q.id, q.space, q.number, q.subject, q.status, q.merged_at, led.target as cluster
    from change_requests q join spaces s on s.id = q.space join (${leads(organization)}) led on led.id = q.cluster
    where q.organization = ${organization} and s.deleted_at is null
      and ${among(store.engine, sql.ref('led.target'), ids)}
    order by q.created_at desc, q.id desc`.execute(db)
  return Map.groupBy(rows, ({ cluster }) => cluster)
}

export const changeRequestView = (
  { addresses }: Context,
  organization: string,
  { id, space, number, subject, status, merged_at: mergedAt }: RequestColumns,
) => ({
  ...{ id, space, number: Number(number), subject },
  status: status as IssuesCluster['changeRequests'][number]['status'],
  ...(mergedAt !== null && { mergedAt }),
  urls: { app: addresses.changeRequest(organization, space, { number, id }).app },
})

/** The last action of each cluster that was not undone. */
const lastActions = async ({ store }: Context, db: Db, organization: string, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; cluster: string; other: string | null }>`
    select id, cluster, other from cluster_actions where organization = ${organization} and undone_at is null
      and (${among(store.engine, sql.ref('cluster'), ids)} or ${among(store.engine, sql.ref('other'), ids)})
    order by arrival`.execute(db)
  const actions = new Map<string, string>()
  for (const { id, cluster, other } of rows) {
    actions.set(cluster, id)
    if (other !== null) actions.set(other, id)
  }
  return actions
}

export const clusterViews = async (
  ctx: Context,
  db: Db,
  organization: string,
  rows: readonly ListedCluster[],
): Promise<IssuesCluster[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [times, sources, requests, actions] = [
    await recentTimes(ctx, db, organization, ids),
    await sourcesOf(ctx, db, organization, ids),
    await changeRequestsOf(ctx, db, organization, ids),
    await lastActions(ctx, db, organization, ids),
  ]
  const now = Date.parse(ctx.now())
  return rows.map((row) => {
    const pulse = weeklyPulse(times.get(row.id) ?? [], now)
    const lastAction = actions.get(row.id)
    return {
      ...{ object: 'issues-cluster', id: row.id, label: row.label, icon: row.icon, summary: row.summary },
      ...{ createdAt: row.created_at, updatedAt: row.updated_at, weeklyPulse: pulse },
      sources: Object.fromEntries(
        (sources.get(row.id) ?? []).map(({ source, issues }) => [source, Number(issues)]),
      ),
      stats: {
        ...{ issues: row.issues, conversations: row.conversations, tasksTotal: row.tasks },
        ...{ tasksBacklog: row.drafts, tasksStarted: row.opened },
        ...{ tasksCompleted: row.merged, tasksCancelled: row.archived },
      },
      urls: ctx.addresses.issuesCluster(organization, row.id),
      ...{ state: row.state, labelledBy: row.labelled_by, terms: JSON.parse(row.terms) as string[] },
      ...{ pinned: row.pinned, growth: growthOf(pulse) },
      changeRequests: (requests.get(row.id) ?? []).map((one) => changeRequestView(ctx, organization, one)),
      ...(lastAction !== undefined && { lastAction }),
    }
  })
}
