import { useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { apiChoices, blockChoices } from '../blocks/block-choices.ts'
import { integrationChoices } from '../blocks/integration-choices.ts'
import { DrawnBlock, DrawnIntegration } from '../blocks/drawn-block.tsx'
import type { EditorContext } from '../editor-context.ts'
import { blockForPastedUrl } from '../paste/unfurl.ts'
import type { BeginNote } from '../margin/begin-comment.ts'
import { MarginIndicators, type TextNotes } from '../margin/margin-indicators.tsx'
import { TextConflictCards, type ConflictsInText } from '../margin/text-conflict-cards.tsx'
import { EditorOverlays } from './editor-overlays.tsx'
import { handleShortcut } from './editor-shortcuts.ts'
import { EditorToolbar, type OpenEditor } from './editor-toolbar.tsx'
import { useCommandRunner, useEditorPanels } from './use-editor-panels.ts'
import { useEditorView, type Incoming } from './use-editor-view.ts'
import { useFileUploads } from './use-file-uploads.ts'
import './editor.css'

export interface RichTextProps {
  readonly context: EditorContext
  /** The initial document; later values are ignored. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  /** Called after each change with a function that reads the document, which is done only when needed. */
  readonly onChange: (read: () => RichTextDocument) => void
  /** A document from elsewhere that replaces the current one, identified by its number. */
  readonly incoming?: Incoming | undefined
  /** The element that contains the toolbar. */
  readonly bar: HTMLElement | null
  /** Accessible name of the text; a page by default. Later values are ignored. */
  readonly label?: string | undefined
  /** A block or two instead of a page: without outline, word count and checks. */
  readonly short?: boolean | undefined
  /** Starts a comment or a suggestion on a block; absent where commenting is unavailable. */
  readonly onNote?: BeginNote | undefined
  /** Comments on blocks, beside them; absent if there are none. */
  readonly notes?: TextNotes | undefined
  /** Blocks that someone else changed too; absent where nobody else writes. */
  readonly conflicts?: ConflictsInText | undefined
}

/** The rich text editor of a page. */
export function RichText({
  context,
  document,
  readOnly,
  onChange,
  incoming,
  bar,
  label = 'Page text',
  short = false,
  onNote,
  notes,
  conflicts,
}: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const { input, sendFiles, chooseFiles, pictures } = useFileUploads(context.upload, readOnly)
  const panels = useEditorPanels(chooseFiles)
  const focusTools = (): void => tools.current?.querySelector<HTMLElement>('button, input')?.focus()
  const {
    container: ground,
    view,
    state,
    drawnBlocks: drawn,
  } = useEditorView({
    document,
    readOnly,
    onChange,
    incoming,
    label,
    onFiles: sendFiles,
    personName: context.personName,
    referenceAt: context.referenceAt,
    fencedBlocks: context.fencedBlocks,
    blockForUrl: (url) => blockForPastedUrl(url, context.integrations?.blocks ?? []),
    onUndoneFiles: (files) => void context.discardFiles?.(files),
    onShortcut: (key, event) =>
      view?.editable === true && handleShortcut(view, key, event, { panels, onNote, focusTools }),
  })
  const runner = useCommandRunner(view)
  const enabled = context.integrations?.blocks
  const hasApis = context.apiPicker !== undefined
  const choices = useMemo(
    () => [...blockChoices, ...(hasApis ? apiChoices : []), ...integrationChoices(enabled ?? [])],
    [hasApis, enabled],
  )
  const isOpen = view !== undefined && state !== undefined
  const editor: OpenEditor | undefined =
    isOpen && !readOnly ? { view, state, context, choices, panels, ...runner } : undefined
  return (
    <div ref={frame} className="editor relative grid grid-cols-[minmax(0,1fr)] gap-2">
      {editor !== undefined &&
        bar !== null &&
        createPortal(<EditorToolbar editor={editor} short={short} tools={tools} pictures={pictures} />, bar)}
      <div ref={ground} />
      {editor !== undefined && (
        <EditorOverlays
          editor={editor}
          frame={frame}
          fileInput={input}
          sendFiles={sendFiles}
          onNote={onNote}
        />
      )}
      {isOpen && notes !== undefined && (
        <MarginIndicators view={view} state={state} frame={frame} notes={notes} />
      )}
      {isOpen && conflicts !== undefined && (
        <TextConflictCards view={view} conflicts={conflicts} drawBlock={context.drawBlock} />
      )}
      {[...drawn].map(([id, { block, into, writer }]) =>
        createPortal(
          writer === undefined || context.integrations === undefined ? (
            <DrawnBlock block={block} drawBlock={context.drawBlock} />
          ) : (
            <DrawnIntegration
              // The writer of a block is given once, so that another one draws it anew.
              key={readOnly ? 'read' : 'edit'}
              block={block}
              draw={context.integrations.draw}
              writer={readOnly ? undefined : writer}
            />
          ),
          into,
          String(id),
        ),
      )}
    </div>
  )
}
