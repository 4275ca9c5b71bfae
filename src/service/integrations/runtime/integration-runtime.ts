/** Runs the scripts of integrations, each in a process of its own; the README of this folder says how. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DeathRecord } from './death-record.ts'
import type { Caller, OutgoingOptions } from './outgoing-guard.ts'
import { outgoingGuard } from './outgoing-guard.ts'
import { removeLeftFolders, runtimeFolderPrefix } from './left-folders.ts'
import type { ProcessStatus } from './process-pool.ts'
import { ProcessPool } from './process-pool.ts'
import type { RuntimeLimits } from './runtime-limits.ts'
import { runtimeLimits } from './runtime-limits.ts'
import { ScriptEvent } from './script-event.ts'
import { ScriptProcess } from './script-process.ts'
import type { RunnableScript, ScriptRequest, ScriptResponse } from './script-request.ts'
import { ScriptFailure } from './script-request.ts'
import { mayChooseUser, scriptUser } from './script-user.ts'
import { findWorkerd } from './workerd-binary.ts'
import type { WorkerdBinary } from './workerd-binary.ts'

export interface RuntimeOptions extends OutgoingOptions {
  /**
   * Where the sockets and files of the processes lie, in a folder of their own that is removed with the runtime. The
   * system's folder for temporary files instead if the path is too long, or if processes run as other users.
   */
  readonly folder: string
  readonly log: Logger
  /** UTC, ISO 8601. */
  readonly now: () => string
  /** Told when a script has died so often for a holder that it is not run for it any more, until `resume` or `stop`. */
  readonly onPaused?: (script: Caller & { readonly holder: string }) => void
  readonly limits?: Partial<RuntimeLimits>
  /** The program; found among the packages unless it is given. */
  readonly binary?: WorkerdBinary
}

/** The longest path of a folder in which the sockets of processes still have a path that the system takes. */
const longestFolder = 60

export class IntegrationRuntime {
  readonly #options: RuntimeOptions
  readonly #limits: RuntimeLimits
  readonly #pool: ProcessPool
  readonly #deaths: DeathRecord
  /** Holders for which the end of a process is counted: several of their events may fail with it. */
  readonly #counted = new WeakMap<ScriptProcess, Set<string>>()
  #binary: WorkerdBinary | undefined
  #root: Promise<string> | undefined
  #started = 0

  constructor(options: RuntimeOptions) {
    this.#options = options
    this.#limits = { ...runtimeLimits, ...options.limits }
    this.#binary = options.binary
    this.#deaths = new DeathRecord(this.#limits, () => Date.parse(options.now()))
    this.#pool = new ProcessPool({
      start: async (script) => this.#start(script, await script.load()),
      now: options.now,
      limits: this.#limits,
      died: ({ integration, version }) =>
        options.log.warn({ integration, version }, 'the script of an integration died'),
    })
  }

  /** Why scripts cannot run here, in words for an administrator; undefined if they can. */
  get unavailable(): string | undefined {
    this.#binary ??= findWorkerd()
    return 'missing' in this.#binary ? this.#binary.missing : undefined
  }

  /**
   * Sends an event to a script, whose process is started if there is none. Resolves when status and headers are there.
   * Throws `ScriptFailure`; if the caller goes away, the reason of its signal.
   */
  async dispatch(request: ScriptRequest): Promise<ScriptResponse> {
    const { script, signal, holder = '', holderChanged } = request
    signal?.throwIfAborted()
    if (this.unavailable !== undefined) throw new ScriptFailure('unavailable', this.unavailable)
    if (this.#deaths.isRefused(script, holder, holderChanged))
      throw new ScriptFailure('paused', 'The script is paused, because it ended unexpectedly too often.')
    const lease = await this.#pool.lease(script)
    const event = new ScriptEvent(lease, request, this.#limits)
    void event.ended.then(({ died }) => {
      if (died) this.#recordDeath(script, holder, lease.process)
      else this.#deaths.answered(script, holder)
    })
    return event.answer()
  }

  /** Starts a script once, without an event: undefined, or its error. Undefined too if scripts cannot run here. */
  async probe(source: string): Promise<string | undefined> {
    if (this.unavailable !== undefined) return undefined
    try {
      const process = await this.#start({ integration: 'probe', version: 0 }, source)
      await process.dismiss()
      return undefined
    } catch (error) {
      if (error instanceof ScriptFailure && error.reason === 'start') return error.message
      throw error
    }
  }

  /**
   * Ends the processes of an integration that was removed or changed: events in progress get two seconds. It is no longer
   * paused for anybody.
   */
  async stop(integration: string): Promise<void> {
    this.#deaths.forget(integration)
    await this.#pool.stop(integration)
  }

  /** Runs an integration again for a holder for which it was paused. */
  resume(integration: string, holder: string): void {
    this.#deaths.resume(integration, holder)
  }

  /** The processes that run now. */
  status(): readonly ProcessStatus[] {
    return this.#pool.status()
  }

  /** Ends all processes and removes their files; later events are refused. */
  async close(): Promise<void> {
    await this.#pool.close()
    if (this.#root !== undefined) await rm(await this.#root, { recursive: true, force: true })
  }

  async #start(caller: Caller, source: string): Promise<ScriptProcess> {
    const binary = this.#binary
    if (binary === undefined || 'missing' in binary) throw new ScriptFailure('unavailable', 'No program.')
    const at = (this.#started += 1)
    return ScriptProcess.start({
      binary: binary.path,
      folder: join(await (this.#root ??= this.#makeRoot()), String(at)),
      uid: mayChooseUser() ? scriptUser(at) : undefined,
      source,
      guard: outgoingGuard(caller, this.#options, this.#limits.outgoing),
      limits: this.#limits,
    })
  }

  async #makeRoot(): Promise<string> {
    const { folder } = this.#options
    // Processes of another user have to get through to their folder.
    const ownUser = mayChooseUser()
    const parent = ownUser || folder.length > longestFolder ? tmpdir() : folder
    await mkdir(parent, { recursive: true })
    await removeLeftFolders(parent)
    const root = await mkdtemp(join(parent, runtimeFolderPrefix(process.pid)))
    if (ownUser) await chmod(root, 0o711)
    return root
  }

  #recordDeath(script: RunnableScript, holder: string, process: ScriptProcess): void {
    const counted = this.#counted.get(process) ?? new Set()
    if (process.dismissed || counted.has(holder)) return
    this.#counted.set(process, counted.add(holder))
    const { integration, version } = script
    if (this.#deaths.died(script, holder)) this.#options.onPaused?.({ integration, version, holder })
  }
}
