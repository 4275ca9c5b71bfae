/**
 * Three-way merge of stored documents by lines, without parsing blocks. It handles only the simple case: the same
 * blocks in the same order on all three sides, each changed by one side at most; the changed line is used. Everything
 * else is left to `block-merge.ts`, which gives the same bytes. This includes lines that both sides changed
 * identically, because they may have moved content of the block into two different ones.
 *
 * It only compares bytes up to the first difference, from both ends; just the part between is split into lines.
 */
import { schemaVersion } from '../document/document.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()
const lineFeed = 10

/** The block key of a line, including the member name; empty for a block without one. */
const keyOf = (line: string): string =>
  line.startsWith('{"key":"') ? line.slice(0, line.indexOf('"', 8) + 1) : ''

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Length of the common prefix in whole lines. Compares eight bytes at a time, which is six times as fast. */
const commonStart = (a: Uint8Array, b: Uint8Array): number => {
  const [left, right] = [viewOf(a), viewOf(b)]
  const limit = Math.min(a.length, b.length)
  let at = 0
  while (at + 8 <= limit && left.getBigInt64(at, true) === right.getBigInt64(at, true)) at += 8
  while (at < limit && a[at] === b[at]) at += 1
  return at === 0 ? 0 : a.lastIndexOf(lineFeed, at - 1) + 1
}

/** Length of the common suffix in whole lines, excluding the first `start` bytes. */
const commonEnd = (a: Uint8Array, b: Uint8Array, start: number): number => {
  const [left, right] = [viewOf(a), viewOf(b)]
  const limit = Math.min(a.length, b.length) - start
  let count = 0
  while (count + 4 <= limit && left.getInt32(a.length - count - 4) === right.getInt32(b.length - count - 4))
    count += 4
  while (count < limit && a[a.length - count - 1] === b[b.length - count - 1]) count += 1
  // The suffix must begin with a line on both sides: after a line feed, or at `start`.
  const begins = (bytes: Uint8Array): boolean =>
    bytes.length - count === start || bytes[bytes.length - count - 1] === lineFeed
  if (count === 0 || (begins(a) && begins(b))) return count
  const end = a.indexOf(lineFeed, a.length - count)
  return end < 0 ? 0 : a.length - end - 1
}

/** Splits bytes of whole lines into strings without line feeds. */
const linesOf = (bytes: Uint8Array): string[] => decoder.decode(bytes).split('\n').slice(0, -1)

/** Whether two ranges of lines contain the same blocks in the same order, each with a key. */
const sameBlocks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => keyOf(line) !== '' && keyOf(line) === keyOf(b[at] ?? ''))

/** The merged lines if every line was changed by one side at most. */
const mergeLines = (
  base: readonly string[],
  main: readonly string[],
  change: readonly string[],
): string[] | undefined => {
  if (base.length !== main.length || base.length !== change.length) return undefined
  const lines: string[] = []
  for (const [at, line] of base.entries()) {
    const [ofMain = '', ofChange = ''] = [main[at], change[at]]
    if (ofMain === line && ofChange === line) lines.push(line)
    else if (ofMain !== line && ofChange !== line) return undefined
    // Lines of blocks without a key must be identical on all sides, since only similarity could match them.
    else if (keyOf(line) === '' || keyOf(ofMain) !== keyOf(line) || keyOf(ofChange) !== keyOf(line))
      return undefined
    else lines.push(ofMain === line ? ofChange : ofMain)
  }
  return lines
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A range of the base and its replacement on one side; both are whole lines. */
interface Touched {
  readonly start: number
  readonly end: number
  readonly side: Uint8Array
}

const touchedBy = (base: Uint8Array, side: Uint8Array): Touched => {
  const start = commonStart(base, side)
  const same = commonEnd(base, side, start)
  return { start, end: base.length - same, side: side.subarray(start, side.length - same) }
}

/**
 * The canonical bytes of the merge; undefined if lines are not enough to decide. Precondition: all three are canonical
 * bytes (`canonicalBytes`) of documents whose blocks have unique keys, as all stored ones have (`assignKeys`).
 * Documents of an older schema version are not handled here.
 */
export const mergeCanonicalLines = (
  base: Uint8Array,
  main: Uint8Array,
  change: Uint8Array,
): Uint8Array | undefined => {
  const [ofMain, ofChange] = [touchedBy(base, main), touchedBy(base, change)]
  const head = base.indexOf(lineFeed) + 1
  if (ofMain.start < head || ofChange.start < head) return undefined
  if (!decoder.decode(base.subarray(0, head)).includes(`"schemaVersion":${schemaVersion}`)) return undefined
  const [first, second] = ofMain.start <= ofChange.start ? [ofMain, ofChange] : [ofChange, ofMain]
  if (first.end <= second.start) {
    for (const { start, end, side } of [first, second])
      if (!sameBlocks(linesOf(base.subarray(start, end)), linesOf(side))) return undefined
    return joined([
      base.subarray(0, first.start),
      first.side,
      base.subarray(first.end, second.start),
      second.side,
      base.subarray(second.end),
    ])
  }
  // The ranges overlap: merge line by line over the smallest range that contains both.
  const start = Math.min(ofMain.start, ofChange.start)
  const after = base.length - Math.max(ofMain.end, ofChange.end)
  const between = (bytes: Uint8Array): string[] => linesOf(bytes.subarray(start, bytes.length - after))
  const lines = mergeLines(between(base), between(main), between(change))
  return (
    lines &&
    joined([
      base.subarray(0, start),
      encoder.encode(lines.map((line) => `${line}\n`).join('')),
      base.subarray(base.length - after),
    ])
  )
}
