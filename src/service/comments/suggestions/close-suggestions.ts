/** Closes suggestions: resolves their threads and notifies their authors, in the same transaction. */
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { namedPeople, recordTimeline } from '../../change-requests/timeline/record-timeline.ts'
import { commentOf } from '../comments.queries.ts'
import type { CommentPlace } from '../comment-place.ts'
import { noticeIn } from '../threads/post-comment.ts'
import { resolveThread } from '../threads/resolve-thread.ts'
import { notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import type { SuggestionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { closeRows } from './suggestions.queries.ts'

/**
 * Accepts or dismisses all `rows` of one change request, or fails with `state-forbids` if one is no longer open. A
 * deleted thread is no error.
 */
export const closeSuggestions = async (
  place: CommentPlace,
  db: Db,
  rows: readonly SuggestionRow[],
  {
    state,
    revision,
    pages,
  }: {
    readonly state: 'accepted' | 'dismissed'
    readonly revision: string | null
    /** The pages of the change request, to name those that accepted suggestions are on. */
    readonly pages?: ContentSnapshot['pages']
  },
): Promise<SuggestionRow[]> => {
  const { ctx, space, viewer } = place
  const [first] = rows
  if (first === undefined) return []
  const closed = await closeRows(
    db,
    ctx.store.engine,
    { space: first.space, id: first.change_request },
    rows.map(({ id }) => id),
    { state, at: ctx.now(), by: viewer.person, revision },
  )
  if (closed.length !== rows.length)
    throw new Failure(
      'state-forbids',
      'This suggestion was already accepted or dismissed. Reload to see the result.',
    )
  const authors = await namedPeople(
    ctx,
    db,
    closed.map(({ author }) => author),
  )
  for (const [at, row] of closed.entries()) {
    const answered = { suggestion: row.id, author: authors[at] ?? { id: row.author, name: '' } }
    const page = pages?.get(row.page)
    await recordTimeline(
      ctx,
      db,
      { space: row.space, id: row.change_request },
      viewer.person,
      state === 'dismissed'
        ? { kind: 'suggestion-dismissed', ...answered }
        : {
            kind: 'suggestion-accepted',
            ...answered,
            ...(page && { page: { id: page.id, title: page.title } }),
          },
      revision ?? undefined,
    )
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: `suggestion.${state}`,
      subject: row.id,
      actor: viewer.person,
      data: { changeRequest: row.change_request, comment: row.comment, page: row.page },
    })
    const thread = await threadOf(db, row)
    if (thread) await resolveThread(db, place, thread, true, { alone: false })
    await notify(ctx, db, {
      ...noticeIn(place),
      comment: row.comment,
      reason: 'suggestion-answered',
      people: [row.author],
    })
  }
  return closed
}

const threadOf = async (db: Db, row: SuggestionRow) => {
  try {
    return await commentOf(db, row.space, row.change_request, row.comment)
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found') return undefined
    throw error
  }
}
