/**
 * Three-way merge of stored documents over their lines, without reading the blocks. It decides only what is plain:
 * the same blocks in the same order on all three sides, each touched by one side at most. Then the line of the side
 * that touched it stands. Everything else is left to `block-merge.ts`, which gives the same bytes; a line that both
 * touched alike too, because what they took out of its block they may have put into two others.
 *
 * The cost is that of comparing bytes up to where a side begins to differ, from both ends; only what lies between is
 * cut into lines.
 */
import { schemaVersion } from '../document/document.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()
const lineFeed = 10

/** The key of the block of a line, with the name before it; empty for a block without one. */
const keyOf = (line: string): string =>
  line.startsWith('{"key":"') ? line.slice(0, line.indexOf('"', 8) + 1) : ''

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** How many bytes both begin with, in whole lines. Eight at a time: six times the speed of one at a time. */
const commonStart = (a: Uint8Array, b: Uint8Array): number => {
  const [left, right] = [viewOf(a), viewOf(b)]
  const limit = Math.min(a.length, b.length)
  let at = 0
  while (at + 8 <= limit && left.getBigInt64(at, true) === right.getBigInt64(at, true)) at += 8
  while (at < limit && a[at] === b[at]) at += 1
  return at === 0 ? 0 : a.lastIndexOf(lineFeed, at - 1) + 1
}

/** How many bytes both end with, in whole lines, none of them among the first `start`. */
const commonEnd = (a: Uint8Array, b: Uint8Array, start: number): number => {
  const [left, right] = [viewOf(a), viewOf(b)]
  const limit = Math.min(a.length, b.length) - start
  let count = 0
  while (count + 4 <= limit && left.getInt32(a.length - count - 4) === right.getInt32(b.length - count - 4))
    count += 4
  while (count < limit && a[a.length - count - 1] === b[b.length - count - 1]) count += 1
  // What is common begins with a line on both sides: behind the line feed before it, or at `start`.
  const begins = (bytes: Uint8Array): boolean =>
    bytes.length - count === start || bytes[bytes.length - count - 1] === lineFeed
  if (count === 0 || (begins(a) && begins(b))) return count
  const end = a.indexOf(lineFeed, a.length - count)
  return end < 0 ? 0 : a.length - end - 1
}

/** The bytes of some lines, each ended by a line feed, as texts without it. */
const linesOf = (bytes: Uint8Array): string[] => decoder.decode(bytes).split('\n').slice(0, -1)

/** Whether two stretches of lines hold the same blocks in the same order, each known by a key of its own. */
const sameBlocks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => keyOf(line) !== '' && keyOf(line) === keyOf(b[at] ?? ''))

/** The lines of all three where every line was touched by one side at most. */
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
    // Blocks without a key are only taken as they stand on all sides: which is which is a question of likeness.
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

/** A stretch of the base, and what stands there on a side; both are whole lines. */
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
 * The canonical bytes of the merge, or undefined where it takes more than lines to tell. Precondition: all three are
 * canonical bytes (`canonicalBytes`) of documents whose blocks have their keys, none twice, as all stored ones have
 * (`assignKeys`); those of an older schema version are left to be upgraded.
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
  // The stretches overlap: line by line over the smallest one that holds both.
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
