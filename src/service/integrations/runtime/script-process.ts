/**
 * One process that runs one version of one integration: its folder, its sockets, its memory, its end. The process can
 * reach nothing but the two sockets that are served here.
 */
import type { Server } from 'node:http'
import { Agent, createServer, request as requestHttp } from 'node:http'
import { rm } from 'node:fs/promises'
import { ownBytes } from '../../computing/process-usage.ts'
import type { LaunchedProgram } from './launch-workerd.ts'
import { launchWorkerd } from './launch-workerd.ts'
import type { ProcessSockets } from './process-config.ts'
import { processSockets } from './process-config.ts'
import { finishedLogs, linesInOutput } from './script-log.ts'
import type { RuntimeLimits } from './runtime-limits.ts'
import type { ScriptLogLine } from './script-request.ts'
import { ScriptFailure } from './script-request.ts'

export interface ProcessOptions {
  /** Path of workerd. */
  readonly binary: string
  /** Made for this process and removed with it; the path is short. */
  readonly folder: string
  /** The user that the process runs as, where the service may choose. */
  readonly uid: number | undefined
  readonly source: string
  /** Not yet listening; receives every call of the script. */
  readonly guard: Server
  readonly limits: RuntimeLimits
}

const memoryWatch = 50

interface LogListener {
  readonly take: (logs: readonly ScriptLogLine[]) => void
  /** Whether no other event was in progress at any time. */
  alone: boolean
}

/** What `caches` talks to: nothing is found and nothing is kept. */
const emptyCache = (): Server =>
  createServer((request, response) => {
    request.resume()
    request.on('end', () => void response.writeHead(request.method === 'PUT' ? 204 : 504).end())
  })

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = 0
    server.once('error', reject)
    server.listen({ path, writableAll: true }, resolve)
  })

export class ScriptProcess {
  readonly pid: number
  /** Resolves once the process has ended and its folder is removed. Never rejects. */
  readonly ended: Promise<void>
  readonly sockets: ProcessSockets
  /** Connections to the script that are kept. Shorter than the five seconds after which the process closes them. */
  readonly agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: 3000 })
  /** Whether the service ended it for another reason than its script. */
  dismissed = false
  /** Why it was killed for what its script did. */
  #cause: string | undefined
  readonly #program: LaunchedProgram
  readonly #limits: RuntimeLimits
  readonly #listeners: Map<string, LogListener>
  readonly #endListeners = new Set<() => void>()
  /** Whether the process has ended. */
  hasEnded = false
  #watch: NodeJS.Timeout | undefined

  private constructor(
    program: LaunchedProgram,
    { folder, limits }: ProcessOptions,
    listeners: Map<string, LogListener>,
    servers: readonly Server[],
  ) {
    this.pid = program.pid
    this.#program = program
    this.#limits = limits
    this.#listeners = listeners
    this.sockets = processSockets(folder)
    this.ended = program.ended.then(async () => {
      clearInterval(this.#watch)
      this.hasEnded = true
      for (const listener of this.#endListeners) listener()
      this.agent.destroy()
      await removeProcess(folder, servers)
    })
  }

  /** Starts a process and waits until the script is loaded. Throws `ScriptFailure` with the script's own error. */
  static async start(options: ProcessOptions): Promise<ScriptProcess> {
    const { folder, guard, limits } = options
    const listeners = new Map<string, LogListener>()
    const sockets = processSockets(folder)
    const servers = [guard, emptyCache()]
    const onLogs = (json: string): void => {
      for (const [id, lines] of finishedLogs(json)) listeners.get(id)?.take(lines)
    }
    try {
      const program = await launchWorkerd({ ...options, onLogs }, async () => {
        for (const [at, path] of [sockets.outgoing, sockets.cache].entries())
          await listen(servers[at] as Server, path)
      })
      const fault = await program.ready(limits.start)
      if (fault === undefined) return new ScriptProcess(program, options, listeners, servers)
      await program.ended
      throw new ScriptFailure('start', fault)
    } catch (error) {
      await removeProcess(folder, servers)
      if (error instanceof ScriptFailure) throw error
      throw new ScriptFailure('unavailable', `The runtime of scripts cannot be started: ${String(error)}`)
    }
  }

  /** Calls `listener` as soon as the process has ended. */
  onEnd(listener: () => void): void {
    this.#endListeners.add(listener)
  }

  offEnd(listener: () => void): void {
    this.#endListeners.delete(listener)
  }

  /** Bytes of its own, without the shared pages of the program; 0 where the system does not tell. */
  get memory(): number {
    return ownBytes(this.pid) ?? 0
  }

  /** Calls `take` once with the log of an event, when its `waitUntil` has ended. */
  expectLog(id: string, take: LogListener['take']): void {
    const alone = this.#listeners.size === 0
    if (!alone) for (const listener of this.#listeners.values()) listener.alone = false
    this.#listeners.set(id, { take, alone })
    this.#watch ??= setInterval(() => this.#checkMemory(), memoryWatch).unref()
  }

  /** What the process wrote while the event was in progress; nothing if another one may have written it. */
  logOfDeadEvent(id: string, begun: number): readonly ScriptLogLine[] {
    return this.#listeners.get(id)?.alone === true ? linesInOutput(this.#program.output(), begun) : []
  }

  /** The event is over, whether its log came or not. */
  forgetLog(id: string): void {
    this.#listeners.delete(id)
    if (this.#listeners.size > 0) return
    clearInterval(this.#watch)
    this.#watch = undefined
  }

  #checkMemory(): void {
    if (this.memory <= this.#limits.memory) return
    this.#kill(`The script used more than ${Math.round(this.#limits.memory / 2 ** 20)} MB of memory.`)
  }

  /** Kills the process if it does not respond: then its script is in an endless loop. Resolves with whether it is over. */
  async endIfStuck(): Promise<boolean> {
    const responds = await this.#responds()
    if (!responds) this.#kill('The script was stuck in an endless loop.')
    return this.over
  }

  #responds(): Promise<boolean> {
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(this.#limits.silence)
      requestHttp({ socketPath: this.sockets.log, agent: false, signal }, (response) => {
        response.resume()
        resolve(true)
      })
        .once('error', () => resolve(this.hasEnded))
        .end()
    })
  }

  /** Why it has ended, as a sentence for those who maintain the script. */
  get epitaph(): string {
    if (this.#cause !== undefined) return this.#cause
    if (this.dismissed) return 'The process of the script was ended by the service.'
    return this.#program.output().includes('heap out of memory')
      ? 'The script ran out of memory.'
      : 'The process of the script ended unexpectedly.'
  }

  /** Whether it takes no more events: it has ended, or was told to. */
  get over(): boolean {
    return this.dismissed || this.#cause !== undefined || this.hasEnded
  }

  /** Ends the process for what its script did. */
  #kill(cause: string): void {
    this.#cause ??= cause
    this.#program.kill()
  }

  /** Ends the process for another reason. */
  async dismiss(): Promise<void> {
    if (!this.over) this.dismissed = true
    this.#program.kill()
    await this.ended
  }
}

const removeProcess = async (folder: string, servers: readonly Server[]): Promise<void> => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
}
