/** `POST …/change-requests/{c}/merge`: merges the change into main, all or nothing. */
import { operations } from '../../../contract/operations.ts'
import { followersOf, notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { contentSnapshot, snapshotAfter } from '../../content/revisions/content-snapshot.ts'
import { advanceMain, lockSpace } from '../../content/revisions/main-line.ts'
import { formerDocuments } from '../../../content/revision/revision.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { changeChangeRequest, lockChangeRequest } from '../change-request.store.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { requireStatus } from '../require-status.ts'
import { rollbackCause } from '../timeline/list-timeline.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'
import { requireRules } from './merge-checks.ts'
import { objectionsTo, requireAcknowledged } from './objections.ts'
import { dropMergePlan } from '../merge-plans.queries.ts'
import { headsOf, linesOf, mergeOf, withLockedLines } from '../merge-heads.ts'

/** Only the revision that the caller looked at is merged; an edit in between fails the merge. */
const requireSeen = (seen: string | undefined, { revision }: ChangeRequestRow): void => {
  if (seen !== undefined && seen !== revision)
    throw new Failure(
      'state-forbids',
      'This change request has changed since you opened it, so nothing was merged. Review the new edits, then merge again.',
      { details: [{ path: 'query.ifRevision', message: `The head is now ${revision}.` }] },
    )
}

export const mergeChangeRequest = open(operations.mergeChangeRequest, async (call, read) => {
  const { ctx, caller, params, query } = call
  const { store } = ctx
  const lines = async () =>
    linesOf(read, (await call.authorize(read)).space, params.changeRequestId, 'with main')
  return withLockedLines(ctx, lines, async () => {
    const { space } = await call.authorize(read)
    const row = await changeRequestOf(read, space.id, params.changeRequestId)
    requireStatus('merge', row)
    requireSeen(query.ifRevision, row)
    const heads = await headsOf(read, space, row)
    const merged = await mergeOf(ctx, read, space.id, heads, new Map())
    if (merged.conflicts.length > 0) return { revision: space.revision, result: 'conflicts' as const }
    const before = await contentSnapshot(store, read, space.id, heads.main.root)
    const after = snapshotAfter(store, space.id, before, merged.root, merged.changes)
    const objects = new Map([...merged.nodes, ...merged.documents])
    await deflateAhead(objects)
    return store.write(async (db) => {
      await lockSpace(db, space.id)
      await lockChangeRequest(db, row)
      const now = await call.authorize(db)
      const present = await changeRequestOf(db, space.id, row.id)
      requireStatus('merge', present)
      requireSeen(query.ifRevision, present)
      const { source, outcomes } = await requireRules(ctx, db, now.space, present, caller.person)
      const objections = await objectionsTo(ctx, db, present)
      requireAcknowledged(objections, query.objections)
      if (now.space.revision !== heads.main.id || present.revision !== heads.change.id) return undefined
      await putObjects(
        db,
        space.id,
        objects,
        new Map([...merged.bases, ...formerDocuments(merged.changes, (name) => before.byName.get(name))]),
      )
      const revision = await advanceMain(ctx, db, {
        revision: {
          space: space.id,
          type: 'merge',
          root: merged.root,
          mergedFrom: row.id,
          cause: await rollbackCause(db, row),
          createdBy: caller.person,
        },
        head: heads.main,
        parents: [heads.change.id],
        before,
        after,
        changes: merged.changes,
      })
      const plan = await dropMergePlan(ctx, db, present)
      await changeChangeRequest(ctx, db, present, {
        status: 'merged',
        revision_merged: revision.id,
        merged_by: caller.person,
        merged_at: revision.created_at,
      })
      await recordTimeline(
        ctx,
        db,
        present,
        caller.person,
        {
          kind: 'merged',
          number: revision.main_number ?? 0,
          scheduled: plan !== undefined && plan.job === caller.credential.id,
          rulesSource: source,
          rules: outcomes.map(({ message, state }) => ({ message, state })),
          objections: objections.items.map(({ kind, by, text }) => ({
            ...{ kind, text },
            by: { id: by.id, name: by.displayName },
          })),
        },
        revision.id,
      )
      await ctx.events.record(db, {
        organization: space.organization,
        space: space.id,
        kind: 'change-request.merged',
        subject: row.id,
        actor: caller.person,
        data: { revision: revision.id },
      })
      await notify(ctx, db, {
        organization: space.organization,
        space: space.id,
        changeRequest: row.id,
        reason: 'merged',
        people: await followersOf(db, row),
        actor: caller.person,
      })
      return { revision: revision.id, result: 'merge' as const }
    })
  })
})
