/** The jobs of everybody, for the operator: without what they work on and what they made. */
import type { Selectable } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { Query } from '../../../contract/operation/operation.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { Schema } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { restartFailed } from '../jobs.ts'

const columns = [
  ...(['j.id', 'j.kind', 'j.state', 'j.progress', 'j.total', 'j.error', 'j.attempts'] as const),
  ...(['j.created_at', 'j.updated_at', 'j.organization', 'o.title'] as const),
] as const

type ListedRow = Omit<
  Selectable<Schema['jobs']>,
  'person' | 'input' | 'result' | 'due_at' | 'lease_until' | 'lease'
> & { readonly title: string | null }

const viewOf = (row: ListedRow) => ({
  object: 'installation-job' as const,
  id: row.id,
  kind: row.kind,
  state: row.state as 'pending',
  progress: Number(row.progress),
  total: Number(row.total),
  ...(row.error !== null && { error: row.error }),
  attempts: Number(row.attempts),
  // An organization that was deleted for good leaves its jobs behind.
  ...(row.title !== null && { organization: { id: row.organization, title: row.title } }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const withTitles = (db: Db) =>
  db.selectFrom('jobs as j').leftJoin('organizations as o', 'o.id', 'j.organization')

type Filters = Pick<Query<typeof operations.listInstallationJobs>, 'state' | 'kind'>

const matching = (db: Db, { state, kind }: Filters) =>
  withTitles(db)
    .$if(state !== undefined, (rows) => rows.where('j.state', '=', state ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('j.kind', '=', kind ?? ''))

export const listInstallationJobs = reads(operations.listInstallationJobs, ({ query, ctx }, db) =>
  listPage(ctx.keys, {
    list: 'installation/jobs',
    query,
    count: async () => {
      const { total } = await matching(db, query)
        .select((e) => e.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      matching(db, query)
        .select(columns)
        .$if(after !== undefined, (rows) =>
          rows.where((e) =>
            e(e.refTuple('j.created_at', 'j.id'), '<', e.tuple(String(after?.[0]), String(after?.[1]))),
          ),
        )
        .orderBy('j.created_at', 'desc')
        .orderBy('j.id', 'desc')
        .limit(limit)
        .execute(),
    key: ({ created_at, id }) => [created_at, id],
    items: (rows) => rows.map(viewOf),
  }),
)

export const retryInstallationJob = writes(
  operations.retryInstallationJob,
  async ({ params: { jobId }, ctx }, db) => {
    const row = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst()
    if (!row) throw notFound()
    await restartFailed(ctx, db, row)
    return viewOf(await withTitles(db).select(columns).where('j.id', '=', jobId).executeTakeFirstOrThrow())
  },
)

export const cancelInstallationJob = writes(operations.cancelInstallationJob, ({ params, ctx }, db) =>
  ctx.jobs.cancel(db, params.jobId),
)
