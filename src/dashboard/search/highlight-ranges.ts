/** Splits text at the highlight ranges that the service returns. */

/** Start and end, in UTF-16 code units. */
export type Range = readonly [number, number] | readonly number[]

export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/**
 * The text in consecutive parts. Ranges are sorted and do not overlap; ranges outside of the text, which may
 * have changed since, are ignored.
 */
export const highlightedParts = (text: string, ranges: readonly Range[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  let position = 0
  for (const [from = 0, to = 0] of ranges) {
    const [start, end] = [Math.max(from, position), Math.min(to, text.length)]
    if (start >= end) continue
    parts.push(
      { text: text.slice(position, start), marked: false },
      { text: text.slice(start, end), marked: true },
    )
    position = end
  }
  parts.push({ text: text.slice(position), marked: false })
  return parts.filter((part) => part.text !== '')
}
