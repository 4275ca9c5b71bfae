import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

/** One printed result. A benchmark prints and people judge: a missed target is marked and fails nothing. */
export type Line = {
  /** What was measured, in a few words. */
  what: string
  /** Ours divided by the other side, both taken in this run. */
  ratio: number
  target: { atLeast: number } | { atMost: number }
  /** Absolute figures with their units, for the reader; they drift from machine to machine. */
  figures: readonly string[]
}

/** What a file `*.bench.ts` exports. */
export type Bench = { name: string; describe: string; run: () => Promise<Line[]> }

/** The middle value; the mean of the two middle ones of an even count. Fails on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('the median of nothing')
  return (upper + lower) / 2
}

/** The value that a share of the list does not exceed: `percentile(times, 0.99)`. Fails on an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0]
  if (value === undefined) throw new RangeError('a percentile of nothing')
  return value
}

/** One measurement: any figure, the same unit on both sides (seconds, bytes, requests a second). */
export type Measure = () => number | Promise<number>

export type Comparison = { ours: number; theirs: number; ratio: number; rounds: number }

/**
 * Measures two sides in alternating rounds, the first side changing from round to round, so that a machine that
 * slows down or warms up does it to both. The ratio is the median of the rounds' own ratios; `ours` and `theirs`
 * are medians. One round before the first is thrown away.
 */
export async function compare(ours: Measure, theirs: Measure, rounds = 5): Promise<Comparison> {
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const pair = { ours: 0, theirs: 0 }
    for (const side of round % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)) {
      pair[side] = await (side === 'ours' ? ours() : theirs())
    }
    if (round >= 0) pairs.push(pair)
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    rounds,
  }
}

/** Seconds that a piece of work takes by the clock, per repetition. */
export async function secondsOf(work: () => unknown, repetitions = 1): Promise<number> {
  const begun = performance.now()
  for (let n = 0; n < repetitions; n += 1) await work()
  return (performance.now() - begun) / 1000 / repetitions
}

/**
 * Processor seconds (user and system, all threads) that a process has used since it began: the figure that other
 * load on the machine does not change. Read from /proc; undefined where there is none.
 */
export function cpuSeconds(pid: number): number | undefined {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return undefined
  // The name in brackets may hold spaces; after it, user and system time are fields 12 and 13, in 1/100 s.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident memory of a process in megabytes; undefined where /proc is missing. */
export function residentMegabytes(pid: number): number | undefined {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/**
 * The words in front of a command that keep it on one core, so that server and load do not share one. Empty on a
 * machine with one core or without `taskset`; then the figures are noisier and the ratio still holds.
 */
export function pinned(core: number): readonly string[] {
  const places = (process.env['PATH'] ?? '').split(delimiter)
  const available =
    availableParallelism() > core && places.some((place) => existsSync(join(place, 'taskset')))
  return available ? ['taskset', '-c', String(core)] : []
}

/** A line as it is printed: name, ratio against target, figures. `missed` when the target is not met. */
export function printed(name: string, line: Line): string {
  const [sign, bound, met] =
    'atLeast' in line.target
      ? ['≥', line.target.atLeast, line.ratio >= line.target.atLeast]
      : ['≤', line.target.atMost, line.ratio <= line.target.atMost]
  const ratio = line.ratio.toFixed(line.ratio < 0.1 ? 4 : 2)
  return `${name} ${line.what}: ${ratio} (target ${sign} ${bound}${met ? '' : ', missed'})  ${line.figures.join(', ')}`
}
