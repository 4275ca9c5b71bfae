/**
 * Rebases reviewed revisions onto the revision of main that an update brings, so that the changes since a review are
 * only those of the change request, not of main. The reviewed revision is merged with main like the change request
 * itself; on conflicts main wins, since nobody had resolved them at the time of the review.
 */
import { insertRevision, revisionOf } from '../../content/revisions/revision-rows.ts'
import type { MergedContent } from '../../content/revisions/merge-content.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Heads } from '../merge-heads.ts'
import { mergeOf } from '../merge-heads.ts'

interface Reviewed {
  readonly revision: string
  /** Undefined for the head of the change request, which the update itself rebases. */
  readonly merged: MergedContent | undefined
}

const latest = (db: Db, { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>) =>
  db
    .selectFrom('reviews')
    .select('carried')
    .distinct()
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('latest', '=', 1)
    .where('carried', 'is not', null)
    .execute()

/** For the latest review of each person. Computed from immutable hashes before the update's transaction. */
export const rebasedReviews = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  heads: Heads,
): Promise<readonly Reviewed[]> => {
  const reviewed: Reviewed[] = []
  for (const { carried } of await latest(db, row)) {
    if (carried === null) continue
    const isHead = carried === heads.change.id
    const change = isHead ? heads.change : await revisionOf(db, row.space, carried)
    const merged = isHead ? undefined : await mergeOf(ctx, db, row.space, { ...heads, change }, new Map())
    reviewed.push({ revision: carried, merged })
  }
  return reviewed
}

/** Points reviews to the revisions that now hold what was reviewed, in the update's transaction. */
export const carryReviews = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  heads: Heads,
  {
    reviewed,
    head,
    by,
  }: {
    readonly reviewed: readonly Reviewed[]
    /** The revision that the update created. */
    readonly head: RevisionRow
    readonly by: string
  },
): Promise<void> => {
  for (const { revision, merged } of reviewed) {
    if (merged)
      await putObjects(
        ctx.store,
        db,
        row.space,
        new Map([...merged.nodes, ...merged.documents]),
        merged.bases,
      )
    const carried = merged
      ? await insertRevision(ctx, db, {
          space: row.space,
          type: 'update',
          parents: [revision, heads.main.id],
          root: merged.root,
          mainNumber: null,
          createdBy: by,
        })
      : head
    await db
      .updateTable('reviews')
      .set({ carried: carried.id })
      .where('space', '=', row.space)
      .where('change_request', '=', row.id)
      .where('carried', '=', revision)
      .execute()
  }
}
