/**
 * Load on one URL over plain sockets, for benchmarks: an HTTP client library would cost more than the measured server.
 * Runs as a separate process: `load.ts URL CONNECTIONS SECONDS BODY [HEADER…]`; a JSON body is posted, an empty one
 * means GET. Prints one line of JSON.
 */
import { connect } from 'node:net'

export interface LoadResult {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p99: number
  readonly failures: number
}

const [address = '', connections = '64', seconds = '2', body = '', ...headers] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(address)
const request = Buffer.from(
  [
    `${body === '' ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    'accept: */*',
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ...headers,
    '',
    body,
  ].join('\r\n'),
)

const times: number[] = []
let failures = 0
let stopping = false

const one = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let begun = 0
    let received = Buffer.alloc(0)
    const send = () => {
      if (stopping) {
        socket.end()
        resolve()
        return
      }
      begun = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (received.length < end + 4 + length) return
      if (!head.startsWith('HTTP/1.1 20')) failures += 1
      times.push(performance.now() - begun)
      received = Buffer.alloc(0)
      send()
    })
  })

const clock = performance.now()
setTimeout(() => (stopping = true), Number(seconds) * 1000)
await Promise.all(Array.from({ length: Number(connections) }, one))
const elapsed = (performance.now() - clock) / 1000
times.sort((a, b) => a - b)
const result: LoadResult = {
  requestsPerSecond: times.length / elapsed,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
  failures,
}
console.log(JSON.stringify(result))
