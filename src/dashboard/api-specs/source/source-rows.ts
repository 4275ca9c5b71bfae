/** A long text as rows of a list: its lines, with overlong ones broken, so that no row is slow to lay out. */

/** Characters in one row. Minified documents have lines of many megabytes. */
export const longestRow = 400

/** Rows by index. Numbers in typed arrays: a text of 20 MB has half a million lines. */
export interface SourceRows {
  readonly count: number
  /** The number of the line that a row belongs to, from 1. */
  readonly lineOf: (row: number) => number
  /** Whether the row begins its line. */
  readonly isStart: (row: number) => boolean
  readonly textOf: (row: number) => string
  /** The row of a place; line and column from 1. The last row for places after the end. */
  readonly rowAt: (line: number, column?: number) => number
  readonly lines: number
}

/** The first index whose value is at least `wanted`; `count` if there is none. Values ascend. */
const firstAtLeast = (values: Uint32Array, count: number, wanted: number): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** A row must not begin with the second half of a character. */
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

/** Splits a text at line feeds. The text itself is kept, rows are cut from it when they are drawn. */
export const sourceRows = (text: string): SourceRows => {
  // Every row but the last of a line has `longestRow` characters, or one less.
  let breaks = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1
  const size = breaks + 1 + Math.ceil(text.length / (longestRow - 1))
  const starts = new Uint32Array(size + 1)
  const lineNumbers = new Uint32Array(size)
  let count = 0
  let line = 1
  let from = 0
  for (;;) {
    const feed = text.indexOf('\n', from)
    const end = feed < 0 ? text.length : feed
    let at = from
    do {
      starts[count] = at
      lineNumbers[count] = line
      count += 1
      at += longestRow
      if (at < end && isLowSurrogate(text.charCodeAt(at))) at -= 1
    } while (at < end)
    if (feed < 0) break
    from = feed + 1
    line += 1
  }
  starts[count] = text.length
  const lineOf = (row: number): number => lineNumbers[row] ?? 1
  const isStart = (row: number): boolean => row === 0 || lineOf(row) !== lineOf(row - 1)
  return {
    count,
    lines: line,
    lineOf,
    isStart,
    textOf: (row) => {
      const end = starts[row + 1] ?? text.length
      return text.slice(starts[row], end).replace(/\r?\n$/, '')
    },
    rowAt: (wanted, column = 1) => {
      if (wanted > line) return count - 1
      const first = firstAtLeast(lineNumbers, count, wanted)
      const next = firstAtLeast(lineNumbers, count, wanted + 1)
      const place = (starts[first] ?? 0) + column - 1
      return Math.max(first, Math.min(next, firstAtLeast(starts, next, place + 1)) - 1)
    },
  }
}
