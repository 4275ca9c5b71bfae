/** Where the result of a translation stands: main of its space, or the change request that runs extend. */
import type { Context } from '../../context.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { Failure } from '../../http/failure.ts'
import { findTranslation, lockTranslation } from '../model/translations.queries.ts'

export interface ResultHead {
  readonly space: string
  readonly revision: string
  /** The revision of the source that it was made from; null before the first run. */
  readonly madeFrom: string | null
  readonly changeRequest: string | null
}

const isOpen = (status: string): boolean => status === 'draft' || status === 'open'

/**
 * Follows a change request that was merged or archived since the last look; returns the row as it is now. What was not
 * merged is read again from main, and its machine translations are made again.
 */
const settleChangeRequest = async (ctx: Context, row: TranslationRow): Promise<TranslationRow> => {
  const { result_space: space, change_request: id } = row
  if (space === null || id === null) return row
  const found = await ctx.store.read
    .selectFrom('change_requests')
    .select('status')
    .where('space', '=', space)
    .where('id', '=', id)
    .executeTakeFirst()
  if (found && isOpen(found.status)) return row
  return ctx.store.write(async (db) => {
    const now = await lockTranslation(db, row.id)
    if (now?.change_request !== id) return now ?? row
    const change = {
      ...{ change_request: null, change_source_revision: null },
      ...(found?.status === 'merged'
        ? { source_revision: now.change_source_revision }
        : { seen_result: null }),
    }
    await db.updateTable('translations').set(change).where('id', '=', row.id).execute()
    if (found?.status !== 'merged')
      await db
        .updateTable('translation_pages')
        .set({ result_hash: discarded })
        .where('translation', '=', row.id)
        .execute()
    return { ...now, ...change }
  })
}

/** In place of the hash of a result: what was written in a change request was discarded with it. */
export const discarded = 'discarded'

const headIn = async (db: Db, row: TranslationRow): Promise<ResultHead | undefined> => {
  const { result_space: space, change_request: changeRequest } = row
  if (space === null) return undefined
  const main = await db
    .selectFrom('spaces')
    .select('revision')
    .where('id', '=', space)
    .where('organization', '=', row.organization)
    .executeTakeFirst()
  if (main === undefined) return undefined
  if (changeRequest !== null) {
    const found = await db
      .selectFrom('change_requests')
      .select('revision')
      .where('space', '=', space)
      .where('id', '=', changeRequest)
      .executeTakeFirst()
    if (found) return { space, changeRequest, revision: found.revision, madeFrom: row.change_source_revision }
  }
  return { space, changeRequest: null, revision: main.revision, madeFrom: row.source_revision }
}

/**
 * The translation as it is now, and the head of its result; no head before the first run, and none of a space that
 * moved to another organization.
 */
export const resultHead = async (
  ctx: Context,
  { id }: Pick<TranslationRow, 'id'>,
): Promise<{ readonly row: TranslationRow; readonly head: ResultHead | undefined }> => {
  const row = await findTranslation(ctx.store.read, id)
  if (!row) throw new Failure('not-found', 'The translation was deleted.')
  const settled = await settleChangeRequest(ctx, row)
  return { row: settled, head: await headIn(ctx.store.read, settled) }
}
