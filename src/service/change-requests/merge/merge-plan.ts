/** `PUT|DELETE …/change-requests/{c}/merge-plan`: merge as soon as the rules allow it, or at a given time. */
import { operations } from '../../../contract/operations.ts'
import { only } from '../../comments/threads/comment-view.ts'
import { Failure } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { requireHand, requireStatus } from '../require-status.ts'
import { dropMergePlan, mergePlansOf, mergePlanView, schedulePlan } from '../merge-plans.queries.ts'
import { peopleBy } from '../reviews/review-view.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'

export const planMerge = writes(
  operations.planChangeRequestMerge,
  async ({ params, body, caller, ctx }, db, { space }) => {
    const found = await changeRequestOf(db, space.id, params.changeRequestId)
    await lockChangeRequest(db, found)
    const row = await changeRequestOf(db, space.id, found.id)
    requireStatus('plan-merge', row)
    const now = ctx.now()
    const due = body.when === 'at' ? new Date(body.at).toISOString() : null
    if (due !== null && due <= now)
      throw new Failure('bad-content', 'This time is in the past. Choose a later time, or merge now.', {
        details: [{ path: 'body.at', message: 'Must be in the future.' }],
      })
    await dropMergePlan(ctx, db, row)
    const plan = {
      space: space.id,
      change_request: row.id,
      kind: body.when,
      due_at: due,
      person: caller.person,
      state: 'waiting',
      outcome: null,
      job: '',
      created_at: now,
    }
    await db.insertInto('merge_plans').values(plan).execute()
    await schedulePlan(ctx, db, plan, space.organization, due ?? now)
    await recordTimeline(ctx, db, row, caller.person, {
      kind: 'merge-scheduled',
      when: body.when,
      ...(due !== null && { at: due }),
    })
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.merge-planned',
      subject: row.id,
      actor: caller.person,
      data: { when: body.when, ...(due !== null && { at: due }) },
    })
    const [stored] = (await mergePlansOf(ctx.store.engine, db, [row])).values()
    const person = await peopleBy(ctx, db, [caller.person])
    return mergePlanView(only(stored ? [stored] : []), person(caller.person))
  },
)

export const cancelMergePlan = writes(
  operations.cancelChangeRequestMergePlan,
  async ({ params, caller, ctx }, db, subject) => {
    const { space } = subject
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await requireHand(db, subject, row, caller.person, 'cancel-plan')
    await lockChangeRequest(db, row)
    const plan = await dropMergePlan(ctx, db, row)
    if (!plan) return
    await recordTimeline(ctx, db, row, caller.person, { kind: 'scheduled-merge-cancelled' })
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.merge-plan-cancelled',
      subject: row.id,
      actor: caller.person,
    })
  },
)
