/**
 * A delta of a text of lines against an older one: how an object is stored beside its previous version. Documents have
 * one block per line and tree nodes one entry per line, so that an edit changes one line, and of that line a few bytes.
 *
 * A splice is a sequence of steps. Each starts with a number whose lowest bit is its kind and whose other bits are its
 * length: 0 copies that many bytes from the base, from the position given by a second number, as the distance (zigzag)
 * from the end of the last copy; 1 adds the bytes that follow. Numbers have seven bits per byte, lowest first.
 */

/** Minimum length of a common prefix and suffix of two lines for which two steps are worth it. */
const worthwhile = 16

type Step =
  | { readonly kind: 'copy'; readonly from: number; length: number }
  | { readonly kind: 'add'; readonly bytes: Uint8Array }

/** Line starts of `bytes`, and its end. A last line without a line feed counts too. */
const lineStarts = (bytes: Buffer): number[] => {
  const starts = [0]
  for (let at = bytes.indexOf(10); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(10, at + 1))
    starts.push(at + 1)
  if (bytes.length > 0) starts.push(bytes.length)
  return starts
}

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)

/** Steps that turn `base` into `next`. Linear, except for lines that are repeated often. */
const stepsOf = (base: Buffer, next: Buffer): Step[] => {
  const steps: Step[] = []
  const copy = (from: number, length: number): void => {
    const last = steps.at(-1)
    if (length === 0) return
    if (last?.kind === 'copy' && last.from + last.length === from) last.length += length
    else steps.push({ kind: 'copy', from, length })
  }
  const add = (from: number, to: number): void => {
    if (to > from) steps.push({ kind: 'add', bytes: next.subarray(from, to) })
  }
  const [startsA, startsB] = [lineStarts(base), lineStarts(next)]
  const lineOf = (of: Buffer, starts: readonly number[], at: number): string =>
    of.toString('latin1', starts[at], starts[at + 1])
  const places = new Map<string, number>()
  for (let at = startsA.length - 2; at >= 0; at--) places.set(lineOf(base, startsA, at), at)
  // The cursor is the line of the base that is expected next, which most lines match.
  let cursor = 0
  for (let at = 0; at + 1 < startsB.length; at++) {
    const [from = 0, to = 0] = [startsB[at], startsB[at + 1]]
    const line = lineOf(next, startsB, at)
    const expected = cursor + 1 < startsA.length ? lineOf(base, startsA, cursor) : undefined
    const found = line === expected ? cursor : places.get(line)
    if (found !== undefined) {
      copy(startsA[found] ?? 0, to - from)
      cursor = found + 1
      continue
    }
    const [start = 0, end = 0] = expected === undefined ? [] : [startsA[cursor], startsA[cursor + 1]]
    const most = Math.min(end - start, to - from)
    let [head, tail] = [0, 0]
    while (head < most && base[start + head] === next[from + head]) head++
    while (tail < most - head && base[end - tail - 1] === next[to - tail - 1]) tail++
    if (head + tail < worthwhile) {
      add(from, to)
      continue
    }
    copy(start, head)
    add(from + head, to - tail)
    copy(end - tail, tail)
    cursor++
  }
  return steps
}

const putNumber = (into: number[], value: number): void => {
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) into.push((rest % 128) + 128)
  into.push(rest)
}

/** The splice that turns `base` into `next`; both can be any bytes. */
export const spliceOf = (base: Uint8Array, next: Uint8Array): Uint8Array => {
  const bytes: number[] = []
  let expected = 0
  for (const step of stepsOf(view(base), view(next))) {
    if (step.kind === 'add') {
      putNumber(bytes, step.bytes.length * 2 + 1)
      for (const byte of step.bytes) bytes.push(byte)
      continue
    }
    const distance = step.from - expected
    putNumber(bytes, step.length * 2)
    putNumber(bytes, distance >= 0 ? distance * 2 : -distance * 2 - 1)
    expected = step.from + step.length
  }
  return Uint8Array.from(bytes)
}

/**
 * Applies `splice` to `base`. `room` gives the memory for the result, which must not be that of `base`. Throws if a step
 * is out of bounds: the bytes are damaged.
 */
export const applySplice = (
  base: Uint8Array,
  splice: Uint8Array,
  room: (length: number) => Buffer = (length) => Buffer.allocUnsafe(length),
): Uint8Array => {
  const [old, added] = [view(base), view(splice)]
  const steps: { readonly source: Buffer; readonly from: number; readonly to: number }[] = []
  let [at, expected, total] = [0, 0, 0]
  const number = (): number => {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = splice[at++]
      if (byte === undefined) throw new Error('A splice ends within a step.')
      value += (byte % 128) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  const take = (source: Buffer, from: number, length: number): number => {
    const to = from + length
    if (from < 0 || to > source.length) throw new Error('A splice goes beyond its bytes.')
    steps.push({ source, from, to })
    total += length
    return to
  }
  while (at < splice.length) {
    const head = number()
    const length = Math.floor(head / 2)
    if (head % 2 === 1) {
      at = take(added, at, length)
      continue
    }
    const distance = number()
    expected = take(old, expected + (distance % 2 === 0 ? distance / 2 : -(distance + 1) / 2), length)
  }
  const made = room(total)
  let end = 0
  for (const { source, from, to } of steps) end += source.copy(made, end, from, to)
  return made
}

/**
 * Memory for bytes that are not needed any more when the next but one are made: a chain is unpacked through up to 32
 * versions, of which only the last is kept.
 */
export const roomInTurns = (): ((length: number) => Buffer) => {
  const buffers = [Buffer.alloc(0), Buffer.alloc(0)]
  let turn = 0
  return (length) => {
    turn = 1 - turn
    let buffer = buffers[turn] ?? Buffer.alloc(0)
    if (buffer.length < length) buffers[turn] = buffer = Buffer.allocUnsafeSlow(length * 2)
    return buffer.subarray(0, length)
  }
}
