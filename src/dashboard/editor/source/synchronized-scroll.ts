/** Two pictures of one text, of different heights, that are scrolled as one. */

/** A block: where it begins in the one and in the other, from their tops. */
export interface Pair {
  readonly here: number
  readonly there: number
}

/**
 * Where the other one stands when this one stands at `y`: between two blocks that both know it goes as far, in
 * proportion. `ends` is how far each can be scrolled; at both ends both are at their ends. Pairs come in the order of the
 * text, and one that goes back is passed over, because scrolling on must never lead back.
 */
export const alongside = (pairs: readonly Pair[], ends: Pair, y: number): number => {
  let before: Pair = { here: 0, there: 0 }
  if (y <= 0) return 0
  if (y >= ends.here) return ends.there
  for (const pair of [...pairs, ends]) {
    const next =
      pair === ends ? ends : { here: Math.min(pair.here, ends.here), there: Math.min(pair.there, ends.there) }
    if (next.here <= before.here || next.there < before.there) continue
    if (y < next.here) {
      const part = (y - before.here) / (next.here - before.here)
      return before.there + part * (next.there - before.there)
    }
    before = next
  }
  return before.there
}

/** The offset in `text` at which each of these lines (from 0, in their order) begins. */
export const offsetsOf = (text: string, lines: readonly number[]): readonly number[] => {
  let [line, offset] = [0, 0]
  return lines.map((wanted) => {
    while (line < wanted) {
      const end = text.indexOf('\n', offset)
      if (end < 0) return text.length
      offset = end + 1
      line += 1
    }
    return offset
  })
}
