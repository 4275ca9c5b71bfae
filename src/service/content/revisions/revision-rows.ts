/** Rows of revisions: the content of a space, who created it, and from which parents. */
import type { RevisionCause } from '../../../contract/pages/schemas.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { headMoved } from '../../events/head-moves.ts'
import { requestChannel, requestSource } from '../../http/binding/request-source.ts'
import { notFound } from '../../http/failure.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import type { Db } from '../../storage/store.ts'
import { afterWrite } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { mainRevisionAdded } from './revision-listeners.ts'

type RevisionType = 'edits' | 'merge' | 'update' | 'rollback'

export interface NewRevision {
  readonly space: string
  readonly type: RevisionType
  /** By default an edit, a merge or an update, by the type. */
  readonly cause?: RevisionCause['kind'] | undefined
  /** First parent first. */
  readonly parents: readonly string[]
  readonly root: Hash
  /** Position on main's first-parent chain; null on revisions of change requests. */
  readonly mainNumber: number | null
  /** The change request that was merged. */
  readonly mergedFrom?: string
  readonly createdBy: string
}

const usualCauses = { edits: 'edit', merge: 'merge', update: 'update', rollback: null } as const

export const insertRevision = async (ctx: Context, db: Db, revision: NewRevision): Promise<RevisionRow> => {
  if (revision.mainNumber !== null) afterWrite(() => headMoved(ctx.store, revision.space))
  const row: RevisionRow = {
    space: revision.space,
    id: ctx.mint('revision'),
    type: revision.type,
    parents: JSON.stringify(revision.parents),
    root: revision.root,
    main_number: revision.mainNumber,
    merged_from: revision.mergedFrom ?? null,
    cause: revision.cause ?? usualCauses[revision.type],
    via: requestChannel(),
    token_name: requestSource()?.caller?.tokenName ?? null,
    created_by: revision.createdBy,
    created_at: ctx.now(),
  }
  await send(db, db.insertInto('revisions').values(row))
  if (revision.mainNumber !== null) await mainRevisionAdded(ctx.store, db, row)
  return row
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

/** Why the revision exists, as a field of its view. */
export const causeOf = ({
  cause,
  via,
  token_name: token,
}: Pick<RevisionRow, 'cause' | 'via' | 'token_name'>): { readonly cause?: RevisionCause } =>
  cause === null
    ? {}
    : {
        cause: {
          kind: cause as RevisionCause['kind'],
          ...(via !== null && { via: via as 'api' }),
          ...(token !== null && { token }),
        },
      }

export const parentsOf = (revision: RevisionRow): readonly string[] =>
  JSON.parse(revision.parents) as string[]
