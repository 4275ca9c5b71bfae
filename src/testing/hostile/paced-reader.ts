/**
 * A reader during other load: requests one URL a hundred times a second, without waiting for earlier responses, and
 * watches the memory of the service and its workers. A separate process, so that only the service can delay it:
 * `paced-reader.ts URL PID [HEADER: VALUE]…`. Ends when its input is closed and prints one line of JSON.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { percentile } from '../bench/measuring/measurement.ts'

export interface Reading {
  readonly requests: number
  /** Responses other than 200. */
  readonly failures: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Megabytes of the service and its workers in total. */
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

/** Fields of a process after its name in parentheses: state, parent, and so on. */
const statOf = (id: string): readonly string[] =>
  readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/**
 * Memory of a process in kilobytes, with shared memory divided among its users: a sum over processes counts it once.
 */
const kilobytesOf = (id: string): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)

const memory = (): number => {
  let kilobytes = 0
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (id === pid || statOf(id)[1] === pid) kilobytes += kilobytesOf(id)
    } catch {
      // It has ended in the meantime.
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
