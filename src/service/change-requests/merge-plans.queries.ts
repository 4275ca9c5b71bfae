/** Planned merges as rows and in API responses. */
import { sql } from 'kysely'
import type { PersonView } from '../people/person-view.ts'
import { send } from '../storage/send-statement.ts'
import { among } from '../storage/sql.ts'
import type { ChangeRequestRow, MergePlanRow } from '../storage/schema/schema.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** By the id of their change request; one query for any number. */
export const mergePlansOf = async (
  engine: Engine,
  db: Db,
  rows: readonly Pick<ChangeRequestRow, 'space' | 'id'>[],
): Promise<ReadonlyMap<string, MergePlanRow>> => {
  if (rows.length === 0) return new Map()
  const plans = await db
    .selectFrom('merge_plans')
    .selectAll()
    .where(among(engine, sql.ref('space'), [...new Set(rows.map(({ space }) => space))]))
    .where(
      among(
        engine,
        sql.ref('change_request'),
        rows.map(({ id }) => id),
      ),
    )
    .execute()
  return new Map(plans.map((plan) => [plan.change_request, plan]))
}

export const mergePlanView = (plan: MergePlanRow, setBy: PersonView) => ({
  when: plan.kind as 'rules-pass',
  ...(plan.due_at !== null && { at: plan.due_at }),
  setBy,
  setAt: plan.created_at,
  state: plan.state as 'waiting',
  ...(plan.outcome !== null && { outcome: plan.outcome }),
})

/** The input of a planned merge's job. */
export interface PlannedMerge {
  readonly space: string
  readonly changeRequest: string
}
export const plannedMergeJob = 'planned-merge'

/** Gives the plan a new job, due at `dueAt` or immediately; an earlier job of the plan then does nothing. */
export const schedulePlan = async (
  { jobs }: Context,
  db: Db,
  plan: Pick<MergePlanRow, 'space' | 'change_request' | 'person'>,
  organization: string,
  dueAt?: string,
): Promise<void> => {
  const input: PlannedMerge = { space: plan.space, changeRequest: plan.change_request }
  const job = await jobs.add(db, {
    kind: plannedMergeJob,
    organization,
    person: plan.person,
    input,
    ...(dueAt !== undefined && { dueAt }),
  })
  await send(
    db,
    db
      .updateTable('merge_plans')
      .set({ job })
      .where('space', '=', plan.space)
      .where('change_request', '=', plan.change_request),
  )
}

/**
 * Call it in every write that may make rules pass, in the same transaction. Plans that wait for the rules of a change
 * request, or of a whole space, are checked again.
 */
export const wakeMergePlans = async (
  ctx: Context,
  db: Db,
  where: { readonly organization: string; readonly space?: string; readonly id?: string },
): Promise<void> => {
  let waiting = db
    .selectFrom('merge_plans as p')
    .innerJoin('change_requests as c', (join) =>
      join.onRef('c.space', '=', 'p.space').onRef('c.id', '=', 'p.change_request'),
    )
    .select(['p.space', 'p.change_request', 'p.person', 'c.organization'])
    .where('p.kind', '=', 'rules-pass')
    .where('p.state', '=', 'waiting')
  const { organization, space, id } = where
  waiting =
    space === undefined
      ? waiting.where('c.organization', '=', organization)
      : waiting.where('p.space', '=', space)
  if (id !== undefined) waiting = waiting.where('p.change_request', '=', id)
  for (const plan of await waiting.execute()) await schedulePlan(ctx, db, plan, plan.organization)
}

/** Deletes a plan and its pending job; returns the plan if there was one. */
export const dropMergePlan = async (
  { jobs }: Context,
  db: Db,
  { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>,
): Promise<MergePlanRow | undefined> => {
  const plan = await db
    .deleteFrom('merge_plans')
    .where('space', '=', space)
    .where('change_request', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (plan?.state === 'waiting') await jobs.cancel(db, plan.job)
  return plan
}
