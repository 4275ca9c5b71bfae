/** `GET …/conversations-clusters/{id}/effect`: issues a week before and after the latest merge. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { weekLength, weeksAround } from '../../../content/conversations/weekly-pulse.ts'
import { operations } from '../../../contract/operations.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { changeRequestsOf, changeRequestView } from '../clusters/cluster-view.ts'
import { clusterFor } from '../clusters/clusters.queries.ts'

/** Weeks around the week of the merge that are read. */
const around = 6

/** Times to the day of rows of a table from around a time. */
const timesOf = async (db: Db, from: RawBuilder<unknown>, at: number, now: number): Promise<number[]> => {
  const start = new Date(at - around * weekLength).toISOString()
  const end = new Date(Math.min(at + around * weekLength, now)).toISOString()
  const { rows } = await sql<{ day: string; total: number }>`
    select substr(created_at, 1, 10) as day, count(*) as total ${from}
    and created_at >= ${start} and created_at <= ${end} group by substr(created_at, 1, 10)`.execute(db)
  return rows.flatMap(({ day, total }) => Array.from({ length: Number(total) }, () => Date.parse(day)))
}

export const getIssuesClusterEffect = reads(
  operations.getIssuesClusterEffect,
  async ({ ctx, params }, db, { organization: { id: organization } }) => {
    const { id } = await clusterFor(ctx, db, organization, params.clusterId)
    const requests = (await changeRequestsOf(ctx, db, organization, [id])).get(id) ?? []
    const [latest] = requests
      .filter(({ merged_at: time }) => time !== null)
      .toSorted((a, b) => ((a.merged_at ?? '') < (b.merged_at ?? '') ? 1 : -1))
    const mergedAt = latest?.merged_at
    if (!latest || mergedAt === null || mergedAt === undefined)
      return { before: [], after: [], conversations: { before: [], after: [] } }
    const [at, now] = [Date.parse(mergedAt), Date.parse(ctx.now())]
    const issues = sql`from conversation_issues where organization = ${organization} and cluster = ${id}`
    const all = sql`from conversations where organization = ${organization}`
    return {
      changeRequest: changeRequestView(ctx, organization, latest),
      ...weeksAround(await timesOf(db, issues, at, now), at, now),
      conversations: weeksAround(await timesOf(db, all, at, now), at, now),
    }
  },
)
