import { useEffect, useMemo, useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { cx } from '../../ui/class-names.ts'
import { fieldType, SourcePreview } from './source-preview.tsx'
import { sourceOf, type Source } from '../schema/source-document.ts'
import type { EditorContext } from '../editor-context.ts'

export interface SourceTextProps {
  /** What the text begins with; later values are not looked at. */
  readonly document: RichTextDocument
  readonly surroundings: Pick<EditorContext, 'names' | 'drawBlock'>
  /** Whether what it will look like stands beside it. */
  readonly preview: boolean
  readonly readOnly: boolean
  /** Called after each change with how to read the document: a long text is not read at every key. */
  readonly onChange: (read: () => RichTextDocument) => void
}

/** Milliseconds. */
const pause = 400

/** What is shown in the place of the text when Markdown has no way to say it. */
function Unspeakable() {
  return (
    <Note tone="warning">
      <p className="font-strong">This page cannot be written as Markdown</p>
      <p>
        Something in it has a shape that Markdown does not know. Edit it as it looks; nothing was changed.
      </p>
    </Note>
  )
}

/** The text of a page as Markdown, where there is one. */
export function SourceText(props: SourceTextProps) {
  // A program may have written a document that no editor makes; it is left as it is.
  const [source] = useState(() => {
    try {
      return sourceOf(props.document, props.surroundings.names)
    } catch {
      return undefined
    }
  })
  return source === undefined ? <Unspeakable /> : <Markdown {...props} source={source} />
}

/** The text of a page as Markdown. What the parser doubts is said below, with its line. */
function Markdown({
  source,
  surroundings: { drawBlock },
  preview,
  readOnly,
  onChange,
}: SourceTextProps & { readonly source: Source }) {
  const [text, setText] = useState(source.text)
  // A long text is read when the keys are quiet; while somebody types, what was doubted before stands.
  const [looked, setLooked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLooked(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { document, starts, warnings } = useMemo(() => source.read(looked), [source, looked])
  const field = (
    <textarea
      aria-label="Markdown of the page"
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
          <p className="font-strong">Some of this is kept as plain text</p>
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
