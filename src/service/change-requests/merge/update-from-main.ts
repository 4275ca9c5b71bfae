/**
 * `POST …/change-requests/{c}/update`: merges new revisions of main into the change request, using the stored answers.
 */
import { isDeepStrictEqual } from 'node:util'
import { operations } from '../../../contract/operations.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import type { Context } from '../../context.ts'
import { open } from '../../http/verb.ts'
import { insertRevision } from '../../content/revisions/revision-rows.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { carriedOver, carry } from './carry-over.ts'
import { carryReviews, rebasedReviews } from '../reviews/carried-reviews.ts'
import { changeChangeRequest, noteContributor } from '../change-request.store.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'
import type { Heads } from '../merge-heads.ts'
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

interface Update {
  readonly change: ChangeRequestRow
  readonly heads: Heads
  readonly person: string
}

/** What the update brings, computed outside of any transaction; undefined if there are conflicts without an answer. */
const preparedUpdate = async (ctx: Context, space: string, { change, heads }: Omit<Update, 'person'>) => {
  const { read } = ctx.store
  const stored = await storedAnswers(read, change)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer]))
  const merged = await mergeOf(ctx, read, space, heads, answers)
  if (merged.conflicts.length > 0) return undefined
  // An answer to a conflict that no longer exists decides nothing.
  const applied = [...stored].flatMap(([id, given]) => (merged.usedAnswers.has(id) ? [given] : []))
  const carried = await carriedOver(ctx, read, change, heads, merged, applied.length === 0)
  const reviewed = await rebasedReviews(ctx, read, change, heads)
  const objects = new Map([...merged.nodes, ...merged.documents])
  await deflateAhead(objects)
  return { stored, applied, merged, carried, reviewed, objects }
}

type PreparedUpdate = NonNullable<Awaited<ReturnType<typeof preparedUpdate>>>

/** The revision of the update, with everything that follows from it. `change`: the row as it is in the transaction. */
const writeUpdate = async (
  ctx: Context,
  db: Db,
  organization: string,
  { change, heads, person }: Update,
  { applied, merged, carried, reviewed, objects }: PreparedUpdate,
): Promise<RevisionRow> => {
  const { space } = change
  await putObjects(ctx.store, db, space, objects, merged.bases)
  const revision = await insertRevision(ctx, db, {
    space,
    type: 'update',
    parents: [heads.change.id, heads.main.id],
    root: merged.root,
    mainNumber: null,
    createdBy: person,
  })
  await changeChangeRequest(ctx, db, change, {
    revision: revision.id,
    revision_merged_ancestor: heads.main.id,
    ...(change.difference !== null && { difference: carried.whole.after }),
  })
  await carry(db, change, carried)
  await carryReviews(ctx, db, change, heads, { reviewed, head: revision, by: person })
  for (const { answer, person: answerer } of applied)
    if (answer.choice === 'edited' || answer.choice === 'both')
      await noteContributor(ctx, db, change, answerer)
  await db
    .deleteFrom('conflict_answers')
    .where('space', '=', space)
    .where('change_request', '=', change.id)
    .execute()
  await followKeys(db, change, merged.keyMaps)
  await recordTimeline(
    ctx,
    db,
    change,
    person,
    {
      kind: 'updated-from-main',
      from: change.revision_merged_ancestor,
      to: heads.main.id,
      conflicts: applied.length,
    },
    revision.id,
  )
  await ctx.events.record(db, {
    ...{ organization, space, kind: 'change-request.updated-from-main', subject: change.id },
    ...{ actor: person, data: { revision: revision.id } },
  })
  return revision
}

interface UpdateRequest {
  /** Loads the space for a caller who may update the change request. */
  readonly authorize: (db: Db) => Promise<SpaceSubject>
  /** Its id or its number. */
  readonly changeRequest: string
  readonly person: string
}

/** Brings a change request up to date with main; one with conflicts stays as it is. */
export const updateChangeRequest = (
  ctx: Context,
  { authorize, changeRequest, person }: UpdateRequest,
): Promise<{ readonly revision: string; readonly result: 'update' | 'conflicts' }> => {
  const { read } = ctx.store
  const lines = async () => linesOf(read, (await authorize(read)).space, changeRequest, 'with main')
  return withLockedLines(ctx, lines, async () => {
    const { space } = await authorize(read)
    const row = await changeRequestOf(read, space.id, changeRequest)
    requireOpen(row)
    if (row.revision_merged_ancestor === space.revision)
      return { revision: row.revision, result: 'update' as const }
    const heads = await headsOf(read, space, row)
    const prepared = await preparedUpdate(ctx, space.id, { change: row, heads })
    if (prepared === undefined) return { revision: row.revision, result: 'conflicts' as const }
    return ctx.store.write(async (db) => {
      await lockChangeRequest(db, row)
      const now = await authorize(db)
      const change = await changeRequestOf(db, space.id, row.id)
      requireOpen(change)
      if (now.space.revision !== heads.main.id || change.revision !== heads.change.id) return undefined
      // Answers are deleted with the update: one that came meanwhile has to be part of it.
      if (!isDeepStrictEqual(await storedAnswers(db, change), prepared.stored)) return undefined
      const update = { change, heads, person }
      const revision = await writeUpdate(ctx, db, space.organization, update, prepared)
      return { revision: revision.id, result: 'update' as const }
    })
  })
}

export const updateFromMain = open(operations.updateFromMain, (call) =>
  updateChangeRequest(call.ctx, {
    authorize: (db) => call.authorize(db),
    changeRequest: call.params.changeRequestId,
    person: call.caller.person,
  }),
)
