/** The jobs that cluster all issues of an organization, or only describe its clusters, and the verb that asks for it. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { pool } from '../../computing/pool.ts'
import type { Context } from '../../context.ts'
import { writes } from '../../http/verb.ts'
import { inJobProcess } from '../../jobs/job-processes.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { among } from '../../storage/sql.ts'
import { clusteringJob, queueWork } from '../queue-work.ts'
import { settingsOf } from '../settings.store.ts'
import type { Clustering, ClusteringAsks, ClusteringInput } from './cluster-issues.task.ts'
import { issuePages } from './issue-pages.ts'
import { writeClustering } from './write-clustering.store.ts'

const task = new URL('./cluster-issues.task.ts', import.meta.url)

/** How often it begins again because a person moved issues meanwhile; then a new job does. */
const mostTries = 3

const asksOf = ({ store }: Context, organization: string): ClusteringAsks => ({
  ...issuePages(store.read, organization, { clusteredOnly: false }),
  textsOf: (ids) =>
    store.read
      .selectFrom('conversation_issues')
      .select(['id', 'title', 'compared', 'language'])
      .where('organization', '=', organization)
      .where(among(store.engine, sql.ref('id'), ids))
      .execute(),
})

/** Few issues are clustered in a process that is running already and has loaded its modules. */
const fewIssues = 2000

const compute = async (
  ctx: Context,
  input: ClusteringInput,
  { organization, signal }: JobContext,
): Promise<Clustering> => {
  const asks = asksOf(ctx, organization)
  const { total } = await ctx.store.read
    .selectFrom('conversation_issues')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return Number(total) > fewIssues
    ? inJobProcess<Clustering>(task, input, asks, { signal })
    : ((await pool.run(task, input, asks, { large: true, signal })) as Clustering)
}

const clusterAll =
  (ctx: Context, input: ClusteringInput) =>
  async (_input: object, job: JobContext): Promise<void> => {
    const { organization } = job
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { generation } = await settingsOf(ctx.store.read, organization)
      const clustering = await compute(ctx, input, job)
      const written = await ctx.store.write(async (db) => {
        await job.wanted(db)
        return writeClustering(ctx, db, organization, clustering, Number(generation), input)
      })
      if (written) return
    }
    await ctx.store.write((db) => queueWork(ctx, db, clusteringJob, organization))
  }

export const clusterIssuesJob = (ctx: Context) => clusterAll(ctx, { assign: true })
export const describeClustersJob = (ctx: Context) => clusterAll(ctx, { assign: false })

export const clusterConversationIssues = writes(
  operations.clusterConversationIssues,
  ({ ctx }, db, { organization }) => queueWork(ctx, db, clusteringJob, organization.id),
)
