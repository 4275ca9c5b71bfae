import { Code, Columns2, FileText } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { storedFlag } from '../../shell/stored-flag.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import { TextConflictList, type ConflictsInText } from '../margin/text-conflict-cards.tsx'
import type { TextNotes } from '../margin/margin-indicators.tsx'
import type { EditorContext } from '../editor-context.ts'
import type { Incoming } from '../text/use-editor-view.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// The editor is large, and nothing else on the screen waits for it. It is loaded beside the page, not after it.
const loadRichText = () => import('../text/rich-text.tsx')
void loadRichText().catch(() => undefined)
const RichText = lazyComponent(async () => (await loadRichText()).RichText)
const SourceText = lazyComponent(async () => (await import('../source/source-text.tsx')).SourceText)

/** Stored once for all pages; a window that is open does not follow the others. */
const previewFlag = storedFlag('recto.editor.preview', false)

export interface PageEditorProps {
  readonly context: EditorContext
  /** The initial document; use another `key` to start over. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  /** Starts a comment on a block, by its key. */
  readonly onNote?: BeginNote | undefined
  /** Comments on blocks, beside them. */
  readonly notes?: TextNotes | undefined
  /** Blocks that someone else changed in the same words; absent where nobody else writes. */
  readonly conflicts?: ConflictsInText | undefined
  readonly onChange: (read: () => RichTextDocument) => void
  /** Edits of others that were merged in. */
  readonly incoming?: Incoming | undefined
  /** At the right end of the bar, in both editing modes. */
  readonly tools: ReactNode
  /** Between the bar and the text. */
  readonly head: ReactNode
}

/** Ctrl Shift S switches between Markdown and rich text. */
const useToggleShortcut = (toggle: () => void): void => {
  const onToggle = useEffectEvent(toggle)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      onToggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** The document that an editing mode begins with, and how to begin the next one with the latest text. */
const useBeginning = ({ document, incoming, onChange }: PageEditorProps) => {
  const [begin, setBegin] = useState(document)
  const latest = useRef<() => RichTextDocument>(() => document)
  const change = (read: () => RichTextDocument): void => {
    latest.current = read
    onChange(read)
  }
  const [brought, setBrought] = useState(incoming)
  if (brought !== incoming) {
    setBrought(incoming)
    if (incoming !== undefined) setBegin(incoming.document)
  }
  useEffect(() => {
    if (incoming !== undefined) latest.current = () => incoming.document
  }, [incoming])
  return { begin, change, beginAnew: () => setBegin(latest.current()) }
}

interface EditorBarProps {
  /** Whether the text is edited as Markdown. */
  readonly source: boolean
  readonly preview: boolean
  readonly readOnly: boolean
  readonly tools: ReactNode
  /** The element for the toolbar of the rich text editor. */
  readonly onToolbar: (element: HTMLElement | null) => void
  readonly onPreview: (preview: boolean) => void
  readonly onToggleSource: () => void
}

function EditorBar(props: EditorBarProps) {
  const { source, preview, readOnly, tools, onToolbar, onPreview, onToggleSource } = props
  return (
    <div className="@container sticky top-12 z-20 -mx-4 border-b border-line bg-paper px-4 py-1 sm:-mx-8 sm:px-8">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {/* The editor's toolbar is rendered into this row; what does not fit beside the tools wraps below. */}
        <div ref={onToolbar} className="peer contents" />
        {!source && !readOnly && (
          // Keeps the height of the bar until the toolbar is there.
          <>
            <div aria-hidden="true" className="hidden h-9 w-full peer-empty:@max-xl:block" />
            <div
              aria-hidden="true"
              className="order-last hidden h-10 w-full peer-empty:block pointer-coarse:h-13"
            />
          </>
        )}
        <div className="ml-auto flex items-center gap-1 @max-xl:order-first">
          {tools}
          {source && (
            <IconButton
              icon={Columns2}
              label="Show preview"
              aria-pressed={preview}
              onClick={() => onPreview(!preview)}
            />
          )}
          <IconButton
            icon={source ? FileText : Code}
            label={source ? 'Edit as rich text' : 'Edit as Markdown'}
            onClick={onToggleSource}
          />
        </div>
      </div>
    </div>
  )
}

/** The body of a page: rich text or Markdown (Control or Command, Shift and S). */
export function PageEditor(props: PageEditorProps) {
  const { readOnly, onNote, notes, conflicts, incoming, tools, head, context } = props
  const [source, setSource] = useState(false)
  const [preview, setPreview] = useState(previewFlag.get)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { begin, change, beginAnew } = useBeginning(props)
  const toggle = (): void => {
    beginAnew()
    setSource(!source)
  }
  useToggleShortcut(toggle)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <EditorBar
        source={source}
        preview={preview}
        readOnly={readOnly}
        tools={tools}
        onToolbar={setBar}
        onPreview={(next) => {
          setPreview(next)
          previewFlag.set(next)
        }}
        onToggleSource={toggle}
      />
      {head}
      <Later fallback={<Skeleton shape="lines" count={10} label="Loading the editor" />}>
        {source ? (
          <>
            {conflicts !== undefined && (
              <TextConflictList conflicts={conflicts} drawBlock={context.drawBlock} />
            )}
            <SourceText
              // Markdown with merged edits of others is a new text.
              key={incoming?.number ?? 0}
              document={begin}
              context={context}
              preview={preview}
              readOnly={readOnly}
              onChange={change}
            />
          </>
        ) : (
          <RichText
            context={context}
            document={begin}
            readOnly={readOnly}
            onChange={change}
            incoming={incoming}
            bar={bar}
            onNote={onNote}
            notes={notes}
            conflicts={conflicts}
          />
        )}
      </Later>
    </div>
  )
}
