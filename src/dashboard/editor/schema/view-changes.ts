/** External changes to the view: another document, and scrolling to a block. */
import type { Node } from '@tiptap/pm/model'
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { alignEqual, newBudget } from '../../../content/diff/align-sequences.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { keyOfBlock } from './block-at-position.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

/** Transaction meta for changes that were not typed here. */
export const broughtIn = 'brought in'

/** A part of a node's content: a child block, or a word or inline of a text. */
interface Piece {
  readonly name: string
  readonly size: number
  readonly node: Node | undefined
}

const blockPieces = (parent: Node): readonly Piece[] =>
  parent.children.map((node) => ({ name: keyOfBlock(node) ?? node.type.name, size: node.nodeSize, node }))

const wordPieces = (text: Node): readonly Piece[] =>
  text.children.flatMap((node): readonly Piece[] =>
    node.isText
      ? (node.text?.match(/\s*\S+|\s+/gu) ?? []).map((word) => ({
          name: JSON.stringify([word, node.marks]),
          size: word.length,
          node: undefined,
        }))
      : [{ name: JSON.stringify(node), size: node.nodeSize, node: undefined }],
  )

/**
 * Replaces what differs in the content of a node whose content starts at `start`, from the end to the start, so that
 * earlier positions stay valid. Blocks are aligned by key and texts by words, so that the caret between two changes keeps
 * its place.
 */
const replaceContent = (tr: Transaction, now: Node, next: Node, start: number): void => {
  if (now.content.eq(next.content)) return
  const piecesOf = now.inlineContent ? wordPieces : blockPieces
  const [from, to] = [piecesOf(now), piecesOf(next)]
  const partner = alignEqual(
    from.map(({ name }) => name),
    to.map(({ name }) => name),
    newBudget(),
  )
  let [fromEnd, toEnd] = [now.content.size, next.content.size]
  let [fromAt, toAt] = [fromEnd, toEnd]
  let other = to.length
  const replaceGap = (): void => {
    if (fromAt === fromEnd && toAt === toEnd) return
    tr.replace(start + fromAt, start + fromEnd, next.slice(toAt, toEnd))
  }
  for (let index = from.length - 1; index >= 0; index -= 1) {
    const piece = from[index]
    const match = partner[index] ?? -1
    if (piece === undefined) break
    if (match < 0) {
      fromAt -= piece.size
      continue
    }
    while (other > match + 1) {
      other -= 1
      toAt -= to[other]?.size ?? 0
    }
    replaceGap()
    other = match
    const twin = to[match]
    fromAt -= piece.size
    toAt -= twin?.size ?? 0
    if (piece.node !== undefined && twin?.node !== undefined && !piece.node.eq(twin.node))
      replaceNode(tr, piece.node, twin.node, start + fromAt)
    ;[fromEnd, toEnd] = [fromAt, toAt]
  }
  ;[fromAt, toAt] = [0, 0]
  replaceGap()
}

const replaceNode = (tr: Transaction, now: Node, next: Node, at: number): void => {
  if (now.sameMarkup(next) && !now.isLeaf) replaceContent(tr, now, next, at + 1)
  else tr.replaceWith(at, at + now.nodeSize, next)
}

/** Replaces everything between the first and the last difference. */
const replaceRange = (tr: Transaction, next: Node): Transaction => {
  const from = tr.doc.content.findDiffStart(next.content)
  const end = tr.doc.content.findDiffEnd(next.content)
  if (from === null || end === null) return tr
  // The equal parts before and after may overlap, as with a repeated word.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  return tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
}

/** Turns the text into another one. Only the differences are replaced, so that the caret keeps its place. */
export const documentChanges = (state: EditorState, document: RichTextDocument): Transaction => {
  const next = schema.nodeFromJSON(toEditor(document))
  const { tr } = state
  try {
    replaceContent(tr, state.doc, next, 0)
    if (tr.doc.content.eq(next.content)) return tr
  } catch {
    // Between two steps a container may be empty that must not be; then all is replaced in one step.
  }
  return replaceRange(state.tr, next)
}

/** Shows another document. */
export const replaceDocument = (view: EditorView, document: RichTextDocument): void => {
  const tr = documentChanges(view.state, document)
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false).setMeta(broughtIn, true))
}

/** Scrolls to the block of a link fragment `#b-KEY` and places the caret there. */
export const revealBlock = (view: EditorView, hash: string): void => {
  const key = hash.startsWith('#b-') ? hash.slice(3) : undefined
  let found: number | undefined
  view.state.doc.descendants((node, at) => {
    const carried = node.attrs['node'] as { readonly key?: unknown } | null | undefined
    if (key !== undefined && (node.attrs['key'] === key || carried?.key === key)) found ??= at
    return found === undefined
  })
  if (found === undefined) return
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(found + 1))))
  const dom = view.nodeDOM(found)
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'center' })
}
