/** Closes suggestions: resolves their threads and notifies their authors, in the same transaction. */
import { commentOf } from '../comments.queries.ts'
import type { CommentPlace } from '../comment-place.ts'
import { noticeIn } from '../threads/post-comment.ts'
import { resolveThread } from '../threads/resolve-thread.ts'
import { notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import type { SuggestionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { settleRows } from './suggestions.queries.ts'

/**
 * Settles all `rows` of one change request, or fails with `state-forbids` if one is no longer open. A deleted thread is
 * no error.
 */
export const settleSuggestions = async (
  place: CommentPlace,
  db: Db,
  rows: readonly SuggestionRow[],
  { state, revision }: { readonly state: 'accepted' | 'dismissed'; readonly revision: string | null },
): Promise<SuggestionRow[]> => {
  const { ctx, space, viewer } = place
  const [first] = rows
  if (first === undefined) return []
  const settled = await settleRows(
    db,
    ctx.store.engine,
    { space: first.space, id: first.change_request },
    rows.map(({ id }) => id),
    { state, at: ctx.now(), by: viewer.person, revision },
  )
  if (settled.length !== rows.length)
    throw new Failure(
      'state-forbids',
      'Somebody has settled this suggestion already. Load it again to see what became of it.',
    )
  for (const row of settled) {
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: `suggestion.${state}`,
      subject: row.id,
      actor: viewer.person,
      data: { changeRequest: row.change_request, comment: row.comment, page: row.page },
    })
    const thread = await threadOf(db, row)
    if (thread) await resolveThread(db, place, thread, true, { told: false })
    await notify(ctx, db, {
      ...noticeIn(place),
      comment: row.comment,
      reason: 'suggestion-answered',
      people: [row.author],
    })
  }
  return settled
}

const threadOf = async (db: Db, row: SuggestionRow) => {
  try {
    return await commentOf(db, row.space, row.change_request, row.comment)
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found') return undefined
    throw error
  }
}
