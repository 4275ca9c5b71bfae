/**
 * What was reviewed, brought up to the revision of main that an update brings: so that what changed since a review is
 * what the change request did, and nothing that main did. What was reviewed is merged with main as the change request is;
 * where both disagree main's stands, as nobody had decided when it was reviewed.
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
  /** Undefined for the head of the change request, which the update itself brings along. */
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

/** Of the latest review of each person. Computed over immutable hashes, before the transaction of the update. */
export const reviewedOver = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  heads: Heads,
): Promise<readonly Reviewed[]> => {
  const reviewed: Reviewed[] = []
  for (const { carried } of await latest(db, row)) {
    if (carried === null) continue
    const own = carried === heads.change.id
    const change = own ? heads.change : await revisionOf(db, row.space, carried)
    const merged = own ? undefined : await mergeOf(ctx, db, row.space, { ...heads, change }, new Map())
    reviewed.push({ revision: carried, merged })
  }
  return reviewed
}

/** Gives reviews the revisions that now hold what they were about, as part of the transaction of the update. */
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
    /** The revision that the update made. */
    readonly head: RevisionRow
    readonly by: string
  },
): Promise<void> => {
  for (const { revision, merged } of reviewed) {
    if (merged) await putObjects(db, row.space, new Map([...merged.nodes, ...merged.documents]), merged.bases)
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
