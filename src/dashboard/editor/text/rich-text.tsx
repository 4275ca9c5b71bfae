import { NodeSelection, TextSelection, type Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import { notedAtCaret, type BeginNote } from '../margin/begin-comment.ts'
import { AskedDialogs } from '../panel/page-dialogs.tsx'
import { BlockBar } from '../blocks/block-bar.tsx'
import { replaceBlock, type Question } from '../blocks/block-choices.ts'
import { BlockGrip } from '../blocks/block-grip.tsx'
import { BlockSourceDialog } from '../source/block-source-dialog.tsx'
import { BubbleMenu } from '../menus/bubble-menu.tsx'
import { CaretMenus } from '../menus/caret-menus.tsx'
import { DraftPanel } from '../margin/draft-checks-panel.tsx'
import { EditorKeys } from '../keys/keyboard-help.tsx'
import { FindBar } from '../find/find-bar.tsx'
import { stepFound } from '../find/find-plugin.ts'
import { linkAt } from '../references/link-commands.ts'
import { LinkCard } from '../menus/link-card.tsx'
import { MarginIndicators, type TextNotes } from '../margin/margin-indicators.tsx'
import { DrawnBlock } from '../blocks/drawn-block.tsx'
import type { EditorContext } from '../editor-context.ts'
import { TableGrips } from '../tables/table-grips.tsx'
import { ContextBar } from '../tools/context-bar.tsx'
import { uploadInto, type FileToSend } from '../uploads/uploads.plugin.ts'
import { useEditorView, type Incoming } from './use-editor-view.ts'
import './editor.css'

export interface RichTextProps {
  readonly surroundings: EditorContext
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
}

/** The rich text editor of a page. */
export function RichText({
  surroundings,
  document,
  readOnly,
  onChange,
  incoming,
  bar,
  label = 'Text of the page',
  short = false,
  onNote,
  notes,
}: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Question>()
  const [sourced, setSourced] = useState<{ readonly block: Block; readonly at: number }>()
  const [gripped, setGripped] = useState(false)
  /** The initial search text; undefined while the find bar is closed. */
  const [finding, setFinding] = useState<string>()
  const [keys, setKeys] = useState(false)
  const [pictures, setPictures] = useState(0)
  const sendFiles = (into: EditorView, files: readonly FileToSend[]): void => {
    if (readOnly) return
    for (const { file } of files.filter(({ file: { size } }) => size > largestFile))
      void showToast({
        text: `“${file.name}” is larger than 50 MB`,
        detail: 'It was not sent.',
        tone: 'failure',
      })
    void uploadInto(
      into,
      files.filter(({ file }) => file.size <= largestFile),
      {
        send: surroundings.upload,
        onPicture: () => setPictures((count) => count + 1),
        wordsOf: (error) => {
          const { title, what } = processError(error)
          return what === undefined ? title : `${title}. ${what}`
        },
      },
    )
  }
  const { ground, view, state, drawn } = useEditorView({
    document,
    readOnly,
    onChange,
    incoming,
    label,
    onFiles: sendFiles,
    personName: surroundings.personName,
    referenceAt: surroundings.referenceAt,
    onShortcut: (key, event) => {
      if (view === undefined || !view.editable) return false
      const { selection, doc } = view.state
      const words = doc.textBetween(selection.from, selection.to, ' ')
      if (key === 'f' && !event.shiftKey) setFinding(words.length <= 80 ? words : '')
      else if (key === 'f3' || key === 'g') {
        if (finding === undefined) return false
        stepFound(event.shiftKey ? -1 : 1)(view.state, view.dispatch)
      } else if (key === 'k' && (words.trim() !== '' || linkAt(view.state) !== undefined)) setAsking('link')
      else if (key === '/') setGripped(true)
      else if ((key === 'm' || key === 'e') && event.shiftKey && onNote !== undefined) {
        const noted = notedAtCaret(view.state)
        if (noted !== undefined) onNote(noted.key, key === 'm' ? 'comment' : 'wording', noted.words)
      } else if (key === 'f10') tools.current?.querySelector<HTMLElement>('button, input')?.focus()
      else return false
      return true
    },
  })
  // Stable callbacks, so that the bars do not render on every key.
  const run = useCallback(
    (command: Command): void => {
      if (view === undefined) return
      command(view.state, view.dispatch)
      view.focus()
    },
    [view],
  )
  const set = useCallback(
    (command: Command): void => {
      if (view !== undefined) command(view.state, view.dispatch)
    },
    [view],
  )
  const chooseFiles = useCallback((accept: string): void => {
    if (picker.current === null) return
    picker.current.accept = accept
    picker.current.click()
  }, [])
  const ask = useCallback(
    (question: Question): void => {
      if (question === 'file') chooseFiles('')
      else setAsking(question)
    },
    [chooseFiles],
  )
  const askLink = useCallback(() => setAsking('link'), [])
  const startFinding = useCallback(() => setFinding(''), [])
  const showKeys = useCallback(() => setKeys(true), [])
  const { pages, files, organization } = surroundings.ground
  const standing = useMemo(
    () => ({
      pages: new Set(pages.map(({ id }) => id)),
      // A text outside of a space has no files to check.
      files: organization === '' ? undefined : new Set(files.map(({ id }) => id)),
    }),
    [pages, files, organization],
  )
  return (
    <div ref={frame} className="editor relative grid grid-cols-[minmax(0,1fr)] gap-2">
      {view !== undefined &&
        state !== undefined &&
        bar !== null &&
        !readOnly &&
        createPortal(
          <>
            <div className="min-w-0 @max-xl:w-full @xl:flex-1">
              <BlockBar run={run} onAsk={ask} onFind={startFinding} onKeys={showKeys} />
            </div>
            {/* On narrow screens the bar needs the whole width; this moves up to the other controls. */}
            {!short && (
              <div className="@max-xl:order-first">
                <DraftPanel view={view} doc={state.doc} standing={standing} run={run} />
              </div>
            )}
            {/* Escape returns from the tools to the text; each tool has its own keys. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div
              ref={tools}
              className="order-last w-full min-w-0"
              onKeyDown={(event) => {
                if (event.key === 'Escape' && !event.defaultPrevented) view.focus()
              }}
            >
              <ContextBar
                state={state}
                upload={surroundings.upload}
                run={run}
                set={set}
                onLink={askLink}
                onSource={(block, at) => setSourced({ block, at })}
                pictures={pictures}
              />
              {finding !== undefined && (
                <FindBar
                  key={finding}
                  view={view}
                  state={state}
                  begin={finding}
                  onClose={() => setFinding(undefined)}
                />
              )}
            </div>
          </>,
          bar,
        )}
      <div ref={ground} />
      {view !== undefined && state !== undefined && !readOnly && (
        <>
          {finding === undefined && !state.selection.empty && !(state.selection instanceof NodeSelection) && (
            <BubbleMenu
              view={view}
              state={state}
              run={run}
              onLink={askLink}
              onComment={
                onNote &&
                (() => {
                  const noted = notedAtCaret(view.state)
                  if (noted === undefined) return
                  onNote(noted.key, 'comment', noted.words)
                  // Collapse the selection, because the bubble menu would be in the way of writing the comment.
                  const { tr, doc, selection } = view.state
                  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(selection.to), -1)))
                })
              }
            />
          )}
          <LinkCard view={view} state={state} surroundings={surroundings} run={run} onChange={askLink} />
          <BlockGrip
            view={view}
            state={state}
            frame={frame}
            run={run}
            open={gripped}
            onOpenChange={setGripped}
            onNote={onNote}
          />
          <TableGrips view={view} state={state} frame={frame} run={run} />
          <CaretMenus view={view} state={state} ground={surroundings.ground} run={run} onAsk={ask} />
          <AskedDialogs
            asking={asking}
            state={state}
            surroundings={surroundings}
            run={run}
            onUpload={() => chooseFiles('image/*')}
            onClose={() => setAsking(undefined)}
          />
          {keys && <EditorKeys onClose={() => setKeys(false)} />}
          {sourced !== undefined && (
            <BlockSourceDialog
              block={sourced.block}
              names={surroundings.names}
              onClose={() => setSourced(undefined)}
              onTake={(blocks) => {
                setSourced(undefined)
                run(replaceBlock(sourced.at, blocks))
              }}
            />
          )}
          <input
            ref={picker}
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
      )}
      {view !== undefined && state !== undefined && notes !== undefined && (
        <MarginIndicators view={view} state={state} frame={frame} notes={notes} />
      )}
      {[...drawn].map(([id, { block, into }]) =>
        createPortal(<DrawnBlock block={block} drawBlock={surroundings.drawBlock} />, into, String(id)),
      )}
    </div>
  )
}
