/** Suggestions listed, made, and taken away. */
import { sameContent } from '../../content/canonical.ts'
import { emptyDocument } from '../../content/document.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { normalize } from '../../content/normalize.ts'
import { identified, wordingOf } from '../../content/reword.ts'
import { suggestionLimits } from '../../contract/document-limits.ts'
import type { Writing } from '../../contract/documents.ts'
import { operations } from '../../contract/operations.ts'
import { requireOpen } from '../change-requests/may-change.ts'
import type { CommentPlace } from './comment-place.ts'
import { headOf, placeOf } from './comment-place.ts'
import { demand } from './comment-policy.ts'
import { commentViews, only } from './comment-view.ts'
import { blocksOf } from './page-blocks.ts'
import { postComment } from './post-comment.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import type { Verb } from '../http/verb.ts'
import { reads, writes } from '../http/verb.ts'
import { markdown } from '../markdown.ts'
import { revisionOf } from '../pages/add-revision.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import { referenceIn } from '../pages/markdown-references.ts'
import { changeRequestIn } from './comment-place.ts'
import type { Db } from '../storage/store.ts'
import { requireReadable, requireSmall } from '../writing-size.ts'
import { countSuggestions, pageOfSuggestions, suggestionsWith } from './suggestions.queries.ts'
import type { SuggestionFilter } from './suggestions.queries.ts'
import { mayDismiss, suggestionViews } from './suggestion-view.ts'
import { settleSuggestions } from './settle-suggestions.ts'

const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', `body.${path}: ${message}`, { details: [{ path: `body.${path}`, message }] })

/** The most blocks that take the place of one. */
const mostBlocks = 200

const documentOf = async (
  { around, space }: CommentPlace,
  snapshot: ContentSnapshot,
  writing: Writing,
): Promise<RichTextDocument> => {
  const tooLarge = (message: string): Failure => refuse('replacement', message)
  if ('document' in writing) {
    requireSmall(writing.document, suggestionLimits, tooLarge)
    try {
      return normalize(writing.document)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw refuse('replacement', error.message)
    }
  }
  if (!('markdown' in writing)) return emptyDocument
  const view = {
    around,
    organization: space.organization,
    space: space.id,
    snapshot,
    times: new Map(),
    metadata: false,
  }
  requireReadable(writing.markdown, suggestionLimits, tooLarge)
  const { parseMarkdown } = await markdown()
  const resolve = referenceIn(view)
  const { document } = parseMarkdown(writing.markdown, { file: 'suggestion', titled: false, resolve })
  requireSmall(document, suggestionLimits, tooLarge)
  return document
}

export const changeOf = ({ space }: CommentPlace, id: string) => ({ space: space.id, id })

const listChangeRequestSuggestions = reads(
  operations.listChangeRequestSuggestions,
  async (call, db, subject) => {
    const { around, query } = call
    const place = await placeOf(call, db, subject)
    const filter: SuggestionFilter = {
      of: changeOf(place, changeRequestIn(place)),
      state: query.state,
      page: query.targetPage,
    }
    return listPage(around.keys, {
      list: `suggestions/${filter.of.space}/${filter.of.id}`,
      query,
      count: () => countSuggestions(db, filter),
      rows: (after, limit) => pageOfSuggestions(db, filter, after, limit),
      key: (row) => [row.created_at, row.id],
      items: (rows) => suggestionViews(place, db, rows),
    })
  },
)

const getChangeRequestSuggestion = reads(operations.getChangeRequestSuggestion, async (call, db, subject) => {
  const place = await placeOf(call, db, subject)
  const of = changeOf(place, changeRequestIn(place))
  const rows = await suggestionsWith(db, call.around.store.engine, of, [call.params.suggestionId])
  return only(await suggestionViews(place, db, rows))
})

/** The block as the person saw it, and what they would have there. */
const wordingIn = async (
  place: CommentPlace,
  db: Db,
  input: { readonly page: string; readonly node: string; readonly revision?: string | undefined },
  replacement: Writing,
) => {
  const { around, space } = place
  const { root } = await revisionOf(db, space.id, input.revision ?? headOf(place))
  const snapshot = await contentSnapshot(around.store, db, space.id, root)
  const entry = snapshot.pages.get(input.page)
  if (entry?.type !== 'document') throw refuse('page', 'There is no such page with text.')
  const block = (await blocksOf(around, db, space.id, entry.document)).get(input.node)
  if (block === undefined) throw refuse('node', 'There is no such block on this page.')
  const base = wordingOf(block)
  const next = identified(await documentOf(place, snapshot, replacement), base)
  if (next.nodes.length > mostBlocks)
    throw refuse('replacement', `At most ${mostBlocks} blocks can take the place of one.`)
  if (sameContent(base, next))
    throw new Failure('nothing-to-change', 'The wording is what stands there already.')
  return { base, next }
}

const createSuggestion = writes(operations.createSuggestion, async (call, db, subject) => {
  const { around, body } = call
  const place = await placeOf(call, db, subject)
  const { changeRequest, space, viewer } = place
  if (changeRequest) requireOpen(changeRequest)
  const { base, next } = await wordingIn(place, db, body, body.replacement)
  const comment = await postComment(
    place,
    db,
    { page: body.page, node: body.node, body: body.message ?? { markdown: 'I suggest this wording.' } },
    { reason: 'suggested' },
  )
  const row = await db
    .insertInto('suggestions')
    .values({
      space: space.id,
      change_request: changeRequestIn(place),
      id: around.mint('suggestion'),
      comment: comment.id,
      page: body.page,
      node: body.node,
      base: JSON.stringify(base),
      replacement: JSON.stringify(next),
      state: 'open',
      author: viewer.person,
      created_at: comment.posted_at,
      settled_at: null,
      settled_by: null,
      revision: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await around.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'suggestion.created',
    subject: row.id,
    actor: viewer.person,
    data: { changeRequest: row.change_request, comment: comment.id, page: row.page },
  })
  if (changeRequest) {
    const { location } = around.addresses.changeRequest(space.organization, space.id, changeRequest)
    call.created(`${location}/suggestions/${row.id}`)
  }
  return {
    ...only(await suggestionViews(place, db, [row])),
    thread: only(await commentViews(place, db, [comment], 'document')),
  }
})

const dismissSuggestion = writes(operations.dismissSuggestion, async (call, db, subject) => {
  const { around, params } = call
  const place = await placeOf(call, db, subject)
  const of = changeOf(place, changeRequestIn(place))
  const [row] = await suggestionsWith(db, around.store.engine, of, [params.suggestionId])
  if (row === undefined) throw new Error('A suggestion that was found is not there.')
  demand(
    mayDismiss(place, row),
    'Only its author, the creator of the change request, or somebody with the role "edit" can dismiss it.',
  )
  const settled = await settleSuggestions(place, db, [row], { state: 'dismissed', revision: null })
  return only(await suggestionViews(place, db, settled))
})

export const suggestions: readonly Verb[] = [
  listChangeRequestSuggestions,
  getChangeRequestSuggestion,
  createSuggestion,
  dismissSuggestion,
]
