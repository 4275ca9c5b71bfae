import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

/** One line of results. Benchmarks only report: a missed target is marked but is not a failure. */
export type Line = {
  /** A short description of what was measured. */
  what: string
  /** Our value divided by the baseline, both measured in this run. */
  ratio: number
  target: { atLeast: number } | { atMost: number }
  /** Absolute values with units, for information; they vary between machines. */
  figures: readonly string[]
}

/** The exports of a `*.bench.ts` file. */
export type Bench = { name: string; describe: string; run: () => Promise<Line[]> }

/** The median; the mean of the two middle values for an even count. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('the median of nothing')
  return (upper + lower) / 2
}

/** The value that a share of the list does not exceed: `percentile(times, 0.99)`. Throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0]
  if (value === undefined) throw new RangeError('a percentile of nothing')
  return value
}

/** One measurement: any number with the same unit on both sides (seconds, bytes, requests per second). */
export type Measure = () => number | Promise<number>

export type Comparison = { ours: number; theirs: number; ratio: number; rounds: number }

/**
 * Measures two sides in alternating rounds, swapping the order in each round, so that slowdown and warm-up affect both.
 * The ratio is the median of the ratios per round; `ours` and `theirs` are medians. One warm-up round is discarded.
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

/** Wall-clock seconds per repetition. */
export async function secondsOf(work: () => unknown, repetitions = 1): Promise<number> {
  const begun = performance.now()
  for (let n = 0; n < repetitions; n += 1) await work()
  return (performance.now() - begun) / 1000 / repetitions
}

/**
 * CPU seconds (user and system, all threads) that a process has used since it started, unaffected by other load on the
 * machine. Read from /proc; undefined where it does not exist.
 */
export function cpuSeconds(pid: number): number | undefined {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return undefined
  // The name in parentheses may contain spaces; after it, user and system time are fields 12 and 13, in 1/100 s.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident memory of a process in megabytes; undefined without /proc. */
export function residentMegabytes(pid: number): number | undefined {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/**
 * The command prefix that pins a process to one core, so that server and load do not share one. Empty on a machine with
 * one core or without `taskset`; then the values are noisier but the ratio is still valid.
 */
export function pinned(core: number): readonly string[] {
  const places = (process.env['PATH'] ?? '').split(delimiter)
  const available =
    availableParallelism() > core && places.some((place) => existsSync(join(place, 'taskset')))
  return available ? ['taskset', '-c', String(core)] : []
}

/** A result as printed: name, ratio and target, values. Contains `missed` if the target is not met. */
export function printed(name: string, line: Line): string {
  const [sign, bound, met] =
    'atLeast' in line.target
      ? ['≥', line.target.atLeast, line.ratio >= line.target.atLeast]
      : ['≤', line.target.atMost, line.ratio <= line.target.atMost]
  const ratio = line.ratio.toFixed(line.ratio < 0.1 ? 4 : 2)
  return `${name} ${line.what}: ${ratio} (target ${sign} ${bound}${met ? '' : ', missed'})  ${line.figures.join(', ')}`
}

/** The median of some milliseconds against a goal. */
export const timesLine = (what: string, times: readonly number[], goal: number): Line => ({
  what,
  ratio: median(times) / goal,
  target: { atMost: 1 },
  figures: [`median ${Math.round(median(times))} ms`, `longest ${Math.round(Math.max(...times))} ms`],
})
