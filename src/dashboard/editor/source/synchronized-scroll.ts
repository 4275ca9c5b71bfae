/** Synchronized scrolling of two renderings of a text with different heights. */

/** The offsets of a block in both renderings, from their tops. */
export interface Pair {
  readonly here: number
  readonly there: number
}

/**
 * The scroll position of the other rendering when this one is at `y`, interpolated between known blocks. `ends` are the
 * maximum positions of both; both reach their end together. Pairs are in document order; a pair that goes backwards is
 * skipped, because scrolling down must never move the other one up.
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

/** The offsets in `text` where these lines (from 0, ascending) start. */
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
