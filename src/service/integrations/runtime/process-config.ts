/** The files that a process is started with: its configuration, the script, and the worker that receives its logs. */
import { join } from 'node:path'

/** Sockets in the folder of a process; the first two are listened on by the process, the others by the service. */
export interface ProcessSockets {
  readonly script: string
  readonly log: string
  readonly outgoing: string
  readonly cache: string
}

/** Short names: the path of a socket may have about a hundred bytes. */
export const processSockets = (folder: string): ProcessSockets => ({
  script: join(folder, 's'),
  log: join(folder, 'l'),
  outgoing: join(folder, 'o'),
  cache: join(folder, 'c'),
})

/** The header that carries the protocol of a call out of the process; a script cannot set it. */
export const protocolHeader = 'x-proto'
/** The header by which the log of an event is found. */
export const eventHeader = 'x-event'

/** Megabytes of JavaScript objects, of each of the two workers; buffers lie outside. */
const heapMegabytes = 128
/** Collects early: with V8's own start, garbage of a busy script alone reaches the limit of memory. */
const initialHeapMegabytes = 16
/** Milliseconds that the log of an event waits for those of others. */
const batchTime = 5
/** Characters of logs that are written at once, and those of one more event. */
const batchCharacters = 262_144
/** As in development with the command line. */
const compatibilityDate = '2025-05-25'

const external = (name: string, path: string, options: string): string =>
  `    (name = "${name}", external = (address = ${JSON.stringify(`unix:${path}`)}, http = (${options}))),`
const socket = (name: string, path: string): string =>
  `    (name = "${name}", address = ${JSON.stringify(`unix:${path}`)}, http = (), service = "${name}"),`

/**
 * The configuration as text. The script has no bindings; whatever it requests goes to the socket `outgoing`. The log worker
 * requests nothing: it gets the service that answers nothing.
 */
export const processConfig = (sockets: ProcessSockets): string =>
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-heap-size=${heapMegabytes}", "--initial-heap-size=${initialHeapMegabytes}"],
  logging = (structuredLogging = true),
  services = [
    (name = "script", worker = .script),
    (name = "log", worker = .log),
${external('outgoing', sockets.outgoing, `style = host, forwardedProtoHeader = "${protocolHeader}"`)}
${external('cache', sockets.cache, '')}
  ],
  sockets = [
${socket('script', sockets.script)}
${socket('log', sockets.log)}
  ],
);
const script :Workerd.Worker = (
  modules = [(name = "script.js", esModule = embed "script.js")],
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ["nodejs_compat"],
  globalOutbound = "outgoing",
  cacheApiOutbound = "cache",
  tails = ["log"],
);
const log :Workerd.Worker = (
  modules = [(name = "log.js", esModule = embed "log.js")],
  compatibilityDate = "${compatibilityDate}",
  globalOutbound = "cache",
);
`

/**
 * Writes the logs of events whose `waitUntil` has ended, those of a few milliseconds at once, and answers while the process
 * is not stuck: both workers run in one thread. It writes to the output of the process, at a fifth of the cost of a
 * request. A line: `mark` and a list with the id of each event and its lines, each `[level, message, milliseconds since
 * 1970]`.
 */
export const logWorker = (mark: string): string => `
const text = (value) => {
  if (typeof value === 'string') return value
  try { return JSON.stringify(value) ?? String(value) } catch { return String(value) }
}
const line = ({ level, message, timestamp }) =>
  [level, (Array.isArray(message) ? message.map(text).join(' ') : text(message)).slice(0, 4096), timestamp]
const failure = ({ name, message, timestamp }) => ['error', ('Uncaught ' + name + ': ' + message).slice(0, 4096), timestamp]
let waiting = []
let characters = 0
const write = () => {
  if (waiting.length > 0) console.log('${mark}[' + waiting.join() + ']')
  waiting = []
  characters = 0
}
export default {
  fetch: () => new Response('ok'),
  async tail(items) {
    const isFirst = waiting.length === 0
    for (const { event, logs, exceptions } of items) {
      const id = event?.request?.headers['${eventHeader}']
      if (id === undefined) continue
      const lines = [...logs.slice(0, 200).map(line), ...exceptions.map(failure)].slice(0, 200)
      const logged = JSON.stringify([id, lines])
      waiting.push(logged)
      characters += logged.length
      if (characters > ${batchCharacters}) write()
    }
    if (!isFirst || waiting.length === 0) return
    await scheduler.wait(${batchTime})
    write()
  },
}
`
