import { useDeferredValue, useMemo, useState } from 'react'
import type { RichTextDocument } from '../../content/document.ts'
import { Note } from '../ui/note.tsx'
import { sourceOf, type SourceNames } from './source-reading.ts'

export interface SourceTextProps {
  /** What the text begins with; later values are not looked at. */
  readonly document: RichTextDocument
  readonly names: SourceNames
  readonly readOnly: boolean
  /** Called after each change with how to read the document: a long text is not read at every key. */
  readonly onChange: (read: () => RichTextDocument) => void
}

/** The text of a page as Markdown. What the parser doubts is said below, with its line. */
export function SourceText({ document, names, readOnly, onChange }: SourceTextProps) {
  const [source] = useState(() => sourceOf(document, names))
  const [text, setText] = useState(source.text)
  const looked = useDeferredValue(text)
  const { warnings } = useMemo(() => source.read(looked), [source, looked])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <textarea
        aria-label="Markdown of the page"
        data-source=""
        className="field-sizing-content min-h-96 w-full resize-none rounded-base bg-raised p-4 font-mono ring-1 ring-edge ring-inset"
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          onChange(() => source.read(value).document)
        }}
      />
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
