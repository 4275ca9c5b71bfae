/** What a new comment points at: a page of the head, a block on it, a cell of a table, words that are quoted. */
import type { AnchorRecord } from '../../content/anchor.ts'
import { firstWords, groundOf } from '../../content/anchor.ts'
import type { Block, Json } from '../../content/document.ts'
import { findQuote } from '../../content/quote.ts'
import { tableCell } from '../../content/table-cell.ts'
import type { NewComment } from '../../contract/comments.ts'
import { Failure } from '../http/failure.ts'
import { revisionOf } from '../pages/add-revision.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import type { Db } from '../storage/store.ts'
import type { CommentPlace } from './comment-place.ts'
import { headOf } from './comment-place.ts'
import { blocksOf } from './page-blocks.ts'

export type TargetInput = Pick<NewComment, 'page' | 'node' | 'tableCell' | 'quote'>
type Side = 'main' | 'change'

const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', `body.${path}: ${message}`, { details: [{ path: `body.${path}`, message }] })

const has = (object: Json | undefined, name: string): boolean =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name)

const isCellOf = ({ type, data }: Block, { record, definition }: { record: string; definition: string }) =>
  type === 'table' && has(data['records'], record) && has(data['definition'], definition)

/** The content of one side. A space has only its head; the `main` of a change request is what it was last updated from. */
export const sideSnapshot = async (place: CommentPlace, db: Db, side: Side): Promise<ContentSnapshot> => {
  const { around, space, changeRequest } = place
  const id = side === 'main' && changeRequest ? changeRequest.revision_merged_ancestor : headOf(place)
  return contentSnapshot(around.store, db, space.id, (await revisionOf(db, space.id, id)).root)
}

interface Standing {
  readonly record: AnchorRecord
  readonly blocks: ReadonlyMap<string, Block>
}

/** The target on one side; a failure says what that side does not have. */
const standingOn = async (
  place: CommentPlace,
  db: Db,
  { page = '', node, tableCell: cell, quote }: TargetInput,
  side: Side,
): Promise<Standing> => {
  const entry = (await sideSnapshot(place, db, side)).pages.get(page)
  if (!entry) throw refuse('page', 'There is no such page.')
  if (entry.type === 'computed') {
    throw new Failure('state-forbids', 'The content of this page is computed, so it takes no comments.')
  }
  const { title, document } = entry
  const record: AnchorRecord = { title, ...(document !== undefined && { document }), side }
  if (node === undefined && !cell) return { record, blocks: new Map() }
  const blocks = await blocksOf(place.around, db, place.space.id, document)
  if (node !== undefined && !blocks.has(node)) throw refuse('node', 'There is no such block on this page.')
  if (cell && ![...blocks].some(([key, block]) => (node ?? key) === key && isCellOf(block, cell)))
    throw refuse('tableCell', 'There is no such cell in this table.')
  const block = node === undefined ? undefined : blocks.get(node)
  if (block === undefined) return { record, blocks }
  const ground = groundOf(block, cell)
  if (quote && (ground === undefined || findQuote(ground.text, quote) === undefined))
    throw refuse('quote', 'These words do not stand there. Select them again, or comment on the whole block.')
  const words = firstWords(ground?.text.trim() ?? '')
  const named = cell && tableCell(block, cell)
  return {
    record: {
      ...record,
      ...(ground && { hash: ground.hash }),
      ...(words !== '' && { words }),
      ...(named && { cell: { row: named.row, column: named.column } }),
    },
    blocks,
  }
}

/**
 * What is kept of a target beside its ids; undefined for a comment about the whole. Fails with `bad-content` unless
 * the head (or, on a change request, what it was last updated from) holds the page, the page the block, and the block
 * (or, without one, any table of the page) the cell and the words; with `state-forbids` on a page that is computed.
 */
export const anchorOf = async (
  place: CommentPlace,
  db: Db,
  input: TargetInput,
): Promise<AnchorRecord | undefined> => {
  const { page, node, tableCell: cell, quote } = input
  if (quote && node === undefined) throw refuse('node', 'Words are quoted together with their block.')
  if (page === undefined) {
    if (node !== undefined) throw refuse('page', 'A block is named together with its page.')
    if (cell) throw refuse('page', 'A cell is named together with its page.')
    return undefined
  }
  const { side: asked, ...words } = quote ?? {}
  const sides: readonly Side[] = asked !== undefined ? [asked] : ['change', 'main']
  let first: unknown
  for (const side of place.changeRequest ? sides : ['change' as const]) {
    try {
      const { record } = await standingOn(place, db, input, side)
      return { ...record, ...(quote && { quote: words as AnchorRecord['quote'] }) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // What the head lacks may be what the change took away; else the head's own answer is the one to give.
      first ??= error
      if (error.reason === 'state-forbids') throw error
    }
  }
  throw first
}
