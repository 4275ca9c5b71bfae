/**
 * A small fixed number of processes for computing: those of requests (`pool`), and those of jobs (`job-processes.ts`).
 * A process is started when there is work, runs one task at a time, and exits after some time without work. Its heap
 * and its total memory are limited, and each task has a deadline. A process that exceeds a limit is killed and
 * replaced, and only its own request or job fails.
 *
 * Processes, not threads: a thread that reaches its heap limit inside a builtin (`JSON.parse`, `split`) takes the whole
 * process down with it, and a thread has no limit on memory outside of the heap.
 */
import { AsyncResource } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from '../http/failure.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { receivedError, sentError } from './worker-messages.ts'
import { processorTime, residentBytes } from './process-usage.ts'
import type { Asks } from './task.ts'

export interface PoolLimits {
  /** Maximum number of processes. All but one of them take large tasks, so that smaller ones never wait for those. */
  readonly workers: number
  /** Maximum number of queued tasks; one more is refused. */
  readonly waiting: number
  /** Heap limit of one process in megabytes. */
  readonly heapMegabytes: number
  /** Limit on the total memory of one process in megabytes, including memory outside of the heap. */
  readonly residentMegabytes: number
  /** Milliseconds that one task may take: CPU time where the system reports it, else elapsed time. */
  readonly deadline: number
  /** Milliseconds without work after which a process exits. */
  readonly idle: number
  /** The same if another process is without work too: the next task needs only one of them. */
  readonly spare: number
  /**
   * Resident bytes above which a process collects garbage after a task, and is replaced if it still uses more, so that
   * the memory is returned to the system.
   */
  readonly keptMemory: number
}

/** Options for tests and other pools. */
export interface PoolOptions {
  /** The error for a task that exceeds the `time` or `memory` limit. */
  readonly limitError?: (what: 'time' | 'memory') => Error
  /** The resident bytes of a process; undefined where the system does not report them for other processes. */
  readonly residentBytes?: (process: number) => number | undefined
}

export interface RunOptions {
  /** Leaves one process to smaller tasks. */
  readonly large?: boolean
  /** The process is killed when it is aborted. */
  readonly signal?: AbortSignal | undefined
}

/** The process of a task exited early: killed by an operator or the system, or by a defect. A retry may succeed. */
export class ProcessEnded extends Error {}

export const poolLimits: PoolLimits = {
  workers: 2,
  waiting: 100,
  heapMegabytes: 144,
  // Program and modules take up to 107 MB, the heap 144, and strings outside of the heap almost as much again.
  residentMegabytes: 368,
  deadline: 20_000,
  idle: 30_000,
  spare: 3000,
  // Well above the modules of all tasks: a process that is replaced after each task loads them again for each.
  keptMemory: 160 * 1024 * 1024,
}

/** Maximum elapsed time of a task, as a multiple of its deadline, however little CPU time it used. */
const longestWait = 4
/** Minimum milliseconds between two checks of a task's usage. */
const shortestLook = 50

interface Assignment {
  readonly script: URL
  /** Undefined once it has been sent: it can be megabytes, and the process may compute for seconds. */
  input: unknown
  readonly large: boolean
  readonly asks: Asks
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Worker {
  readonly process: ChildProcess
  /** Whether it can take a task: it has none, and has cleaned up after the last one. */
  free: boolean
  /** Whether its task is large, until it has cleaned up: memory of two large tasks would add up. */
  large: boolean
  assignment: Assignment | undefined
  /** For the deadline, or for the exit without work. */
  timer: NodeJS.Timeout | undefined
  /** For the checks of the memory. */
  watch: NodeJS.Timeout | undefined
}

/** Milliseconds between checks. A process that allocates as fast as it can adds some hundred megabytes in between. */
const memoryMilliseconds = 100
/** Milliseconds until the exit of a process is reported, at most. */
const endMilliseconds = 500

const workerScript = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

/**
 * The environment of a process. The service's own, with its secrets, is not passed on. The threshold returns large
 * buffers to the system once free. The compile cache of the service, set here so that the first module is in it too,
 * halves the time in which the modules of a task are loaded (1.4 s for an export), and saves 25 MB.
 */
const environment = (): NodeJS.ProcessEnv => {
  const cache = getCompileCacheDir()
  return {
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
    // Node adds a folder for its version and flags.
    ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }),
  }
}

/** How a process exits when its heap is full: it aborts, which systems report in one of these ways. */
const outOfMemory = (code: number | null, signal: string | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134 || code === 133

const limitFailure = (what: 'time' | 'memory'): Failure =>
  new Failure('too-large', `This needs more ${what} than one request may use. Split it into smaller pieces.`)

export class Pool {
  readonly #limits: PoolLimits
  readonly #tooMuch: (what: 'time' | 'memory') => Error
  readonly #residentBytes: (process: number) => number | undefined
  readonly #workers = new Set<Worker>()
  readonly #waiting: Assignment[] = []

  constructor(limits: PoolLimits, options: PoolOptions = {}) {
    this.#limits = limits
    this.#tooMuch = options.limitError ?? limitFailure
    this.#residentBytes = options.residentBytes ?? residentBytes
  }

  /** Runs the module at `script` on `input` in a process. `asks` are answered here, in the caller's context. */
  run(script: URL, input: unknown, asks: Asks, { large = false, signal }: RunOptions = {}): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    if (this.#waiting.length >= this.#limits.waiting) {
      const message = 'The server is busy with other large documents. Try again in a few seconds.'
      return Promise.reject(new Failure('not-ready', message, { retryAfter: 5 }))
    }
    const inContext = AsyncResource.bind((answer: () => Promise<unknown>) => answer())
    const bound = Object.fromEntries(
      Object.entries(asks).map(([name, ask]) => [name, (question: never) => inContext(() => ask(question))]),
    )
    return new Promise((resolve, reject) => {
      const give = (): void => this.#give(assignment, signal?.reason as Error)
      const ended =
        <Value>(end: (value: Value) => void) =>
        (value: Value): void => {
          signal?.removeEventListener('abort', give)
          end(value)
        }
      const assignment = {
        script,
        input,
        large,
        asks: bound,
        resolve: ended(resolve),
        reject: ended(reject),
      }
      signal?.addEventListener('abort', give, { once: true })
      this.#waiting.push(assignment)
      this.#next()
    })
  }

  /** Abandons a task, whether it is running or queued. */
  #give(assignment: Assignment, error: Error): void {
    const place = this.#waiting.indexOf(assignment)
    if (place >= 0) this.#waiting.splice(place, 1)
    const worker = [...this.#workers].find((one) => one.assignment === assignment)
    if (worker) this.#fail(worker, error)
    else assignment.reject(error)
  }

  /** Number of running processes, busy or idle. */
  get size(): number {
    return this.#workers.size
  }

  /** The task that has waited longest of those that can start now. */
  #first(): number {
    const busy = [...this.#workers].filter(({ large }) => large).length
    const room = busy < Math.max(1, this.#limits.workers - 1)
    return this.#waiting.findIndex(({ large }) => room || !large)
  }

  #next(): void {
    const first = this.#first()
    if (first < 0) return
    const idle = [...this.#workers].find(({ free }) => free)
    const worker = idle ?? (this.#workers.size < this.#limits.workers ? this.#start() : undefined)
    const [assignment] = worker === undefined ? [] : this.#waiting.splice(first, 1)
    if (worker === undefined || assignment === undefined) return
    worker.assignment = assignment
    worker.free = false
    worker.large = assignment.large
    clearTimeout(worker.timer)
    this.#setDeadline(worker)
    worker.watch = setInterval(
      () => this.#weigh(worker, this.#residentBytes(worker.process.pid ?? 0)),
      memoryMilliseconds,
    )
    worker.process.ref()
    worker.process.channel?.ref()
    if (idle) return this.#send(worker, assignment)
    // Forking takes as long as one turn may take, and sending megabytes half of that. An immediate of this turn would
    // still run before the requests that wait.
    setImmediate(() => setImmediate(() => this.#send(worker, assignment)))
  }

  #send(worker: Worker, assignment: Assignment): void {
    // Abandoned in the meantime.
    if (worker.assignment !== assignment || !this.#workers.has(worker)) return
    const { script, input, asks } = assignment
    try {
      worker.process.send({
        kind: 'run',
        script: script.href,
        input,
        asks: Object.keys(asks),
      } satisfies ToWorker)
      assignment.input = undefined
    } catch (error) {
      // The input is not plain data: a defect of the caller, and the process is still usable.
      this.#done(worker)
      this.#rest(worker, 0)
      assignment.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** On a busy machine a process may wait long for the CPU; only its own CPU time is counted. */
  #setDeadline(worker: Worker): void {
    const { deadline } = this.#limits
    const begun = performance.now()
    const before = processorTime(worker.process.pid) ?? 0
    const look = (): void => {
      const used = performance.now() - begun
      const computed = processorTime(worker.process.pid)
      const left =
        computed === undefined
          ? deadline - used
          : Math.min(deadline - (computed - before), longestWait * deadline - used)
      if (left <= 0) this.#fail(worker, this.#tooMuch('time'))
      else worker.timer = setTimeout(look, Math.max(left, shortestLook))
    }
    worker.timer = setTimeout(look, deadline)
  }

  #start(): Worker {
    const child = fork(workerScript, [String(this.#limits.keptMemory)], {
      serialization: 'advanced',
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${this.#limits.heapMegabytes}`,
        '--max-semi-space-size=8',
        '--heap-growing-percent=40',
        '--expose-gc',
      ],
      env: environment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = {
      process: child,
      free: true,
      large: false,
      assignment: undefined,
      timer: undefined,
      watch: undefined,
    }
    this.#workers.add(worker)
    child.on('message', (message) => this.#received(worker, message as FromWorker))
    // Sending to a process that has just exited fails before its exit is reported, and the exit says more.
    child.on('error', (error) => setTimeout(() => this.#fail(worker, error), endMilliseconds).unref())
    child.on('exit', (code, signal) =>
      this.#fail(
        worker,
        outOfMemory(code, signal)
          ? this.#tooMuch('memory')
          : new ProcessEnded(`A worker process ended with ${signal ?? code} before it finished its task.`),
      ),
    )
    return worker
  }

  #received(worker: Worker, message: FromWorker): void {
    const { assignment } = worker
    // Ignore late messages of a process that was already removed.
    if (!this.#workers.has(worker)) return
    if (message.kind === 'free') return this.#rest(worker, message.memory)
    if (assignment === undefined) return
    if (message.kind === 'memory') return this.#weigh(worker, message.memory)
    if (message.kind === 'ask') return void this.#answer(worker, assignment, message)
    this.#done(worker)
    if (message.kind === 'result') assignment.resolve(message.value)
    else assignment.reject(receivedError(message.error))
  }

  /** Kills a process that exceeds its memory limit. */
  #weigh(worker: Worker, bytes: number | undefined): void {
    if (bytes !== undefined && bytes > this.#limits.residentMegabytes * 1024 ** 2)
      this.#fail(worker, this.#tooMuch('memory'))
  }

  async #answer(
    worker: Worker,
    assignment: Assignment,
    { question, name, value }: FromWorker & { kind: 'ask' },
  ): Promise<void> {
    let answer: ToWorker
    try {
      const ask = assignment.asks[name]
      if (!ask) throw new Error(`There is no handler for "${name}".`)
      answer = { kind: 'answer', question, value: await ask(value as never) }
    } catch (error) {
      answer = { kind: 'no-answer', question, error: sentError(error) }
    }
    if (this.#workers.has(worker) && worker.assignment === assignment) worker.process.send(answer)
  }

  /** The process has finished its task, and reports soon that it is free. */
  #done(worker: Worker): void {
    worker.assignment = undefined
    clearTimeout(worker.timer)
    clearInterval(worker.watch)
  }

  /** The process takes the next task, waits for one, or exits if its memory has grown. */
  #rest(worker: Worker, memory: number): void {
    worker.free = true
    worker.large = false
    if (memory > this.#limits.keptMemory) this.#end(worker)
    else {
      // An idle process must not keep the service from exiting.
      worker.process.unref()
      worker.process.channel?.unref()
      const { idle, spare } = this.#limits
      const other = [...this.#workers].some((one) => one !== worker && one.free)
      worker.timer = setTimeout(() => this.#end(worker), other ? spare : idle).unref()
    }
    this.#next()
  }

  #end(worker: Worker): void {
    this.#workers.delete(worker)
    clearTimeout(worker.timer)
    clearInterval(worker.watch)
    worker.process.kill('SIGKILL')
  }

  #fail(worker: Worker, error: Error): void {
    if (!this.#workers.has(worker)) return
    this.#end(worker)
    worker.assignment?.reject(error)
    this.#next()
  }
}

/** The pool for requests. */
export const pool = new Pool(poolLimits)
