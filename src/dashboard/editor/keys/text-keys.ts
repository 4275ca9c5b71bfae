/** Key bindings of the editor: marks, kinds of blocks, lines, items, cells, and moving blocks. */
import {
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
} from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import { undoInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import { Plugin, Selection, type Command } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell, isInTable } from '@tiptap/pm/tables'
import { stepBlock } from '../blocks/block-moves.ts'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import {
  arrowOutOfCode,
  fencedBlockOnEnter,
  fenceOnEnter,
  indentCode,
  leaveCode,
  outdentCode,
} from '../typing/code-keys.ts'
import { moveBlock } from '../blocks/container-actions.ts'
import { backspaceAtEdge, deleteAtEdge } from './edge-keys.ts'
import { leaveTitle, lineAboveAll, lineBelow, lineBelowAll, toTheEnd } from '../typing/new-line.ts'
import { markType, nodeType } from '../schema/node-types.ts'
import { stepColumn, stepRow } from '../tables/table-actions.ts'
import { leaveTable, rowOnEnter, tableOnEnter } from '../typing/table-typing.ts'

/** A new task item is unchecked. */
const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection
  const tasks = $from.depth > 2 && $from.node(-2).type.name === 'list_tasks'
  return splitListItem(nodeType('list_item'), tasks ? { data: { checked: false } } : undefined)(
    state,
    dispatch,
  )
}

const lineBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from
  if (!parent.inlineContent) return false
  // Titles are single lines.
  if (parent.type.contentMatch.matchType(nodeType('hard_break')) === null) return true
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}

/** Tab in the last cell adds a row. */
const nextCell: Command = (state, dispatch) =>
  goToNextCell(1)(state, dispatch) || (isInTable(state) && addRowAfter(state, dispatch))

/** A column title is a single line: Enter does nothing there. */
const stayInHeader: Command = (state) => state.selection.$from.parent.type.name === 'table_header'

/** The title of an expandable is a single line too: Enter moves to its content. */
export const intoBody: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'expandable_title') return false
  const next = Selection.findFrom(state.doc.resolve($from.after()), 1, true)
  if (next !== null) dispatch?.(state.tr.setSelection(next).scrollIntoView())
  return true
}

/**
 * Handles the key even where nothing is left to redo: a key that is not handled is looked up again without Shift, which
 * would undo (with Caps Lock on, Shift makes the letter small).
 */
const redoOnly: Command = (state, dispatch) => {
  redo(state, dispatch)
  return true
}

const partTypes = new Set(['tabs_item', 'stepper_step', 'column', 'expandable_body'])

/**
 * Enter in an empty last line leaves the current part: for a step into a new one, otherwise into the next part or after
 * the container. Enter in an empty last step leaves the steps.
 */
export const leaveItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.content.size > 0 || $from.parent.type.name !== 'paragraph' || $from.depth < 3)
    return false
  const [part, holder, nth] = [$from.node(-1), $from.node(-2), $from.index(-2)]
  if (!partTypes.has(part.type.name) || $from.index(-1) < part.childCount - 1) return false
  const { tr } = state
  const step = part.type.name === 'stepper_step'
  const next = holder.maybeChild(nth + 1)
  const writeAt = (at: number, inside: number): boolean => {
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + inside))).scrollIntoView())
    return true
  }
  if (part.childCount === 1) {
    if (!step || next !== null || nth === 0) return false
    tr.delete($from.before(-1), $from.after(-1))
    const behind = tr.mapping.map($from.after(-2))
    tr.insert(behind, nodeType('paragraph').create())
    return writeAt(behind, 1)
  }
  tr.delete($from.before(), $from.after())
  const [afterPart, behind] = [tr.mapping.map($from.after(-1)), tr.mapping.map($from.after(-2))]
  if (step) {
    tr.insert(afterPart, part.type.create(null, nodeType('paragraph').create()))
    return writeAt(afterPart, 2)
  }
  if (next !== null) return writeAt(afterPart, 1)
  tr.insert(behind, nodeType('paragraph').create())
  return writeAt(behind, 1)
}

/** Key bindings except Tab. */
export const textKeys = (fencedBlocks: () => readonly FencedBlocks[]): Plugin =>
  keymap({
    'Mod-z': chainCommands(undoInputRule, undo),
    'Mod-y': redoOnly,
    'Shift-Mod-z': redoOnly,
    'Mod-b': toggleMark(markType('bold')),
    'Mod-i': toggleMark(markType('italic')),
    'Mod-e': toggleMark(markType('code')),
    'Shift-Mod-x': toggleMark(markType('strikethrough')),
    'Mod-Alt-0': setBlockType(nodeType('paragraph')),
    'Mod-Alt-1': setBlockType(nodeType('heading'), { level: 1 }),
    'Mod-Alt-2': setBlockType(nodeType('heading'), { level: 2 }),
    'Mod-Alt-3': setBlockType(nodeType('heading'), { level: 3 }),
    Enter: chainCommands(
      stayInHeader,
      intoBody,
      fencedBlockOnEnter(fencedBlocks),
      fenceOnEnter,
      tableOnEnter,
      rowOnEnter,
      leaveTable,
      splitItem,
      newlineInCode,
      leaveItem,
      createParagraphNear,
      liftEmptyBlock,
      splitBlock,
    ),
    'Mod-Enter': chainCommands(exitCode, lineBelow),
    'Ctrl-End': toTheEnd,
    'Cmd-ArrowDown': toTheEnd,
    'Shift-Enter': chainCommands(newlineInCode, lineBreak),
    Backspace: chainCommands(undoInputRule, backspaceAtEdge),
    Delete: deleteAtEdge,
    Escape: leaveCode,
    ArrowUp: chainCommands(leaveTitle(-1), lineAboveAll),
    ArrowDown: chainCommands(leaveTitle(1), arrowOutOfCode, lineBelowAll),
    'Alt-ArrowUp': chainCommands(stepRow(-1), moveBlock(-1)),
    'Alt-ArrowDown': chainCommands(stepRow(1), moveBlock(1)),
    'Mod-Alt-ArrowLeft': stepColumn(-1),
    'Mod-Alt-ArrowRight': stepColumn(1),
    'Shift-Alt-ArrowUp': stepBlock(-1),
    'Shift-Alt-ArrowDown': stepBlock(1),
  })

/** In lists and tables Tab never leaves the text: where nothing can be indented, it does nothing. */
const stayInContainers: Command = (state) => {
  const { $from } = state.selection
  return isInTable(state) || ($from.depth > 1 && $from.node(-1).type.name === 'list_item')
}

const forward = chainCommands(indentCode, sinkListItem(nodeType('list_item')), nextCell, stayInContainers)
const backward = chainCommands(
  outdentCode,
  liftListItem(nodeType('list_item')),
  goToNextCell(-1),
  stayInContainers,
)

/** Tab indents where possible. After Escape it leaves the text, as in any other field. */
export const tabKey = (): Plugin => {
  let leaves = false
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const leaving = leaves
        leaves = event.key === 'Escape' || (leaves && event.key === 'Shift')
        if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || leaving) return false
        return (event.shiftKey ? backward : forward)(view.state, view.dispatch)
      },
    },
  })
}
