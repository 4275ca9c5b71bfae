/** What is asked of a script, what it answers, and how running it fails. */

export interface RunnableScript {
  /** Name of the integration. */
  readonly integration: string
  readonly version: number
  /** Source of the ES module; loaded when a process has to be started. */
  readonly load: () => Promise<string>
}

export interface ScriptRequest {
  readonly script: RunnableScript
  /** Whose crashes are counted together: the id of the installation; '' (default) for the integration itself. */
  readonly holder?: string
  /** Sent as JSON, like `environment`. */
  readonly event: object
  readonly environment: object
  /** Only of fetch events with a body. A stream that fails ends the request. */
  readonly body?: AsyncIterable<Uint8Array> | Uint8Array
  /** Milliseconds until status and headers have to be there. */
  readonly answerWithin: number
  /** Aborted when the caller goes away: the handler is cancelled, its `waitUntil` is not. */
  readonly signal?: AbortSignal
}

export interface ScriptLogLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly message: string
  /** UTC, ISO 8601. */
  readonly timestamp: string
}

/** The end of an event, after `waitUntil` has ended or was cut off. */
export interface ScriptEnd {
  /** At most 200 lines of 4 KB. */
  readonly logs: readonly ScriptLogLine[]
  /** Whether the process ended before the event did. */
  readonly died: boolean
}

export interface ScriptResponse {
  readonly status: number
  /** `Set-Cookie` several times; without those that concern the connection. */
  readonly headers: readonly (readonly [string, string])[]
  /**
   * Streamed; has to be read, or left by `return`, for the event to end early. Throws `ScriptFailure`: `too-large`,
   * `died`, or `time-out` 30 seconds after the time for the answer.
   */
  readonly body: AsyncIterable<Uint8Array>
  /** Until the headers were there. */
  readonly milliseconds: number
  /** Never rejects. */
  readonly finished: Promise<ScriptEnd>
}

/**
 * `unavailable`: scripts cannot run here. `start`: the script throws while it is loaded; the message is its error.
 * `died`: its process ended. `time-out`: no answer in time. `too-large`: the answer exceeds the limit. `paused`: it died
 * too often for this holder.
 */
export type FailureReason = 'unavailable' | 'start' | 'died' | 'time-out' | 'too-large' | 'paused'

/** Why a script gave no answer, as a message for those who maintain it. */
export class ScriptFailure extends Error {
  readonly reason: FailureReason
  /** What the script logged before, as far as it is known. */
  readonly logs: readonly ScriptLogLine[]

  constructor(reason: FailureReason, message: string, logs: readonly ScriptLogLine[] = []) {
    super(message)
    this.reason = reason
    this.logs = logs
  }
}
