/**
 * The job of a planned merge. It merges on behalf of the person who planned it, with the rights they have at that
 * moment. The outcome is stored on the plan as text.
 */
import type { Caller } from '../../access/caller.ts'
import { notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import { perform } from '../../http/binding/perform.ts'
import type { JobHandler } from '../../jobs/job-queue.ts'
import type { ChangeRequestRow, MergePlanRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { mergeChangeRequest } from './merge-change-request.ts'
import { noObjections } from './objections.ts'
import type { PlannedMerge } from '../merge-plans.queries.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'

const planOf = (db: Db, { space, changeRequest }: PlannedMerge, job: string) =>
  db
    .selectFrom('merge_plans')
    .selectAll()
    .where('space', '=', space)
    .where('change_request', '=', changeRequest)
    .where('job', '=', job)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

const callerOf = async (db: Db, person: string, plan: MergePlanRow): Promise<Caller | undefined> => {
  const row = await db.selectFrom('persons').selectAll().where('id', '=', person).executeTakeFirst()
  const space = await db
    .selectFrom('spaces')
    .select('organization')
    .where('id', '=', plan.space)
    .executeTakeFirst()
  return (
    row && {
      person: row.id,
      email: row.email,
      displayName: row.display_name,
      operator: false,
      // They were signed in when they planned it; the merge reaches nothing outside the plan's organization.
      signOn: space?.organization ?? '',
      scope: 'merge',
      // Never looked up; the merge only checks the person's rights.
      credential: { kind: 'session', id: plan.job },
    }
  )
}

interface Obstacle {
  readonly message: string
  /** Whether what it waits for can still happen. */
  readonly temporary: boolean
}

const conflictObstacle: Obstacle = {
  message: 'The change request conflicts with main. Resolve the conflicts, then update it.',
  temporary: true,
}

/** How many objections are named as what a merge waits for. */
const mostNamedObjections = 3

/** Nobody is there to confirm a merge despite objections, so a planned one waits until they are settled. */
const objectionObstacle = ({ details }: Failure): Obstacle => {
  const objections = details?.slice(0, mostNamedObjections).map(({ message }) => message) ?? []
  return { message: `There are objections. ${objections.join(' ')}`, temporary: true }
}

/** Tries to merge; returns what prevented it, or undefined on success. */
const attempt = async (ctx: Context, plan: MergePlanRow): Promise<Obstacle | undefined> => {
  const caller = await callerOf(ctx.store.read, plan.person, plan)
  if (!caller)
    return { message: 'The person who scheduled this merge no longer has an account.', temporary: false }
  try {
    const { result } = await perform(ctx, mergeChangeRequest, caller, {
      params: { spaceId: plan.space, changeRequestId: plan.change_request },
      query: { objections: noObjections },
    })
    return result === 'merge' ? undefined : conflictObstacle
  } catch (error) {
    if (!(error instanceof Failure) || error.reason === 'too-busy') throw error
    if (error.reason === 'objections-open') return objectionObstacle(error)
    if (error.reason === 'rules-forbid') return { message: error.message, temporary: true }
    const lost = error.reason === 'role-too-low' || error.reason === 'not-found'
    const message = lost
      ? `${caller.displayName} scheduled this merge but can no longer merge here.`
      : error.message
    return { message, temporary: false }
  }
}

/** Notifies those who rely on the merge that it did not happen, since nobody may be watching when it is due. */
const notifyOfFailure = (ctx: Context, db: Db, plan: MergePlanRow, row: ChangeRequestRow): Promise<void> =>
  notify(ctx, db, {
    organization: row.organization,
    space: row.space,
    actor: plan.person,
    changeRequest: row.id,
    reason: 'merge-plan-failed',
    people: [plan.person, row.created_by],
  })

/** Safe to run again: a plan that is gone, was rescheduled or has failed is left alone. */
export const plannedMerge =
  (ctx: Context): JobHandler =>
  async (input: never, { id }) => {
    const about = input as PlannedMerge
    const plan = await planOf(ctx.store.read, about, id)
    if (!plan) return { result: 'gone' }
    const obstacle = await attempt(ctx, plan)
    if (!obstacle) return { result: 'merge' }
    const waits = obstacle.temporary && plan.kind === 'rules-pass'
    await ctx.store.write(async (db) => {
      const present = await planOf(db, about, id)
      const row = await db
        .selectFrom('change_requests')
        .selectAll()
        .where('space', '=', about.space)
        .where('id', '=', about.changeRequest)
        .executeTakeFirst()
      if (!present || !row) return
      await db
        .updateTable('merge_plans')
        .set({ outcome: obstacle.message, state: waits ? 'waiting' : 'failed' })
        .where('space', '=', about.space)
        .where('change_request', '=', about.changeRequest)
        .execute()
      if (waits && present.outcome === obstacle.message) return
      await ctx.events.record(db, {
        organization: row.organization,
        space: row.space,
        kind: waits ? 'change-request.merge-plan-waits' : 'change-request.merge-plan-failed',
        subject: row.id,
        actor: plan.person,
        data: { message: obstacle.message },
      })
      if (!waits)
        await recordTimeline(ctx, db, row, plan.person, { kind: 'merge-failed', message: obstacle.message })
      // A missing review may still come, but conflicts wait for somebody who knows about them.
      if (!waits || obstacle === conflictObstacle) await notifyOfFailure(ctx, db, present, row)
    })
    return { result: waits ? 'waiting' : 'failed' }
  }
