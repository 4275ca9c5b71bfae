import { markedParts, type Range } from './highlight-ranges.ts'

export interface MarkedProps {
  readonly text: string
  readonly marks: readonly Range[]
}

/** A text with the matches highlighted. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <span>
      {markedParts(text, marks).map((part, at) =>
        part.marked ? (
          <mark key={at} className="rounded-[2px] bg-ochre-soft text-inherit">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}

/** At most two lines below a row; nothing for an empty text. */
export function Snippet({ text, marks }: MarkedProps) {
  return text === '' ? null : (
    <span className="line-clamp-2 text-caption text-ink-soft">
      <Marked text={text} marks={marks} />
    </span>
  )
}
