/**
 * `POST …/change-requests/{c}/update`: merges new revisions of main into the change request, using the stored answers.
 */
import { operations } from '../../../contract/operations.ts'
import { open } from '../../http/verb.ts'
import { insertRevision } from '../../content/revisions/revision-rows.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { carriedOver, carry } from './carry-over.ts'
import { carryReviews, rebasedReviews } from '../reviews/carried-reviews.ts'
import { changeChangeRequest, lockChangeRequest, noteContributor } from '../change-request.store.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'
import { headsOf, mergeOf, linesOf, withLockedLines, storedAnswers } from '../merge-heads.ts'

/** Moves comments and suggestions to the new keys of blocks that now have main's key. */
const followKeys = async (
  db: Db,
  row: ChangeRequestRow,
  keyMaps: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<void> => {
  if (keyMaps.size === 0) return
  for (const table of ['comments', 'suggestions'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'page', 'node'])
      .where('space', '=', row.space)
      .where('change_request', '=', row.id)
      .where('node', 'is not', null)
      .execute()
    for (const { id, page, node } of rows) {
      const key = keyMaps.get(page ?? '')?.get(node ?? '')
      if (key === undefined || key === node) continue
      await db
        .updateTable(table)
        .set({ node: key })
        .where('space', '=', row.space)
        .where('change_request', '=', row.id)
        .where('id', '=', id)
        .execute()
    }
  }
}

export const updateFromMain = open(operations.updateFromMain, async (call, read) => {
  const { ctx, caller, params } = call
  const lines = async () =>
    linesOf(read, (await call.authorize(read)).space, params.changeRequestId, 'with main')
  return withLockedLines(ctx, lines, async () => {
    const { space } = await call.authorize(read)
    const row = await changeRequestOf(read, space.id, params.changeRequestId)
    requireOpen(row)
    if (row.revision_merged_ancestor === space.revision)
      return { revision: row.revision, result: 'update' as const }
    const heads = await headsOf(read, space, row)
    const stored = await storedAnswers(read, row)
    const answers = new Map([...stored].map(([id, { answer }]) => [id, answer]))
    const merged = await mergeOf(ctx, read, space.id, heads, answers)
    if (merged.conflicts.length > 0) return { revision: row.revision, result: 'conflicts' as const }
    const carried = await carriedOver(ctx, read, row, heads, merged, stored.size === 0)
    const reviewed = await rebasedReviews(ctx, read, row, heads)
    const objects = new Map([...merged.nodes, ...merged.documents])
    await deflateAhead(objects)
    return ctx.store.write(async (db) => {
      await lockChangeRequest(db, row)
      const now = await call.authorize(db)
      const present = await changeRequestOf(db, space.id, row.id)
      requireOpen(present)
      if (now.space.revision !== heads.main.id || present.revision !== heads.change.id) return undefined
      await putObjects(db, space.id, objects, merged.bases)
      const revision = await insertRevision(ctx, db, {
        space: space.id,
        type: 'update',
        parents: [heads.change.id, heads.main.id],
        root: merged.root,
        mainNumber: null,
        createdBy: caller.person,
      })
      await changeChangeRequest(ctx, db, present, {
        revision: revision.id,
        revision_merged_ancestor: heads.main.id,
        ...(present.difference !== null && { difference: carried.whole.after }),
      })
      await carry(db, present, carried)
      await carryReviews(ctx, db, present, heads, { reviewed, head: revision, by: caller.person })
      for (const { answer, person } of stored.values())
        if (answer.choice === 'edited' || answer.choice === 'both')
          await noteContributor(ctx, db, present, person)
      await db
        .deleteFrom('conflict_answers')
        .where('space', '=', space.id)
        .where('change_request', '=', row.id)
        .execute()
      await followKeys(db, present, merged.keyMaps)
      await recordTimeline(
        ctx,
        db,
        present,
        caller.person,
        {
          kind: 'updated-from-main',
          from: present.revision_merged_ancestor,
          to: heads.main.id,
          conflicts: stored.size,
        },
        revision.id,
      )
      await ctx.events.record(db, {
        organization: space.organization,
        space: space.id,
        kind: 'change-request.updated-from-main',
        subject: row.id,
        actor: caller.person,
        data: { revision: revision.id },
      })
      return { revision: revision.id, result: 'update' as const }
    })
  })
})
