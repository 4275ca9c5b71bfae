import { useEffect, useMemo, useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { cx } from '../../ui/class-names.ts'
import { fieldType, SourcePreview } from './source-preview.tsx'
import { sourceOf, type Source } from '../schema/source-document.ts'
import type { EditorContext } from '../editor-context.ts'

export interface SourceTextProps {
  /** The initial document; later values are ignored. */
  readonly document: RichTextDocument
  readonly context: Pick<EditorContext, 'names' | 'fencedBlocks' | 'drawBlock'>
  /** Whether the preview is shown. */
  readonly preview: boolean
  readonly readOnly: boolean
  /** Called after each change with a function that parses the document, since a long text is not parsed on every key. */
  readonly onChange: (read: () => RichTextDocument) => void
}

/** Debounce of parsing, in milliseconds. */
const pause = 400

/** Shown if the document cannot be expressed in Markdown. */
function Unspeakable() {
  return (
    <Note tone="warning">
      <p className="font-strong">This page can’t be edited as Markdown</p>
      <p>Some of its content has no Markdown form. Edit it as rich text instead. Nothing was changed.</p>
    </Note>
  )
}

/** The text of a page as Markdown, if it can be expressed. */
export function SourceText(props: SourceTextProps) {
  // An API client may have written a document that no editor produces; it is left unchanged.
  const [source] = useState(() => {
    try {
      return sourceOf(props.document, props.context.names, props.context.fencedBlocks)
    } catch {
      return undefined
    }
  })
  return source === undefined ? <Unspeakable /> : <Markdown {...props} source={source} />
}

/** The text of a page as Markdown. Warnings of the parser are listed below, with their line. */
function Markdown({
  source,
  context: { drawBlock },
  preview,
  readOnly,
  onChange,
}: SourceTextProps & { readonly source: Source }) {
  const [text, setText] = useState(source.text)
  // A long text is parsed once typing pauses; until then the previous warnings stay.
  const [looked, setLooked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLooked(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { document, starts, warnings } = useMemo(() => source.read(looked), [source, looked])
  const field = (
    <textarea
      aria-label="Page as Markdown"
      data-source=""
      className={cx(
        'field-sizing-content block resize-none',
        fieldType,
        preview
          ? 'relative min-h-full bg-transparent outline-none'
          : 'min-h-96 rounded-base bg-raised ring-1 ring-edge ring-inset',
      )}
      spellCheck={false}
      readOnly={readOnly}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value)
        onChange(() => source.read(value).document)
      }}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {preview ? (
        <SourcePreview text={looked} document={document} starts={starts} drawBlock={drawBlock}>
          {field}
        </SourcePreview>
      ) : (
        field
      )}
      {warnings.length > 0 && (
        <Note tone="warning">
          <p className="font-strong">Some content is kept as plain text</p>
          <ul>
            {warnings.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
