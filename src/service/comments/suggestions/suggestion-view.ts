/** Suggestions in API responses, with whether they still fit their blocks. */
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { atLeast } from '../../../contract/roles/roles.ts'
import { defineTask } from '../../computing/task.ts'
import type { CommentPlace } from '../comment-place.ts'
import { sideSnapshot } from '../anchors/comment-target.ts'
import type { FitAnswer } from './suggestion-fits.task.ts'
import { blockAnswers } from '../anchors/block-answers.ts'
import { personViews } from '../../people/person-view.ts'
import type { SuggestionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'

export const documentIn = (stored: string): RichTextDocument => JSON.parse(stored) as RichTextDocument

const someone = (id: string, location: string) => ({
  object: 'user' as const,
  id,
  displayName: 'Former member',
  urls: { location },
})

/** Who may dismiss a suggestion: its author, the creator of the change request, and editors. */
export const mayDismiss = ({ viewer, changeRequest }: CommentPlace, row: SuggestionRow): boolean =>
  atLeast(viewer.role, 'edit') ||
  (atLeast(viewer.role, 'comment') && [row.author, changeRequest?.created_by].includes(viewer.person))

const fits = blockAnswers(
  defineTask(
    'text',
    new URL('./suggestion-fits.task.ts', import.meta.url),
    () => import('./suggestion-fits.task.ts'),
  ),
)

/** Whether open suggestions fit, by id; `hashOf` gives the hash of a page's text. */
const fitted = async (
  { ctx, space }: CommentPlace,
  db: Db,
  rows: readonly SuggestionRow[],
  hashOf: (page: string) => Hash | undefined,
): Promise<ReadonlyMap<string, FitAnswer>> => {
  const asked = rows.flatMap(({ id, state, page, node, base, replacement }) => {
    const document = state === 'open' ? hashOf(page) : undefined
    return document === undefined ? [] : [{ id, document, question: { node, base, replacement } }]
  })
  const answers = await fits(ctx, db, space.id, asked)
  return new Map(asked.flatMap(({ id }, at) => (answers[at] ? [[id, answers[at]] as const] : [])))
}

/** Views in the order of the rows. Each document with an open suggestion is read once. */
export const suggestionViews = async (place: CommentPlace, db: Db, rows: readonly SuggestionRow[]) => {
  const { ctx, viewer } = place
  if (rows.length === 0) return []
  const snapshot = await sideSnapshot(place, db, 'change')
  const main = rows.some(({ page }) => !snapshot.pages.has(page))
    ? await sideSnapshot(place, db, 'main')
    : undefined
  const hashOf = (page: string) => snapshot.pages.get(page)?.document
  const fit = await fitted(place, db, rows, hashOf)
  const people = await personViews(
    ctx,
    db,
    rows.flatMap(({ author, settled_by: by }) => (by === null ? [author] : [author, by])),
  )
  const person = (id: string) => people.get(id) ?? someone(id, ctx.addresses.user(id).location)
  return rows.map((row) => ({
    object: 'suggestion' as const,
    id: row.id,
    state: row.state as 'open',
    page: { id: row.page, title: (snapshot.pages.get(row.page) ?? main?.pages.get(row.page))?.title ?? '' },
    node: row.node,
    base: documentIn(row.base),
    replacement: documentIn(row.replacement),
    ...(row.state === 'open' ? (fit.get(row.id) ?? { fit: 'gone' as const }) : { fit: 'fresh' as const }),
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
