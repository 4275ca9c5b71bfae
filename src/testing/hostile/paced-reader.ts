/**
 * A reader during other load: requests one URL a hundred times a second, without waiting for earlier responses, and
 * watches the memory of the service and its workers. A separate process, so that only the service can delay it:
 * `paced-reader.ts URL PID [HEADER: VALUE]…`. Ends when its input is closed and prints one line of JSON.
 */
import { Agent, get } from 'node:http'
import { percentile } from '../bench/measuring/measurement.ts'
import { treeMegabytes } from '../processes/process-memory.ts'

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

const memory = (): number => treeMegabytes(Number(pid))

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
