/**
 * Somebody who reads while others do what they do: asks for one address a hundred times a second, whether or not the
 * last answer has come, and watches the memory of the service and its workers. A process of its own, so that nothing
 * but the service delays it: `paced-reader.ts URL PID [HEADER: VALUE]…`. Ends with its input and prints one line of JSON.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { percentile } from '../bench/measuring/measurement.ts'

export interface Reading {
  readonly requests: number
  /** Answers other than 200. */
  readonly failures: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Megabytes of the service and its workers together. */
  readonly firstMemory: number
  readonly peakMemory: number
}

const [address = '', pid = '', ...fields] = process.argv.slice(2)
const headers = Object.fromEntries(fields.map((field) => field.split(': ', 2)))
const agent = new Agent({ keepAlive: true })

const times: number[] = []
let failures = 0
let open = 0
const read = (): void => {
  const begun = performance.now()
  open += 1
  const done = (ok: boolean): void => {
    open -= 1
    times.push(performance.now() - begun)
    if (!ok) failures += 1
  }
  get(address, { agent, headers }, (answer) => {
    answer.resume()
    answer.on('end', () => done(answer.statusCode === 200))
  }).on('error', () => done(false))
}

/** Fields of a process, after its name in brackets: state, parent, and so on. */
const statOf = (id: string): readonly string[] =>
  readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** Kilobytes of memory of a process, what it shares with others by its share: a sum over processes counts it once. */
const kilobytesOf = (id: string): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)

const memory = (): number => {
  let kilobytes = 0
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (id === pid || statOf(id)[1] === pid) kilobytes += kilobytesOf(id)
    } catch {
      // It ended in between.
    }
  }
  return (kilobytes * 1024) / 1e6
}

const firstMemory = memory()
let peakMemory = firstMemory
const asking = setInterval(read, 10)
const watching = setInterval(() => (peakMemory = Math.max(peakMemory, memory())), 100)

process.stdin.resume()
process.stdin.on('end', () => {
  clearInterval(asking)
  const ending = setInterval(() => {
    if (open > 0) return
    clearInterval(ending)
    clearInterval(watching)
    const at = (share: number) => Math.round(percentile(times, share) * 10) / 10
    const reading: Reading = {
      requests: times.length,
      failures,
      p50: at(0.5),
      p99: at(0.99),
      max: at(1),
      firstMemory: Math.round(firstMemory),
      peakMemory: Math.round(peakMemory),
    }
    process.stdout.write(`${JSON.stringify(reading)}\n`, () => process.exit(0))
  }, 10)
})
