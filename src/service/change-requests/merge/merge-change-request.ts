/** `POST …/change-requests/{c}/merge`: merges the change into main, all or nothing. */
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { followersOf, notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { contentSnapshot, snapshotAfter } from '../../content/revisions/content-snapshot.ts'
import { advanceMain, lockSpace } from '../../content/revisions/main-line.ts'
import { formerDocuments } from '../../../content/revision/revision.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { changeChangeRequest } from '../change-request.store.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
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

interface Merge {
  readonly organization: string
  readonly person: string
  readonly revision: RevisionRow
  /** Whether it was planned earlier and carried out by a job. */
  readonly scheduled: boolean
  readonly rules: Awaited<ReturnType<typeof requireRules>>
  readonly objections: Awaited<ReturnType<typeof objectionsTo>>
}

/** The change request as merged: its row, its record, the event, and notifications for those who follow it. */
const recordMerge = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  { organization, person, revision, scheduled, rules, objections }: Merge,
): Promise<void> => {
  await changeChangeRequest(ctx, db, row, {
    status: 'merged',
    revision_merged: revision.id,
    merged_by: person,
    merged_at: revision.created_at,
  })
  const entry = {
    kind: 'merged',
    number: revision.main_number ?? 0,
    scheduled,
    rulesSource: rules.source,
    rules: rules.outcomes.map(({ message, state }) => ({ message, state })),
    objections: objections.items.map(({ kind, by, text }) => ({
      ...{ kind, text },
      by: { id: by.id, name: by.displayName },
    })),
  } as const
  await recordTimeline(ctx, db, row, person, entry, revision.id)
  await ctx.events.record(db, {
    organization,
    space: row.space,
    kind: 'change-request.merged',
    subject: row.id,
    actor: person,
    data: { revision: revision.id },
  })
  await notify(ctx, db, {
    organization,
    space: row.space,
    changeRequest: row.id,
    reason: 'merged',
    people: await followersOf(db, row),
    actor: person,
  })
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
      const rules = await requireRules(ctx, db, now.space, present, caller.person)
      const objections = await objectionsTo(ctx, db, present)
      requireAcknowledged(objections, query.objections)
      if (now.space.revision !== heads.main.id || present.revision !== heads.change.id) return undefined
      await putObjects(
        store,
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
      await recordMerge(ctx, db, present, {
        organization: space.organization,
        person: caller.person,
        revision,
        scheduled: plan !== undefined && plan.job === caller.credential.id,
        rules,
        objections,
      })
      return { revision: revision.id, result: 'merge' as const }
    })
  })
})
