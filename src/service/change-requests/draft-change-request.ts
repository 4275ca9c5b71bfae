/** A new change request as the target of a content write; it and its first revision are created in one transaction. */
import type { Hash } from '../../content/revision/revision.ts'
import type { ChangeRequestCause } from '../../contract/change-requests/causes.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { insertRevision } from '../content/revisions/revision-rows.ts'
import type { ContentLine } from '../content/writing/write-content.ts'
import { changeLine } from '../content/writing/write-queue.ts'
import { fencedBlocksIn } from '../integrations/catalog/fenced-blocks.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { insertChangeRequest, noteContributor } from './change-request.store.ts'
import { recordEdit, recordTimeline, touchedPages } from './timeline/record-timeline.ts'

export interface Draft {
  readonly id: string
  readonly subject: string
  readonly createdBy: string
  /** As `storedDescription` returns it. */
  readonly description?: string
  /** The cluster of issues that it is for. */
  readonly cluster?: string
  readonly cause?: ChangeRequestCause
  /** Why its first content is written; an edit if absent. */
  readonly contentCause?: 'import' | 'translation'
}

/** What a change request brings back. */
type Rollback = { readonly reverts: ChangeRequestRow } | { readonly restores: string }

/** Adds a draft at the head of main, or at `head` based on it. */
export const beginDraft = async (
  ctx: Context,
  db: Db,
  { space }: Pick<SpaceSubject, 'space'>,
  { id, subject, createdBy, description, cluster, cause }: Draft,
  {
    head,
    initial,
    rollback,
  }: { readonly head: string; readonly initial: string; readonly rollback?: Rollback },
): Promise<ChangeRequestRow> => {
  const row = await insertChangeRequest(ctx, db, {
    id,
    space,
    subject,
    head: { id: head },
    initial,
    createdBy,
    cluster,
    cause,
    ...(description !== undefined && { description }),
  })
  await ctx.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'change-request.created',
    subject: id,
    actor: createdBy,
    data:
      rollback === undefined
        ? {}
        : 'reverts' in rollback
          ? { reverts: rollback.reverts.id }
          : { restores: rollback.restores },
  })
  const reverts = rollback && 'reverts' in rollback ? rollback.reverts : undefined
  await recordTimeline(
    ctx,
    db,
    row,
    createdBy,
    {
      kind: 'created',
      subject,
      ...(reverts && { reverts: { id: reverts.id, number: reverts.number, subject: reverts.subject } }),
      ...(rollback && 'restores' in rollback && { restores: rollback.restores }),
    },
    initial,
  )
  if (reverts)
    await recordTimeline(ctx, db, reverts, createdBy, {
      kind: 'reverted',
      changeRequest: { id: row.id, number: row.number, subject },
    })
  return row
}

/**
 * Adds a draft with the content of another root, based on a revision of main; merging it restores that content. The
 * caller counts as its author.
 */
export const beginRollback = async (
  ctx: Context,
  db: Db,
  subject: SpaceSubject,
  draft: Draft,
  { root, over, rollback }: { readonly root: Hash; readonly over: string; readonly rollback: Rollback },
): Promise<ChangeRequestRow> => {
  const head = await insertRevision(ctx, db, {
    space: subject.space.id,
    type: 'rollback',
    cause: 'reverts' in rollback ? 'revert' : 'restore',
    parents: [over],
    root,
    mainNumber: null,
    createdBy: draft.createdBy,
  })
  const row = await beginDraft(ctx, db, subject, draft, { head: head.id, initial: over, rollback })
  await noteContributor(ctx, db, row, draft.createdBy)
  return row
}

/**
 * `authorize` loads the space for a caller who may edit it. A write that changes nothing creates no draft. The draft
 * keeps the head of main that was found first; if main moves meanwhile, the draft is merely outdated.
 */
export const draftLine = (
  ctx: Context,
  draft: Draft,
  authorize: (db: Db) => Promise<SpaceSubject>,
): ContentLine => {
  let main: string | undefined
  return {
    head: async (db) => {
      const { space } = await authorize(db)
      main ??= space.revision
      return { space, revision: main, origin: main, line: changeLine({ space: space.id, id: draft.id }) }
    },
    lock: () => Promise.resolve(),
    fencedBlocks: fencedBlocksIn,
    advance: async (db, { found: { space }, head: over, root, before, changes }) => {
      const revision = await insertRevision(ctx, db, {
        space: space.id,
        type: 'edits',
        cause: draft.contentCause,
        parents: [over.id],
        root,
        mainNumber: null,
        createdBy: draft.createdBy,
      })
      const row = await beginDraft(ctx, db, { space }, draft, { head: revision.id, initial: over.id })
      await noteContributor(ctx, db, row, draft.createdBy)
      const pages = touchedPages(changes, before)
      await recordEdit(ctx, db, row, draft.createdBy, { revision: revision.id, pages })
      return revision
    },
  }
}
