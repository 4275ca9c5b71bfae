/** Continues writing below: by click or key, also where the last block has no position after it. */
import {
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
} from '@tiptap/pm/state'
import { blockPlace } from '../schema/block-at-position.ts'
import { nodeType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'

/** The end of the text, on a new line unless it ends with ordinary text. */
export const toTheEnd: Command = (state, dispatch) => {
  const { doc, tr } = state
  const written = doc.lastChild
  const ordinary = written?.isTextblock === true && written.type.spec.code !== true
  if (!ordinary) tr.insert(doc.content.size, nodeType('paragraph').create({ filler: true }))
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView())
  return true
}

/** A new line below the table, tabs or other container around the caret. False in ordinary text. */
export const lineBelow: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth < 2) return false
  const { tr } = state
  const behind = $from.after(1)
  tr.insert(behind, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView())
  return true
}

/** Containers with children side by side: what is above or below one child is above or below all of them. */
const rows = new Set(['table_row', 'columns'])

/** Whether the block with the caret is the first (or last) in the whole text. */
const isOutermost = ({ selection: { $from } }: EditorState, side: -1 | 1): boolean => {
  for (let depth = 0; depth < $from.depth; depth += 1) {
    const { type, childCount } = $from.node(depth)
    if (!rows.has(type.name) && $from.index(depth) !== (side === 1 ? childCount - 1 : 0)) return false
  }
  return true
}

/** Adds a line where there is none, only for the caret: it is removed unless something is typed into it. */
const lineAt =
  (side: -1 | 1): Command =>
  (state, dispatch, view) => {
    const { selection, doc, tr } = state
    const { $from, empty } = selection
    const ordinary = $from.depth === 1 && $from.parent.type.spec.code !== true
    if (!(selection instanceof TextSelection) || !empty || ordinary || !isOutermost(state, side)) return false
    if (view?.endOfTextblock(side === 1 ? 'down' : 'up') !== true) return false
    const at = side === 1 ? doc.content.size : 0
    tr.insert(at, nodeType('paragraph').create({ filler: true }))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
    return true
  }

/**
 * Arrow keys in a column title move above the table and to the cell below; the browser would move to the first column.
 */
export const leaveTitle =
  (side: -1 | 1): Command =>
  ({ selection: { $from, empty }, doc, tr }, dispatch, view) => {
    const beyond = view?.endOfTextblock(side === 1 ? 'down' : 'up') === true
    if (!empty || $from.parent.type.name !== 'table_header' || !beyond) return false
    const column = $from.index(-1)
    const row = side === 1 ? $from.node(-2).maybeChild(1) : null
    const inRow = row?.children.slice(0, column).reduce((at, { nodeSize }) => at + nodeSize, 1) ?? 0
    const to = row === null ? (side === 1 ? $from.after(-2) : $from.before(-2)) : $from.after(-1) + inRow + 1
    const next = Selection.findFrom(doc.resolve(to), side)
    if (next !== null) dispatch?.(tr.setSelection(next).scrollIntoView())
    return next !== null
  }

/** Arrow up in the first line, if the text starts with a table, a list or code. */
export const lineAboveAll: Command = lineAt(-1)
/** Arrow down in the last line, if it is not ordinary text. */
export const lineBelowAll: Command = lineAt(1)

/** Typing while a block is selected as a whole starts a line after it; the block stays. */
export const lineBehindChosen =
  (text: string): Command =>
  ({ selection, doc, tr }, dispatch) => {
    if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
    const at = blockPlace(doc, selection.to, nodeType('paragraph'))
    tr.insert(at, nodeType('paragraph').create(null, schema.text(text)))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1 + text.length)).scrollIntoView())
    return true
  }

export const lastLine = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => lineBehindChosen(text)(view.state, view.dispatch),
      handleDOMEvents: {
        mousedown: (view, event) => {
          const last = view.dom.lastElementChild
          if (!view.editable || event.button !== 0 || event.target !== view.dom || last === null) return false
          if (event.clientY <= last.getBoundingClientRect().bottom) return false
          const written = view.state.doc.lastChild
          // Ordinary text takes the caret without help.
          if (written?.isTextblock === true && written.type.spec.code !== true) return false
          toTheEnd(view.state, view.dispatch)
          event.preventDefault()
          view.focus()
          return true
        },
      },
    },
  })
