/** Text cut where marks begin and end, as the service gives them. */

/** From and to, in UTF-16 units. */
export type Range = readonly [number, number] | readonly number[]

export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/**
 * The text in parts, which joined are the text. Ranges are in order and apart; what lies outside of the text (it has
 * changed since) marks nothing.
 */
export const markedParts = (text: string, ranges: readonly Range[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  let place = 0
  for (const [from = 0, to = 0] of ranges) {
    const [start, end] = [Math.max(from, place), Math.min(to, text.length)]
    if (start >= end) continue
    parts.push(
      { text: text.slice(place, start), marked: false },
      { text: text.slice(start, end), marked: true },
    )
    place = end
  }
  parts.push({ text: text.slice(place), marked: false })
  return parts.filter((part) => part.text !== '')
}
