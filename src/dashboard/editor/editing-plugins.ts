/** What the rich view does beyond showing its schema. */
import { baseKeymap } from '@tiptap/pm/commands'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import type { Plugin } from '@tiptap/pm/state'
import { columnResizing, tableEditing } from '@tiptap/pm/tables'
import { codeLook } from './code-look.ts'
import { draftMarks } from './draft-marks.ts'
import { findPlugin } from './find/find-plugin.ts'
import { keysOnce } from './keys-once.ts'
import { lastLine } from './last-line.ts'
import { markdownTyping } from './markdown-typing.ts'
import { notedBlocks } from './noted-blocks.ts'
import { soundParts } from './sound-parts.ts'
import { tableLook } from './table-look.ts'
import { tabKey, textKeys } from './text-keys.ts'
import { uploadsPlugin } from './uploads.ts'

/** The plugins of the rich view, made anew for each view. */
export const editingPlugins = (): Plugin[] => [
  history(),
  markdownTyping(),
  tabKey(),
  textKeys(),
  keymap(baseKeymap),
  // Many columns scroll: words in narrow ones would be broken.
  columnResizing({ cellMinWidth: 48, defaultCellMinWidth: 96 }),
  // A table that is selected as a whole is taken away as a whole.
  tableEditing({ allowTableNodeSelection: true }),
  tableLook(),
  codeLook(),
  dropCursor({ class: 'editor-drop', color: false }),
  gapCursor(),
  lastLine(),
  soundParts(),
  keysOnce(),
  uploadsPlugin(),
  draftMarks(),
  notedBlocks(),
  findPlugin(),
]
