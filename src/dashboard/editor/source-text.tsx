import { useState } from 'react'
import type { ContentReference, RichTextDocument } from '../../content/document.ts'
import { parseMarkdown } from '../../content/markdown/parse.ts'
import { printMarkdown } from '../../content/markdown/print.ts'
import { referenceOf } from '../../content/reference.ts'
import { Note } from '../ui/note.tsx'

export interface SourceTextProps {
  /** What the text begins with; later values are not looked at. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  readonly onChange: (document: RichTextDocument) => void
}

const scheme = 'recto-ref:'

/** Plain addresses stay as they are; what points inside the space is written so that it comes back as it was. */
const href = (reference: ContentReference): string =>
  reference.kind === 'url' ? reference.url : `${scheme}${encodeURIComponent(JSON.stringify(reference))}`

const resolve = (address: string): ContentReference | undefined => {
  if (!address.startsWith(scheme)) return undefined
  try {
    return referenceOf(JSON.parse(decodeURIComponent(address.slice(scheme.length))))
  } catch {
    return undefined
  }
}

const read = (text: string) => parseMarkdown(text, { file: 'This page', titled: false, resolve })

/** The text of a page as Markdown. What the parser doubts is said below, with its line. */
export function SourceText({ document, readOnly, onChange }: SourceTextProps) {
  const [text, setText] = useState(() => printMarkdown(document, { href }))
  const { warnings } = read(text)
  return (
    <div className="grid gap-2">
      <textarea
        aria-label="Markdown of the page"
        className="field-sizing-content min-h-96 w-full resize-none rounded-base bg-raised p-4 font-mono ring-1 ring-edge ring-inset"
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(read(event.target.value).document)
        }}
      />
      {warnings.length > 0 && (
        <Note tone="warning">
          <p className="font-medium">Some of this is kept as plain text</p>
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
