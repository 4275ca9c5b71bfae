import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { RefObject } from 'react'
import { isApiBlock } from '../blocks/api-blocks.ts'
import { replaceBlock } from '../blocks/block-choices.ts'
import { BlockGrip } from '../blocks/block-grip.tsx'
import { EditorKeys } from '../keys/keyboard-help.tsx'
import { commentTargetAtCaret, type BeginNote } from '../margin/begin-comment.ts'
import { BubbleMenu } from '../menus/bubble-menu.tsx'
import { CaretMenus } from '../menus/caret-menus.tsx'
import { LinkCard } from '../menus/link-card.tsx'
import { InsertDialogs } from '../panel/page-dialogs.tsx'
import { BlockSourceDialog } from '../source/block-source-dialog.tsx'
import { TableGrips } from '../tables/table-grips.tsx'
import type { OpenEditor } from './editor-toolbar.tsx'
import type { FileUploads } from './use-file-uploads.ts'

export interface EditorOverlaysProps {
  readonly editor: OpenEditor
  /** The element around the text that positions the grips. */
  readonly frame: RefObject<HTMLElement | null>
  readonly fileInput: RefObject<HTMLInputElement | null>
  readonly sendFiles: FileUploads['sendFiles']
  readonly onNote: BeginNote | undefined
}

/** Everything over the text: menus at the selection, grips, dialogs, and the file dialog. */
export function EditorOverlays({ editor, frame, fileInput, sendFiles, onNote }: EditorOverlaysProps) {
  const { view, state, context, choices, panels, run } = editor
  return (
    <>
      <SelectionMenu editor={editor} onNote={onNote} />
      <LinkCard view={view} state={state} context={context} run={run} onChange={panels.askLink} />
      <BlockGrip
        view={view}
        state={state}
        frame={frame}
        run={run}
        open={panels.isBlockMenuOpen}
        onOpenChange={panels.setBlockMenuOpen}
        onNote={onNote}
      />
      <TableGrips view={view} state={state} frame={frame} run={run} />
      <CaretMenus
        view={view}
        state={state}
        references={context.references}
        choices={choices}
        run={run}
        onAsk={panels.ask}
      />
      <InsertDialogs
        question={panels.question}
        state={state}
        context={context}
        run={run}
        onUpload={panels.chooseImages}
        onClose={panels.closeQuestion}
      />
      {panels.isHelpOpen && <EditorKeys onClose={panels.closeHelp} />}
      <SourceDialog editor={editor} />
      <ApiChangeDialog editor={editor} />
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          sendFiles(
            view,
            files.map((file) => ({ file, at: view.state.selection.to })),
          )
        }}
      />
    </>
  )
}

interface SelectionMenuProps {
  readonly editor: OpenEditor
  readonly onNote: BeginNote | undefined
}

/** The formatting menu of selected text; nothing while searching. */
function SelectionMenu({ editor: { view, state, panels, run }, onNote }: SelectionMenuProps) {
  const { selection } = state
  if (panels.searchText !== undefined || selection.empty || selection instanceof NodeSelection) return null
  const comment = (): void => {
    const target = commentTargetAtCaret(view.state)
    if (target === undefined) return
    onNote?.(target.key, 'comment', target.words)
    // Collapse the selection, because the menu would be in the way of writing the comment.
    const { tr, doc, selection: commented } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(commented.to), -1)))
  }
  return (
    <BubbleMenu
      view={view}
      state={state}
      run={run}
      onLink={panels.askLink}
      onComment={onNote === undefined ? undefined : comment}
    />
  )
}

function SourceDialog({ editor: { context, panels, run } }: { readonly editor: OpenEditor }) {
  const { source, setSource } = panels
  if (source === undefined) return null
  return (
    <BlockSourceDialog
      block={source.block}
      context={context}
      onClose={() => setSource(undefined)}
      onTake={(blocks) => {
        setSource(undefined)
        run(replaceBlock(source.at, blocks))
      }}
    />
  )
}

/** Picks another operation or other schemas for a block, which stays the same block. */
function ApiChangeDialog({ editor: { context, panels, run } }: { readonly editor: OpenEditor }) {
  const { apiChange, setApiChange } = panels
  if (apiChange === undefined || !isApiBlock(apiChange.block)) return null
  const { block, at } = apiChange
  return context.apiPicker?.({
    type: block.type,
    current: block.data,
    onClose: () => setApiChange(undefined),
    onPick: (data) => {
      setApiChange(undefined)
      run(replaceBlock(at, [{ ...block, data }]))
    },
  })
}
