import { Code, Columns2, FileText } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { storedFlag, useFlag } from '../../shell/stored-flag.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import type { TextNotes } from '../margin/margin-indicators.tsx'
import type { EditorContext } from '../editor-context.ts'
import type { Incoming } from '../text/use-editor-view.ts'

// The editor is large, and nothing else on the screen waits for it.
const RichText = lazy(async () => ({ default: (await import('../text/rich-text.tsx')).RichText }))
const SourceText = lazy(async () => ({ default: (await import('../source/source-text.tsx')).SourceText }))

/** Stored once for all pages. */
const previewFlag = storedFlag('recto.editor.preview', false)

export interface PageEditorProps {
  readonly surroundings: EditorContext
  /** The initial document; use another `key` to start over. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  /** Starts a comment on a block, by its key. */
  readonly onNote?: BeginNote | undefined
  /** Comments on blocks, beside them. */
  readonly notes?: TextNotes | undefined
  readonly onChange: (read: () => RichTextDocument) => void
  /** Edits of others that were merged in. */
  readonly incoming?: Incoming | undefined
  /** At the right end of the bar, in both editing modes. */
  readonly tools: ReactNode
  /** Between the bar and the text. */
  readonly head: ReactNode
}

/** The body of a page: rich text or Markdown (Control or Command, Shift and S). */
export function PageEditor({
  document,
  readOnly,
  onNote,
  notes,
  onChange,
  incoming,
  tools,
  head,
  surroundings,
}: PageEditorProps) {
  const [source, setSource] = useState(false)
  const preview = useFlag(previewFlag)
  const [begin, setBegin] = useState(document)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const latest = useRef<() => RichTextDocument>(() => document)
  const change = (read: () => RichTextDocument): void => {
    latest.current = read
    onChange(read)
  }
  const toggle = (): void => {
    setBegin(latest.current())
    setSource(!source)
  }
  const toggled = useEffectEvent(toggle)
  const [brought, setBrought] = useState(incoming)
  if (brought !== incoming) {
    setBrought(incoming)
    if (incoming !== undefined) setBegin(incoming.document)
  }
  useEffect(() => {
    if (incoming !== undefined) latest.current = () => incoming.document
  }, [incoming])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      toggled()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="@container sticky top-12 z-20 -mx-4 border-b border-line bg-paper px-4 py-1 sm:-mx-8 sm:px-8">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {/* The editor's toolbar is rendered into this row; what does not fit beside the tools wraps below. */}
          <div ref={setBar} className="contents" />
          <div className="ml-auto flex items-center gap-1 @max-xl:order-first">
            {tools}
            {source && (
              <IconButton
                icon={Columns2}
                label="Preview beside the Markdown"
                aria-pressed={preview}
                onClick={() => previewFlag.set(!preview)}
              />
            )}
            <IconButton
              icon={source ? FileText : Code}
              label={source ? 'Edit as it looks' : 'Edit as Markdown'}
              onClick={toggle}
            />
          </div>
        </div>
      </div>
      {head}
      <Suspense fallback={<Skeleton shape="lines" count={10} label="Loading the editor" />}>
        {source ? (
          <SourceText
            // Markdown with merged edits of others is a new text.
            key={incoming?.number ?? 0}
            document={begin}
            surroundings={surroundings}
            preview={preview}
            readOnly={readOnly}
            onChange={change}
          />
        ) : (
          <RichText
            surroundings={surroundings}
            document={begin}
            readOnly={readOnly}
            onChange={change}
            incoming={incoming}
            bar={bar}
            onNote={onNote}
            notes={notes}
          />
        )}
      </Suspense>
    </div>
  )
}
