/** Rows of revisions: the content of a space, who created it, and from which parents. */
import type { Hash } from '../../../content/revision/revision.ts'
import { headMoved } from '../../events/head-moves.ts'
import { notFound } from '../../http/failure.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { afterWrite } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

export type RevisionType = 'edits' | 'merge' | 'update' | 'rollback'

export interface NewRevision {
  readonly space: string
  readonly type: RevisionType
  /** First parent first. */
  readonly parents: readonly string[]
  readonly root: Hash
  /** Position on main's first-parent chain; null on revisions of change requests. */
  readonly mainNumber: number | null
  /** The change request that was merged. */
  readonly mergedFrom?: string
  readonly createdBy: string
}

export const insertRevision = async (ctx: Context, db: Db, revision: NewRevision): Promise<RevisionRow> => {
  if (revision.mainNumber !== null) afterWrite(() => headMoved(ctx.store, revision.space))
  return db
    .insertInto('revisions')
    .values({
      space: revision.space,
      id: ctx.mint('revision'),
      type: revision.type,
      parents: JSON.stringify(revision.parents),
      root: revision.root,
      main_number: revision.mainNumber,
      merged_from: revision.mergedFrom ?? null,
      created_by: revision.createdBy,
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The revision, or the usual failure for missing resources. */
export const revisionOf = async (db: Db, space: string, id: string): Promise<RevisionRow> => {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('space', '=', space)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const parentsOf = (revision: RevisionRow): readonly string[] =>
  JSON.parse(revision.parents) as string[]
