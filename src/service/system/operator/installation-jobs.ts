/** The jobs of everybody, for the operator: without what they work on and what they made. */
import type { Selectable } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { Query } from '../../../contract/operation/operation.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../events/audit-log.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { JobRow, Schema } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { cancelUnfinished, isCancellable, restartFailed } from '../jobs.ts'

const columns = [
  ...(['j.id', 'j.kind', 'j.state', 'j.progress', 'j.total', 'j.error', 'j.attempts'] as const),
  ...(['j.created_at', 'j.updated_at', 'j.due_at', 'j.organization', 'o.title'] as const),
] as const

type ListedRow = Omit<Selectable<Schema['jobs']>, 'person' | 'input' | 'result' | 'lease_until' | 'lease'> & {
  readonly title: string | null
}

const viewOf = (row: ListedRow) => ({
  object: 'installation-job' as const,
  id: row.id,
  kind: row.kind,
  state: row.state as 'pending',
  progress: Number(row.progress),
  total: Number(row.total),
  ...(row.error !== null && { error: row.error }),
  attempts: Number(row.attempts),
  ...(row.state === 'pending' && { dueAt: row.due_at }),
  cancellable: isCancellable(row),
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

const jobOf = async (db: Db, id: string): Promise<JobRow> => {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The organization learns what an operator did with its work. */
const auditJob = (
  action: 'job.cancelled' | 'job.retried',
  { ctx, caller }: { readonly ctx: Context; readonly caller: Caller },
  db: Db,
  { id, kind, organization }: JobRow,
): Promise<void> =>
  audit(db, ctx, { organization, action, actor: caller.person, target: { kind: 'job', id, title: kind } })

export const retryInstallationJob = writes(operations.retryInstallationJob, async (call, db) => {
  const row = await jobOf(db, call.params.jobId)
  await restartFailed(call.ctx, db, row)
  await auditJob('job.retried', call, db, row)
  return viewOf(await withTitles(db).select(columns).where('j.id', '=', row.id).executeTakeFirstOrThrow())
})

export const cancelInstallationJob = writes(operations.cancelInstallationJob, async (call, db) => {
  const row = await jobOf(db, call.params.jobId)
  if (await cancelUnfinished(call.ctx, db, row)) await auditJob('job.cancelled', call, db, row)
})
