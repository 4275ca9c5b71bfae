/**
 * The processes that are alive: one for each version of an integration that has something to do or had until recently.
 * When there are too many, the one that was used least recently goes, one with events in progress only if all have some
 * for longer than a moment.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunnableScript } from './script-request.ts'
import { ScriptFailure, scriptKey } from './script-request.ts'
import type { ScriptProcess } from './script-process.ts'
import type { RuntimeLimits } from './runtime-limits.ts'

/** The right to use a process; it is not ended for being idle meanwhile. */
export interface Lease {
  readonly process: ScriptProcess
  /** Call once, when the event is over. */
  readonly release: () => void
  /** Lets later events start another process; this one ends when it has no event left. */
  readonly retire: () => void
}

interface Entry {
  readonly script: RunnableScript
  readonly starting: Promise<ScriptProcess>
  readonly startedAt: string
  /** Whether it is one of those that may be alive; others wait until one of these has ended. */
  placed: boolean
  process: ScriptProcess | undefined
  /** Events in progress, those that wait for the start included. */
  busy: number
  /** Order of use: larger is later. */
  used: number
  idle: NodeJS.Timeout | undefined
}

export interface ProcessStatus {
  readonly integration: string
  readonly version: number
  readonly pid: number
  /** UTC, ISO 8601. */
  readonly startedAt: string
  /** Events in progress. */
  readonly busy: number
  /** Bytes of its own, without the shared pages of the program; 0 where the system does not tell. */
  readonly memory: number
}

export interface PoolOptions {
  readonly start: (script: RunnableScript) => Promise<ScriptProcess>
  readonly now: () => string
  readonly limits: Pick<RuntimeLimits, 'processes' | 'idle' | 'grace'>
  /** Told of every process that ended because of its script. */
  readonly died: (script: RunnableScript) => void
}

const shuttingDown = () => new ScriptFailure('unavailable', 'The service is shutting down.')

/** Milliseconds that a new process waits for a busy one to become idle, before one that is busy is ended for it. */
const patience = 500

export class ProcessPool {
  readonly #options: PoolOptions
  /** Those that new events get, by script. */
  readonly #current = new Map<string, Entry>()
  /** All, also those that only finish their events. */
  readonly #alive = new Set<Entry>()
  #uses = 0
  /** Resolves when the last process that asked for a place has one: they are given in the order of asking. */
  #places: Promise<void> = Promise.resolve()
  /** Resolves when a process has no event left. */
  #idle = Promise.withResolvers<void>()
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** A process for an event of the script, started if there is none. Throws `ScriptFailure`. */
  async lease(script: RunnableScript): Promise<Lease> {
    if (this.#closed) throw shuttingDown()
    const current = this.#current.get(scriptKey(script))
    // One that ends now is still in the list.
    const entry = current === undefined || current.process?.over === true ? this.#start(script) : current
    entry.busy += 1
    entry.used = this.#uses += 1
    clearTimeout(entry.idle)
    try {
      const process = await entry.starting
      return { process, release: () => this.#release(entry), retire: () => this.#retire(entry) }
    } catch (error) {
      entry.busy -= 1
      throw error
    }
  }

  #start(script: RunnableScript): Entry {
    const place = this.#places.then(async () => {
      await this.#makeRoom()
      entry.placed = true
    })
    const entry: Entry = {
      script,
      starting: place.then(() => {
        if (this.#closed) throw shuttingDown()
        return this.#options.start(script)
      }),
      placed: false,
      startedAt: this.#options.now(),
      process: undefined,
      busy: 0,
      used: 0,
      idle: undefined,
    }
    this.#places = place
    this.#current.set(scriptKey(script), entry)
    this.#alive.add(entry)
    entry.starting.then(
      (process) => {
        entry.process = process
        void process.ended.then(() => {
          this.#remove(entry)
          if (!process.dismissed) this.#options.died(script)
        })
        if (this.#closed) void process.dismiss()
      },
      () => this.#remove(entry),
    )
    return entry
  }

  /** Ends processes until there is room for another one. Runs once at a time. */
  async #makeRoom(): Promise<void> {
    let hasWaited = false
    for (;;) {
      const placed = [...this.#alive].filter((entry) => entry.placed)
      if (placed.length < this.#options.limits.processes) return
      const started = placed
        .filter(({ process }) => process !== undefined)
        .toSorted((a, b) => Number(a.busy > 0) - Number(b.busy > 0) || a.used - b.used)
      const [first] = started
      if (first === undefined)
        await Promise.race(placed.map(({ starting }) => starting.catch(() => undefined)))
      else if (first.busy > 0 && !hasWaited) {
        hasWaited = true
        await Promise.race([this.#idle.promise, sleep(patience, undefined, { ref: false })])
      } else await this.#end(first)
    }
  }

  #release(entry: Entry): void {
    entry.busy -= 1
    if (entry.busy > 0 || !this.#alive.has(entry)) return
    this.#idle.resolve()
    this.#idle = Promise.withResolvers()
    if (this.#current.get(scriptKey(entry.script)) !== entry) void this.#end(entry)
    else entry.idle = setTimeout(() => void this.#end(entry), this.#options.limits.idle).unref()
  }

  #retire(entry: Entry): void {
    const key = scriptKey(entry.script)
    if (this.#current.get(key) === entry) this.#current.delete(key)
  }

  #remove(entry: Entry): void {
    clearTimeout(entry.idle)
    this.#retire(entry)
    this.#alive.delete(entry)
  }

  /** Ends a process, also one that is still starting. */
  async #end(entry: Entry): Promise<void> {
    this.#retire(entry)
    await entry.starting.then(
      (process) => process.dismiss(),
      () => undefined,
    )
  }

  /** Ends the processes of an integration; events in progress have a moment to finish. */
  async stop(integration: string): Promise<void> {
    const own = [...this.#alive].filter(({ script }) => script.integration === integration)
    for (const entry of own) this.#retire(entry)
    await Promise.all(own.map((entry) => this.#endWithGrace(entry)))
  }

  async #endWithGrace(entry: Entry): Promise<void> {
    const process = await entry.starting.catch(() => undefined)
    if (process === undefined) return
    // Retired: it ends by itself with its last event.
    if (entry.busy > 0)
      await Promise.race([process.ended, sleep(this.#options.limits.grace, undefined, { ref: false })])
    await process.dismiss()
  }

  status(): readonly ProcessStatus[] {
    return [...this.#alive].flatMap(({ script, process, startedAt, busy }) =>
      process === undefined
        ? []
        : [
            {
              integration: script.integration,
              version: script.version,
              pid: process.pid,
              startedAt,
              busy,
              memory: process.memory,
            },
          ],
    )
  }

  /** Ends all processes; later events are refused. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#alive].map((entry) => this.#end(entry)))
  }
}
