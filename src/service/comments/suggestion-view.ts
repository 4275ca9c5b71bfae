/** Suggestions as the API shows them, with how they fit what their blocks have become. */
import type { Block, RichTextDocument } from '../../content/document.ts'
import { fitOf, wordingOf } from '../../content/reword.ts'
import { atLeast } from '../../contract/roles.ts'
import type { CommentPlace } from './comment-place.ts'
import { sideSnapshot } from './comment-target.ts'
import { blocksOfAll } from './page-blocks.ts'
import { personViews } from '../people/person-view.ts'
import type { SuggestionRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'

export const documentIn = (stored: string): RichTextDocument => JSON.parse(stored) as RichTextDocument

const someone = (id: string, location: string) => ({
  object: 'user' as const,
  id,
  displayName: 'Former member',
  urls: { location },
})

/** Who may take a suggestion away: whoever made it or the change request, and those who edit. */
export const mayDismiss = ({ viewer, changeRequest }: CommentPlace, row: SuggestionRow): boolean =>
  atLeast(viewer.role, 'edit') ||
  (atLeast(viewer.role, 'comment') && [row.author, changeRequest?.created_by].includes(viewer.person))

const fitted = (row: SuggestionRow, block: Block | undefined) => {
  const { fit } = fitOf(documentIn(row.base), documentIn(row.replacement), block)
  const stale = fit === 'merges' || fit === 'conflicts'
  return { fit, ...(stale && block && { current: wordingOf(block) }) }
}

/** Views in the order of the rows. Each document that an open one stands in is read once. */
export const suggestionViews = async (place: CommentPlace, db: Db, rows: readonly SuggestionRow[]) => {
  const { around, space, viewer } = place
  if (rows.length === 0) return []
  const snapshot = await sideSnapshot(place, db, 'change')
  const main = rows.some(({ page }) => !snapshot.pages.has(page))
    ? await sideSnapshot(place, db, 'main')
    : undefined
  const hashOf = (page: string) => snapshot.pages.get(page)?.document
  const needed = rows.flatMap(({ state, page }) => (state === 'open' ? [hashOf(page)] : []))
  const documents = await blocksOfAll(
    around,
    db,
    space.id,
    needed.filter((hash) => hash !== undefined),
  )
  const people = await personViews(
    around,
    db,
    rows.flatMap(({ author, settled_by: by }) => (by === null ? [author] : [author, by])),
  )
  const person = (id: string) => people.get(id) ?? someone(id, around.addresses.user(id).location)
  return rows.map((row) => ({
    object: 'suggestion' as const,
    id: row.id,
    state: row.state as 'open',
    page: { id: row.page, title: (snapshot.pages.get(row.page) ?? main?.pages.get(row.page))?.title ?? '' },
    node: row.node,
    base: documentIn(row.base),
    replacement: documentIn(row.replacement),
    ...(row.state === 'open'
      ? fitted(row, documents.get(hashOf(row.page) ?? '')?.get(row.node))
      : { fit: 'fresh' as const }),
    comment: row.comment,
    createdBy: person(row.author),
    createdAt: row.created_at,
    ...(row.settled_by !== null && { settledBy: person(row.settled_by) }),
    ...(row.settled_at !== null && { settledAt: row.settled_at }),
    ...(row.revision !== null && { revision: row.revision }),
    permissions: {
      accept: row.state === 'open' && atLeast(viewer.role, 'edit'),
      dismiss: row.state === 'open' && mayDismiss(place, row),
    },
  }))
}
