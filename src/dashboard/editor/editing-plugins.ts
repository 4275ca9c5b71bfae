/** What typing does: shortcuts of the keyboard, Markdown while typing, undo, tables, and keys of blocks. */
import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
} from '@tiptap/pm/commands'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history, redo, undo } from '@tiptap/pm/history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import { Plugin, type Command } from '@tiptap/pm/state'
import { addRowAfter, columnResizing, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import { stepBlock } from './block-moves.ts'
import { moveBlock } from './container-actions.ts'
import { draftMarks } from './draft-marks.ts'
import { keysOnce } from './keys-once.ts'
import { markType, nodeType } from './node-types.ts'
import { schema } from './schema.ts'
import { stepRow } from './table-actions.ts'
import { tableLook } from './table-look.ts'
import { uploadsPlugin } from './uploads.ts'

/** Text between two signs becomes marked: `**bold**`. */
const markRule = (sign: RegExp, name: string): InputRule =>
  new InputRule(sign, (state, match, start, end) => {
    const words = match[2] ?? ''
    const from = start + (match[1] ?? '').length
    if (words === '' || !state.doc.resolve(from).parent.type.allowsMarkType(markType(name))) return null
    const { tr } = state
    tr.replaceWith(
      from,
      end,
      schema.text(words, [...(state.doc.resolve(from).marks() ?? []), markType(name).create()]),
    )
    return tr.removeStoredMark(markType(name))
  })

const dividerRule = new InputRule(/^---$/u, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  if ($start.parent.type.name !== 'paragraph') return null
  return state.tr.replaceWith($start.before(), $start.after(), [
    nodeType('divider').create(),
    nodeType('paragraph').create(),
  ])
})

const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/u, nodeType('heading'), (match) => ({
      level: (match[1] ?? '#').length,
    })),
    wrappingInputRule(/^>\s$/u, nodeType('blockquote')),
    wrappingInputRule(/^[-*+]\s$/u, nodeType('list_unordered')),
    wrappingInputRule(/^(\d{1,9})[.)]\s$/u, nodeType('list_ordered'), (match) => ({
      data: match[1] === '1' ? {} : { start: Number(match[1]) },
    })),
    new InputRule(/^\[([ x]?)\]\s$/u, (state, match, start, end) => {
      const range = state.doc.resolve(start).blockRange()
      if (range === null || range === undefined || range.parent.type.name === 'list_item') return null
      return state.tr
        .delete(start, end)
        .wrap(range, [
          { type: nodeType('list_tasks') },
          { type: nodeType('list_item'), attrs: { data: { checked: match[1] === 'x' } } },
        ])
    }),
    textblockTypeInputRule(/^```([\w+#-]*)\s$/u, nodeType('code_block'), (match) => ({
      data: (match[1] ?? '') === '' ? {} : { syntax: match[1] },
      lines: null,
    })),
    dividerRule,
    markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/u, 'bold'),
    markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, 'italic'),
    markRule(/(^|[^~])~~([^~]+)~~$/u, 'strikethrough'),
    markRule(/(^|[^`])`([^`]+)`$/u, 'code'),
  ],
})

/** A new item of a task list is a task that is not done. */
const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection
  const tasks = $from.depth > 2 && $from.node(-2).type.name === 'list_tasks'
  return splitListItem(nodeType('list_item'), tasks ? { data: { checked: false } } : undefined)(
    state,
    dispatch,
  )
}

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}

/** Tab in the last cell makes a row. */
const nextCell: Command = (state, dispatch) =>
  goToNextCell(1)(state, dispatch) || (isInTable(state) && addRowAfter(state, dispatch))

/** A title of a tab or column is one line: Enter does nothing there. */
const stayInHeader: Command = (state) => state.selection.$from.parent.type.name === 'table_header'

const keys = keymap({
  'Mod-z': chainCommands(undoInputRule, undo),
  'Mod-y': redo,
  'Shift-Mod-z': redo,
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
    splitItem,
    newlineInCode,
    createParagraphNear,
    liftEmptyBlock,
    splitBlock,
  ),
  'Mod-Enter': exitCode,
  'Shift-Enter': chainCommands(newlineInCode, lineBreak),
  Backspace: undoInputRule,
  'Alt-ArrowUp': chainCommands(stepRow(-1), moveBlock(-1)),
  'Alt-ArrowDown': chainCommands(stepRow(1), moveBlock(1)),
  'Shift-Alt-ArrowUp': stepBlock(-1),
  'Shift-Alt-ArrowDown': stepBlock(1),
})

const indentCode: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code !== true) return false
  dispatch?.(state.tr.insertText('  ').scrollIntoView())
  return true
}
const outdentCode: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type.spec.code !== true) return false
  const before = $from.parent.textBetween(0, $from.parentOffset)
  const line = $from.start() + before.lastIndexOf('\n') + 1
  const spaces = /^ {1,2}/u.exec($from.parent.textContent.slice(line - $from.start()))?.[0].length ?? 0
  if (spaces > 0) dispatch?.(state.tr.delete(line, line + spaces))
  return true
}
const forward = chainCommands(indentCode, sinkListItem(nodeType('list_item')), nextCell)
const backward = chainCommands(outdentCode, liftListItem(nodeType('list_item')), goToNextCell(-1))

/** Tab indents where there is something to indent. After Escape it leaves the text, as everywhere on the screen. */
const tabKey = (): Plugin => {
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

/** The plugins of the rich view, made anew for each view. */
export const editingPlugins = (): Plugin[] => [
  history(),
  markdownRules,
  tabKey(),
  keys,
  keymap(baseKeymap),
  columnResizing({ cellMinWidth: 48, defaultCellMinWidth: 48 }),
  tableEditing(),
  tableLook(),
  dropCursor({ class: 'editor-drop', color: false }),
  gapCursor(),
  keysOnce(),
  uploadsPlugin(),
  draftMarks(),
]
