/**
 * The processes that are alive: one for each version of an integration that has something to do or had until recently.
 * When there are too many, the one that was used least recently goes, one with events in progress only if all have some.
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

export class ProcessPool {
  readonly #options: PoolOptions
  /** Those that new events get, by script. */
  readonly #current = new Map<string, Entry>()
  /** All, also those that only finish their events. */
  readonly #alive = new Set<Entry>()
  #uses = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** A process for an event of the script, started if there is none. Throws `ScriptFailure`. */
  async lease(script: RunnableScript): Promise<Lease> {
    if (this.#closed) throw new ScriptFailure('unavailable', 'The service is shutting down.')
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
    const entry: Entry = {
      script,
      starting: this.#makeRoom().then(() => this.#options.start(script)),
      startedAt: this.#options.now(),
      process: undefined,
      busy: 0,
      used: 0,
      idle: undefined,
    }
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

  /** Ends processes until there is room for another one. */
  async #makeRoom(): Promise<void> {
    const { processes } = this.#options.limits
    const surplus = this.#alive.size + 1 - processes
    if (surplus <= 0) return
    const byUse = [...this.#alive]
      .filter(({ process }) => process !== undefined)
      .toSorted((a, b) => Number(a.busy > 0) - Number(b.busy > 0) || a.used - b.used)
    await Promise.all(byUse.slice(0, surplus).map((entry) => this.#end(entry)))
  }

  #release(entry: Entry): void {
    entry.busy -= 1
    if (entry.busy > 0 || !this.#alive.has(entry)) return
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
