/**
 * A small fixed number of processes for computing: those of requests (`pool`), and those of jobs (`job-processes.ts`).
 * One is started when there is work, does one task at a time, and ends after a while without work. Its heap and its
 * whole memory have a limit and each task a deadline; whoever exceeds one is ended and replaced, and only its own
 * request or job fails.
 *
 * Processes, not threads: a thread that reaches its heap limit inside a builtin (`JSON.parse`, `split`) takes the
 * whole process with it, and memory outside of the heap has no limit in a thread at all.
 */
import { AsyncResource } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failure } from '../http/failure.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { receivedError, sentError } from './worker-messages.ts'
import { processorTime, residentBytes } from './process-usage.ts'
import type { Asks } from './task.ts'

export interface PoolLimits {
  /** Processes at once. All but one of them take large tasks, so that smaller ones never wait for those. */
  readonly workers: number
  /** Tasks that wait for a process; one more is refused. */
  readonly waiting: number
  /** Megabytes of the heap of one process. */
  readonly heapMegabytes: number
  /** Megabytes of all memory of one process, what lies outside of the heap with it. */
  readonly residentMegabytes: number
  /** Milliseconds that one task may take: of the processor, where the system tells them, else of the clock. */
  readonly deadline: number
  /** Milliseconds without work after which a process ends. */
  readonly idle: number
  /**
   * Resident bytes above which a process collects its garbage once its task is done, and is replaced when it still
   * has more, so that the memory is given back.
   */
  readonly keptMemory: number
}

/** What may be another in a test, or in another pool. */
export interface PoolOptions {
  /** What a task is refused with that needs more `time` or `memory` than the limits allow. */
  readonly tooMuch?: (what: 'time' | 'memory') => Error
  /** The resident bytes of a process; undefined where the system does not tell those of others. */
  readonly residentBytes?: (process: number) => number | undefined
}

export interface RunOptions {
  /** Leaves one process to smaller tasks. */
  readonly large?: boolean
  /** Aborted, the process is ended at once. */
  readonly signal?: AbortSignal | undefined
}

/** The process of a task ended before it: killed by somebody or by the system, or by a defect. The same may go well again. */
export class ProcessEnded extends Error {}

export const poolLimits: PoolLimits = {
  workers: 2,
  waiting: 100,
  heapMegabytes: 192,
  // Program and modules take 80 of them, the heap 192, and text outside of the heap as much again.
  residentMegabytes: 480,
  deadline: 20_000,
  idle: 30_000,
  keptMemory: 112 * 1024 * 1024,
}

/** So many times its deadline a task may take by the clock, however little of it was computing. */
const longestWait = 4
/** Milliseconds between two looks at what a task has used. */
const shortestLook = 50

interface Assignment {
  readonly script: URL
  readonly input: unknown
  readonly large: boolean
  readonly asks: Asks
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Worker {
  readonly process: ChildProcess
  /** Whether it may be given a task: it has none, and has cleared the last one away. */
  free: boolean
  assignment: Assignment | undefined
  /** Of the deadline, or of the end without work. */
  timer: NodeJS.Timeout | undefined
  /** Of the looks at the memory. */
  watch: NodeJS.Timeout | undefined
}

/** A process that fills its memory as fast as it can adds some hundred megabytes between two looks. */
const memoryMilliseconds = 100
/** How long the end of a process may take to be told. */
const endMilliseconds = 500

const workerScript = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

/** What a process exits with when its heap is full: by abort, which systems report in one of these ways. */
const outOfMemory = (code: number | null, signal: string | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134 || code === 133

const tooMuchForRequest = (what: 'time' | 'memory'): Failure =>
  new Failure('too-large', `This needs more ${what} than one request may take. Divide it into smaller parts.`)

export class Pool {
  readonly #limits: PoolLimits
  readonly #tooMuch: (what: 'time' | 'memory') => Error
  readonly #residentBytes: (process: number) => number | undefined
  readonly #workers = new Set<Worker>()
  readonly #waiting: Assignment[] = []

  constructor(limits: PoolLimits, options: PoolOptions = {}) {
    this.#limits = limits
    this.#tooMuch = options.tooMuch ?? tooMuchForRequest
    this.#residentBytes = options.residentBytes ?? residentBytes
  }

  /**
   * Runs the module at `script` on `input` in a process. `asks` are answered here, in the caller's context.
   */
  run(script: URL, input: unknown, asks: Asks, { large = false, signal }: RunOptions = {}): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    if (this.#waiting.length >= this.#limits.waiting) {
      const message = 'Too many large texts are being worked on. Try again in a few seconds.'
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

  /** Gives up what is not wanted any more, whether it runs or waits. */
  #give(assignment: Assignment, error: Error): void {
    const place = this.#waiting.indexOf(assignment)
    if (place >= 0) this.#waiting.splice(place, 1)
    const worker = [...this.#workers].find((one) => one.assignment === assignment)
    if (worker) this.#fail(worker, error)
    else assignment.reject(error)
  }

  /** Processes that run now, with or without work. */
  get size(): number {
    return this.#workers.size
  }

  /** The task that has waited longest of those that may begin now. */
  #first(): number {
    const large = [...this.#workers].filter(({ assignment }) => assignment?.large === true).length
    const room = large < Math.max(1, this.#limits.workers - 1)
    return this.#waiting.findIndex((assignment) => room || !assignment.large)
  }

  #next(): void {
    const first = this.#first()
    if (first < 0) return
    let worker = [...this.#workers].find(({ free }) => free)
    if (worker === undefined && this.#workers.size < this.#limits.workers) worker = this.#start()
    const [assignment] = worker === undefined ? [] : this.#waiting.splice(first, 1)
    if (worker === undefined || assignment === undefined) return
    const { script, input, asks } = assignment
    worker.assignment = assignment
    worker.free = false
    clearTimeout(worker.timer)
    this.#setDeadline(worker)
    worker.watch = setInterval(
      () => this.#weigh(worker, this.#residentBytes(worker.process.pid ?? 0)),
      memoryMilliseconds,
    )
    worker.process.ref()
    worker.process.channel?.ref()
    try {
      worker.process.send({
        kind: 'run',
        script: script.href,
        input,
        asks: Object.keys(asks),
      } satisfies ToWorker)
    } catch (error) {
      // The input is no plain data: a defect of the caller, and the process is as good as before.
      this.#done(worker)
      this.#rest(worker, 0)
      assignment.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** On a busy machine a process may wait long for a processor; only what it computes itself is counted. */
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
        '--expose-gc',
      ],
      // No secret of the environment is needed there. Large buffers go back to the system as soon as they are free.
      env: { MALLOC_MMAP_THRESHOLD_: '131072' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = {
      process: child,
      free: true,
      assignment: undefined,
      timer: undefined,
      watch: undefined,
    }
    this.#workers.add(worker)
    child.on('message', (message) => this.#received(worker, message as FromWorker))
    // A message to a process that has just ended fails before its end is told, and the end says more.
    child.on('error', (error) => setTimeout(() => this.#fail(worker, error), endMilliseconds).unref())
    child.on('exit', (code, signal) =>
      this.#fail(
        worker,
        outOfMemory(code, signal)
          ? this.#tooMuch('memory')
          : new ProcessEnded(`A worker process ended with ${signal ?? code} before its task.`),
      ),
    )
    return worker
  }

  #received(worker: Worker, message: FromWorker): void {
    const { assignment } = worker
    // What an ended process still had to say concerns nobody.
    if (!this.#workers.has(worker)) return
    if (message.kind === 'free') return this.#rest(worker, message.memory)
    if (assignment === undefined) return
    if (message.kind === 'memory') return this.#weigh(worker, message.memory)
    if (message.kind === 'ask') return void this.#answer(worker, assignment, message)
    this.#done(worker)
    if (message.kind === 'result') assignment.resolve(message.value)
    else assignment.reject(receivedError(message.error))
  }

  /** Ends a process that has more memory than it may. */
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
      if (!ask) throw new Error(`Nobody answers "${name}".`)
      answer = { kind: 'answer', question, value: await ask(value as never) }
    } catch (error) {
      answer = { kind: 'no-answer', question, error: sentError(error) }
    }
    if (this.#workers.has(worker) && worker.assignment === assignment) worker.process.send(answer)
  }

  /** The process has done its task, and says soon that it is free. */
  #done(worker: Worker): void {
    worker.assignment = undefined
    clearTimeout(worker.timer)
    clearInterval(worker.watch)
  }

  /** The process takes the next task, waits for one, or goes when it has grown. */
  #rest(worker: Worker, memory: number): void {
    worker.free = true
    if (memory > this.#limits.keptMemory) this.#end(worker)
    else {
      // A process without work holds nothing that a stop must wait for.
      worker.process.unref()
      worker.process.channel?.unref()
      worker.timer = setTimeout(() => this.#end(worker), this.#limits.idle).unref()
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

/** The pool of this process. */
export const pool = new Pool(poolLimits)
