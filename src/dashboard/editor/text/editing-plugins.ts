/** Plugins of the rich view. */
import { baseKeymap } from '@tiptap/pm/commands'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import type { Plugin } from '@tiptap/pm/state'
import { columnResizing, tableEditing } from '@tiptap/pm/tables'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { codeColours } from '../code/code-colours.plugin.ts'
import { workerHighlighter } from '../code/highlighter.ts'
import { codeLook } from '../blocks/code-decorations.ts'
import { draftMarks } from '../margin/problem-marks.ts'
import { findPlugin } from '../find/find-plugin.ts'
import { tableIdsOnce } from '../schema/table-ids.plugin.ts'
import { keysOnce } from '../schema/unique-keys.plugin.ts'
import { lastLine } from '../typing/new-line.ts'
import { markdownTyping } from '../typing/markdown-input-rules.ts'
import { notedBlocks } from '../margin/commented-blocks.ts'
import { repairStructure } from '../blocks/repair-structure.plugin.ts'
import { tableLook } from '../tables/table-decorations.ts'
import { placeholder } from '../typing/placeholder.plugin.ts'
import { tabKey, textKeys } from '../keys/text-keys.ts'
import { textConflictMarks } from '../margin/text-conflicts.plugin.ts'
import { undoneUploads } from '../uploads/undone-uploads.plugin.ts'
import { uploadsPlugin } from '../uploads/uploads.plugin.ts'

/** New plugin instances for each view. `fencedBlocks`: the blocks of integrations that are written as fenced code. */
export const editingPlugins = (fencedBlocks: () => readonly FencedBlocks[] = () => []): Plugin[] => [
  history(),
  markdownTyping(),
  tabKey(),
  textKeys(fencedBlocks),
  keymap(baseKeymap),
  // Wide tables scroll, because narrow columns would break words.
  columnResizing({ cellMinWidth: 48, defaultCellMinWidth: 96 }),
  // Deletes a table that is selected as a whole.
  tableEditing({ allowTableNodeSelection: true }),
  tableLook(),
  codeLook(),
  codeColours(workerHighlighter),
  dropCursor({ class: 'editor-drop', color: false }),
  gapCursor(),
  lastLine(),
  placeholder(),
  repairStructure(),
  keysOnce(),
  tableIdsOnce(),
  uploadsPlugin(),
  undoneUploads(),
  draftMarks(),
  notedBlocks(),
  textConflictMarks(),
  findPlugin(),
]
