/**
 * Accepts suggestions in one content write of the change request, all or none. If a block has changed since, its change
 * and the suggestion are merged; if both changed the same text, nothing is written.
 */
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { WriteConflict } from '../../../contract/operation/errors.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { Misfit } from './accepted-page.task.ts'
import type { CommentPlace } from '../comment-place.ts'
import { lockPlace } from '../comment-place.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { Verb } from '../../http/verb.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import type { PlannedEdits } from '../../content/writing/content-request.ts'
import { storedDocument } from '../../pages/read-content.ts'
import { writeContent } from '../../content/writing/write-content.ts'
import { changeLine, inTurn, untilUnmoved } from '../../content/writing/write-queue.ts'
import type { SuggestionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { closeSuggestions } from './close-suggestions.ts'
import { documentIn, suggestionViews } from './suggestion-view.ts'
import { suggestionsWith } from './suggestions.queries.ts'

/** The head moved between planning and writing. */
class Moved extends Error {}

const conflictOf = (
  row: SuggestionRow,
  at: number,
  current: RichTextDocument | undefined,
): WriteConflict => ({
  path: `body.ids.${at}`,
  page: row.page,
  block: row.node,
  base: documentIn(row.base),
  ...(current && { theirs: current }),
  yours: documentIn(row.replacement),
})

const task = defineTask(
  'text',
  new URL('./accepted-page.task.ts', import.meta.url),
  () => import('./accepted-page.task.ts'),
)

const wordingsOf = ({ node, base, replacement }: SuggestionRow) => ({ node, base, replacement })

/** The pages with the suggestions applied to the content of one root. Fails if one does not fit. */
const planAcceptance = async (
  ctx: Context,
  db: Db,
  snapshot: ContentSnapshot,
  rows: readonly SuggestionRow[],
): Promise<PlannedEdits> => {
  const edits: PageEdit[] = []
  const documents = new Map<Hash, Uint8Array>()
  const conflicts: WriteConflict[] = []
  for (const [page, some] of Map.groupBy(rows, (row) => row.page)) {
    const hash = snapshot.pages.get(page)?.document
    const space = some[0]?.space ?? ''
    // A deleted page has none of the blocks.
    const bytes = hash === undefined ? undefined : await storedDocument(ctx, db, space, hash)
    const { text, misfits } =
      bytes === undefined
        ? { misfits: some.map((_, at): Misfit => ({ at })) }
        : await compute(task, { input: { page, bytes, suggestions: some.map(wordingsOf) }, asks: {} })
    for (const { at, current } of misfits) {
      const row = some[at]
      if (row) conflicts.push(conflictOf(row, rows.indexOf(row), current))
    }
    if (text === undefined) continue
    documents.set(text.hash, text.bytes)
    edits.push({ operation: 'update_page', page, document: text.hash })
  }
  if (conflicts.length > 0)
    throw new Failure(
      'content-conflict',
      `${conflicts.length === 1 ? 'One suggestion conflicts' : `${conflicts.length} suggestions conflict`} with the current page${rows.length === 1 ? '' : ' or with another suggestion'}. Nothing was changed. Edit the page yourself, or dismiss ${conflicts.length === 1 ? 'it' : 'them'}.`,
      { conflicts },
    )
  return { edits, documents, blobs: new Map() }
}

interface AcceptCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: { readonly spaceId: string; readonly changeRequestId: string }
  readonly authorize: (db: Db) => Promise<SpaceSubject>
}

const placeIn = async (call: AcceptCall, db: Db): Promise<CommentPlace> => {
  const { space, role } = await call.authorize(db)
  return {
    ctx: call.ctx,
    space,
    changeRequest: await changeRequestOf(db, space.id, call.params.changeRequestId),
    viewer: { person: call.caller.person, role },
  }
}

const accept = async (call: AcceptCall, ids: readonly string[]) => {
  const { ctx, caller, params } = call
  const { store } = ctx
  const load = async (db: Db, place: CommentPlace) => {
    const of = { space: place.space.id, id: place.changeRequest?.id ?? '' }
    const rows = await suggestionsWith(db, store.engine, of, ids)
    if (rows.some(({ state }) => state !== 'open'))
      throw new Failure(
        'state-forbids',
        'One of these suggestions was already accepted or dismissed. Reload and try again.',
      )
    return rows
  }
  const markAccepted = async (
    db: Db,
    revision: string | null,
    pages: ContentSnapshot['pages'],
  ): Promise<SuggestionRow[]> => {
    const place = await placeIn(call, db)
    await lockPlace(db, place)
    const rows = await load(db, place)
    return closeSuggestions(place, db, rows, { state: 'accepted', revision, pages })
  }

  const attempt = async () => {
    const rows = await load(store.read, await placeIn(call, store.read))
    const authors = rows.map(({ author }) => author)
    const line = changeRequestLine(ctx, caller.person, params.changeRequestId, call.authorize, {
      suggestedBy: authors,
    })
    const { space, revision } = await line.head(store.read)
    const head = await revisionOf(store.read, space.id, revision)
    const snapshot = await contentSnapshot(store, store.read, space.id, head.root)
    const plan = await planAcceptance(ctx, store.read, snapshot, rows)
    let accepted: SuggestionRow[] | undefined
    try {
      const written = await writeContent(
        ctx,
        {
          ...line,
          advance: async (db, step) => {
            const revision = await line.advance(db, step)
            accepted = await markAccepted(db, revision.id, step.after.pages)
            return revision
          },
        },
        {
          changes: [
            {
              operation: 'insert_content',
              plan: (now) => {
                if (now.root !== head.root) throw new Moved()
                return plan
              },
            },
          ],
        },
      )
      // The block already has the suggested text: nothing to write, but the suggestions become accepted.
      accepted ??= await store.write((db) => markAccepted(db, null, snapshot.pages))
      const acceptedRows = accepted
      return {
        revision: written.revision.id,
        items: await suggestionViews(await placeIn(call, store.read), store.read, acceptedRows),
      }
    } catch (error) {
      if (!(error instanceof Moved)) throw error
      return undefined
    }
  }
  const { space, changeRequest } = await placeIn(call, store.read)
  const lines = [changeLine({ space: space.id, id: changeRequest?.id ?? '' })]
  return inTurn(ctx, lines, () => untilUnmoved(ctx, attempt))
}

export const accepting: readonly Verb[] = [
  open(operations.acceptSuggestion, (call) => accept(call, [call.params.suggestionId])),
  open(operations.acceptSuggestions, (call) => accept(call, call.body.ids)),
]
