/** Change request rows and the counters derived from them. */
import { sql } from 'kysely'
import type { ChangeRequestCause } from '../../contract/change-requests/causes.ts'
import { causeKey } from '../../contract/change-requests/causes.ts'
import type { ChangeRequestRow, RevisionRow, SpaceRow } from '../storage/schema/schema.ts'
import { send } from '../storage/send-statement.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { wakeMergePlans } from './merge-plans.queries.ts'
import { differenceBetween } from './difference-hash.ts'

export interface NewRow {
  readonly id: string
  readonly space: SpaceRow
  readonly subject: string
  /** The first revision of the change request, and the revision of main it is based on and merged over. */
  readonly head: Pick<RevisionRow, 'id'>
  readonly initial: string
  readonly createdBy: string
  readonly description?: string
  /** The cluster of issues that it is for. */
  readonly cluster?: string | undefined
  readonly cause?: ChangeRequestCause | undefined
}

/** Adds a draft with the space's next number. */
export const insertChangeRequest = async (
  ctx: Context,
  db: Db,
  { id, space, subject, head, initial, createdBy, description, cluster, cause }: NewRow,
): Promise<ChangeRequestRow> => {
  const now = ctx.now()
  const { number } = await db
    .updateTable('spaces')
    .set((e) => ({
      next_number: e('next_number', '+', 1),
      change_requests: e('change_requests', '+', 1),
      change_requests_draft: e('change_requests_draft', '+', 1),
    }))
    .where('id', '=', space.id)
    .returning(sql<number>`next_number - 1`.as('number'))
    .executeTakeFirstOrThrow()
  return db
    .insertInto('change_requests')
    .values({
      space: space.id,
      id,
      organization: space.organization,
      number,
      subject,
      description: description ?? null,
      status: 'draft',
      created_by: createdBy,
      revision: head.id,
      revision_initial: initial,
      revision_merged_ancestor: initial,
      revision_merged: null,
      merged_by: null,
      merged_at: null,
      open_comments: 0,
      cluster: cluster ?? null,
      cause: cause === undefined ? null : causeKey(cause),
      difference: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Change = Partial<Omit<ChangeRequestRow, 'space' | 'id' | 'updated_at'>>

/**
 * Updates the row and, if the status changes, the counters of its space. With a new head, reviews are compared with the
 * new difference; callers that already know it pass it along.
 */
export const changeChangeRequest = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  change: Change,
): Promise<void> => {
  const { status = row.status } = change
  if (status !== row.status) {
    const step = (name: string): number => Number(status === name) - Number(row.status === name)
    await send(
      db,
      db
        .updateTable('spaces')
        .set((e) => ({
          change_requests_open: e('change_requests_open', '+', step('open')),
          change_requests_draft: e('change_requests_draft', '+', step('draft')),
        }))
        .where('id', '=', row.space),
    )
  }
  const { difference: known, revision: head, revision_merged_ancestor: base } = { ...row, ...change }
  const moved = head !== row.revision || base !== row.revision_merged_ancestor
  const difference =
    moved && row.difference !== null && change.difference === undefined
      ? (await differenceBetween(ctx, db, row.space, { base, head })).whole
      : known
  await wakeMergePlans(ctx, db, row)
  await send(
    db,
    db
      .updateTable('change_requests')
      .set({ ...change, difference, updated_at: ctx.now() })
      .where('space', '=', row.space)
      .where('id', '=', row.id),
  )
}

/** Records that a person wrote content in a change request. */
export const noteContributor = async (
  ctx: Context,
  db: Db,
  row: Pick<ChangeRequestRow, 'space' | 'id'>,
  person: string,
): Promise<void> => {
  const now = ctx.now()
  await send(
    db,
    db
      .insertInto('contributors')
      .values({ space: row.space, change_request: row.id, person, edits: 1, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['space', 'change_request', 'person'])
          .doUpdateSet((e) => ({ edits: e('contributors.edits', '+', 1), updated_at: now })),
      ),
  )
}

/** Whether the person wrote content in the change request. */
export const hasContributed = async (
  db: Db,
  row: Pick<ChangeRequestRow, 'space' | 'id'>,
  person: string,
): Promise<boolean> =>
  (await db
    .selectFrom('contributors')
    .select('edits')
    .where('space', '=', row.space)
    .where('change_request', '=', row.id)
    .where('person', '=', person)
    .executeTakeFirst()) !== undefined
