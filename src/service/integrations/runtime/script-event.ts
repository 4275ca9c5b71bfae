/** One event in a running process: its request, its answer, its log, and the time that each may take. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerBody } from './answer-body.ts'
import { endToEndHeaders } from './connection-headers.ts'
import { dispatchBody } from './dispatch-body.ts'
import type { Lease } from './process-pool.ts'
import type { RuntimeLimits } from './runtime-limits.ts'
import type { ScriptEnd, ScriptRequest, ScriptResponse } from './script-request.ts'
import { ScriptFailure } from './script-request.ts'
import { ScriptCall } from './send-to-script.ts'

type EventLimits = Pick<RuntimeLimits, 'background' | 'answer' | 'silence'>

export class ScriptEvent {
  readonly #id = randomUUID()
  readonly #begun = Date.now()
  readonly #lease: Lease
  readonly #request: ScriptRequest
  readonly #limits: EventLimits
  readonly #end = Promise.withResolvers<ScriptEnd>()
  readonly #call: ScriptCall
  /** Whether the event has taken too long. */
  #isLate = false
  readonly #cutOff: NodeJS.Timeout
  #over = false

  constructor(lease: Lease, request: ScriptRequest, limits: EventLimits) {
    this.#lease = lease
    this.#request = request
    this.#limits = limits
    const { process } = lease
    process.expectLog(this.#id, (logs) => this.#finish({ logs, died: false }))
    process.onEnd(this.#die)
    const wholeTime = request.answerWithin + limits.background
    this.#cutOff = setTimeout(() => void this.#endLate(), wholeTime)
    const connection = { socketPath: process.sockets.script, agent: process.agent }
    this.#call = new ScriptCall(connection, dispatchBody(request), this.#id)
    request.signal?.addEventListener('abort', this.#abort)
    if (request.signal?.aborted === true) this.#abort()
    if (process.hasEnded) this.#die()
  }

  /** Never rejects. */
  get ended(): Promise<ScriptEnd> {
    return this.#end.promise
  }

  /** Sends the event; resolves with the head of the answer. Throws `ScriptFailure`, or the reason of the signal. */
  async answer(): Promise<ScriptResponse> {
    const begun = performance.now()
    const timer = setTimeout(this.#abortLate, this.#request.answerWithin)
    try {
      const response = await this.#call.response
      return {
        status: response.statusCode ?? 500,
        headers: endToEndHeaders(response.rawHeaders),
        body: answerBody(response, this.#limits.answer, (error) => this.#failure(error)),
        milliseconds: Math.round(performance.now() - begun),
        finished: this.#end.promise,
      }
    } catch (error) {
      throw await this.#failure(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** What a failed connection means. */
  async #failure(error: unknown): Promise<Error> {
    const { process } = this.#lease
    const { signal, answerWithin } = this.#request
    if (this.#isLate) {
      await process.endIfStuck()
      const end = await this.#endWithin(this.#limits.silence)
      return new ScriptFailure('time-out', `No answer within ${answerWithin / 1000} seconds.`, end?.logs)
    }
    if (signal?.aborted === true) return signal.reason as Error
    const end = await this.#endWithin(this.#limits.silence)
    const { dismissed } = process
    if (end?.died === true) return new ScriptFailure('died', process.epitaph, end.logs, { dismissed })
    const lost = `The connection to the script was lost: ${String(error)}`
    return new ScriptFailure('died', lost, end?.logs, { dismissed })
  }

  #endWithin(milliseconds: number): Promise<ScriptEnd | undefined> {
    return Promise.race([this.#end.promise, sleep(milliseconds, undefined, { ref: false })])
  }

  /** Past the time for `waitUntil`: the process is killed if it is stuck, else it gets no further event. */
  async #endLate(): Promise<void> {
    this.#abortLate()
    if (await this.#lease.process.endIfStuck()) return
    this.#lease.retire()
    this.#finish({ logs: [], died: false })
  }

  readonly #abort = (): void => this.#call.abort()

  readonly #abortLate = (): void => {
    this.#isLate = true
    this.#call.abort()
  }

  readonly #die = (): void => {
    const { process } = this.#lease
    const logs = process.logOfDeadEvent(this.#id, this.#begun)
    this.#finish({ logs, died: true, ...(process.dismissed && { dismissed: true }) })
  }

  #finish(end: ScriptEnd): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#cutOff)
    this.#lease.process.offEnd(this.#die)
    this.#request.signal?.removeEventListener('abort', this.#abort)
    this.#lease.process.forgetLog(this.#id)
    this.#end.resolve(end)
    this.#lease.release()
  }
}
