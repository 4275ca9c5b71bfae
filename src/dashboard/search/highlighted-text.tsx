import { highlightedParts, type Range } from './highlight-ranges.ts'

export interface HighlightedTextProps {
  readonly text: string
  readonly marks: readonly Range[]
}

/** A text with the matches highlighted. */
export function HighlightedText({ text, marks }: HighlightedTextProps) {
  return (
    <span>
      {highlightedParts(text, marks).map((part, at) =>
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
export function Snippet({ text, marks }: HighlightedTextProps) {
  return text === '' ? null : (
    <span className="line-clamp-2 text-caption text-ink-soft">
      <HighlightedText text={text} marks={marks} />
    </span>
  )
}
