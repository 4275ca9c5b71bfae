/** Writing on below: a click or the key for the end, also where the last block has no place for a caret behind it. */
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

/** The end of the text, on a line of its own where what stands last is no ordinary text. */
export const toTheEnd: Command = (state, dispatch) => {
  const { doc, tr } = state
  const written = doc.lastChild
  const ordinary = written?.isTextblock === true && written.type.spec.code !== true
  if (!ordinary) tr.insert(doc.content.size, nodeType('paragraph').create({ filler: true }))
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView())
  return true
}

/** A new line below the table, the tabs or whatever else the caret stands deep in. False in an ordinary text. */
export const lineBelow: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth < 2) return false
  const { tr } = state
  const behind = $from.after(1)
  tr.insert(behind, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView())
  return true
}

/** What stands side by side: below and above any of it is what is below and above all of it. */
const rows = new Set(['table_row', 'columns'])

/** Whether there is nothing above (or below) the block with the caret in the whole text. */
const isOutermost = ({ selection: { $from } }: EditorState, side: -1 | 1): boolean => {
  for (let depth = 0; depth < $from.depth; depth += 1) {
    const { type, childCount } = $from.node(depth)
    if (!rows.has(type.name) && $from.index(depth) !== (side === 1 ? childCount - 1 : 0)) return false
  }
  return true
}

/** A line where the text has none, for the caret alone: it is not kept unless something is written into it. */
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
 * The arrows in a title of a column go to what is above the table and to the cell below: the browser looks for both in
 * the first column.
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

/** The arrow up in the first line, where a table, a list or code begins the text. */
export const lineAboveAll: Command = lineAt(-1)
/** The arrow down in the last line, where it is no ordinary text. */
export const lineBelowAll: Command = lineAt(1)

/** Letters that are typed while a block is selected as a whole: they begin a line behind it, and the block stays. */
export const lineBehindChosen =
  (words: string): Command =>
  ({ selection, doc, tr }, dispatch) => {
    if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
    const at = blockPlace(doc, selection.to, nodeType('paragraph'))
    tr.insert(at, nodeType('paragraph').create(null, schema.text(words)))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1 + words.length)).scrollIntoView())
    return true
  }

export const lastLine = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, words) => lineBehindChosen(words)(view.state, view.dispatch),
      handleDOMEvents: {
        mousedown: (view, event) => {
          const last = view.dom.lastElementChild
          if (!view.editable || event.button !== 0 || event.target !== view.dom || last === null) return false
          if (event.clientY <= last.getBoundingClientRect().bottom) return false
          const written = view.state.doc.lastChild
          // An ordinary text takes the caret by itself.
          if (written?.isTextblock === true && written.type.spec.code !== true) return false
          toTheEnd(view.state, view.dispatch)
          event.preventDefault()
          view.focus()
          return true
        },
      },
    },
  })
