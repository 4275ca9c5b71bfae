/** What a new comment points at: a page of the head, a block on it, a cell of a table. */
import type { Block, Json, RichTextDocument } from '../../content/document.ts'
import { walk } from '../../content/render/walk.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import { readDocument } from '../pages/read-content.ts'
import { revisionOf } from '../pages/add-revision.ts'
import { Failure } from '../http/failure.ts'
import type { Db } from '../storage/store.ts'
import type { CommentPlace } from './comment-place.ts'
import { headOf } from './comment-place.ts'

export interface TargetInput {
  readonly page?: string | undefined
  readonly node?: string | undefined
  readonly tableCell?: { readonly record: string; readonly definition: string } | undefined
}

const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', `body.${path}: ${message}`, { details: [{ path: `body.${path}`, message }] })

const blocksOf = (document: RichTextDocument): Block[] => {
  const blocks: Block[] = []
  for (const { node } of walk(document)) if (node.object === 'block') blocks.push(node)
  return blocks
}

const has = (object: Json | undefined, name: string): boolean =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name)

/**
 * Fails with `bad-content` unless the head holds the page, the page the block, and the block (or, without one, any
 * table of the page) the cell; with `state-forbids` on a page that is computed.
 */
export const checkTarget = async (place: CommentPlace, db: Db, input: TargetInput): Promise<void> => {
  const { page, node, tableCell } = input
  if (page === undefined) {
    if (node !== undefined) throw refuse('page', 'A block is named together with its page.')
    if (tableCell) throw refuse('page', 'A cell is named together with its page.')
    return
  }
  const { around, space } = place
  const { root } = await revisionOf(db, space.id, headOf(place))
  const entry = (await contentSnapshot(around.store, db, space.id, root)).pages.get(page)
  if (!entry) throw refuse('page', 'There is no such page.')
  if (entry.type === 'computed') {
    throw new Failure('state-forbids', 'The content of this page is computed, so it takes no comments.')
  }
  if (node === undefined && !tableCell) return
  const blocks =
    entry.document === undefined ? [] : blocksOf(await readDocument(around, db, space.id, entry.document))
  const named = node === undefined ? blocks : blocks.filter(({ key }) => key === node)
  if (named.length === 0) throw refuse('node', 'There is no such block on this page.')
  const cell = ({ type, data }: Block) =>
    type === 'table' &&
    has(data['records'], tableCell?.record ?? '') &&
    has(data['definition'], tableCell?.definition ?? '')
  if (tableCell && !named.some(cell)) throw refuse('tableCell', 'There is no such cell in this table.')
}
