/** What is asked of a script, what it answers, and how running it fails. */

/** The version of an integration. */
export interface ScriptIdentity {
  /** Name of the integration. */
  readonly integration: string
  readonly version: number
  /** When the name was published first: unpublished, it begins again with version 1, perhaps for somebody else. */
  readonly since?: string
}

/** Equal for the same script; begins with the name and `@`. */
export const scriptKey = ({ integration, version, since = '' }: ScriptIdentity): string =>
  `${integration}@${version}@${since}`

export interface RunnableScript extends ScriptIdentity {
  /** Source of the ES module; loaded when a process has to be started. */
  readonly load: () => Promise<string>
}

export interface ScriptRequest {
  readonly script: RunnableScript
  /** Whose crashes are counted together: the id of the installation; '' (default) for the integration itself. */
  readonly holder?: string
  /** When the installation was last changed, in milliseconds since 1970: it may have been resumed by another process. */
  readonly holderChanged?: number
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
  /** Whether the service ended it, which is no failure of the script: for room, or because of another version. */
  readonly dismissed?: boolean
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
  /** With `died`: whether the service ended the process, which is no failure of the script. */
  readonly dismissed: boolean

  constructor(
    reason: FailureReason,
    message: string,
    logs: readonly ScriptLogLine[] = [],
    { dismissed = false }: { readonly dismissed?: boolean } = {},
  ) {
    super(message)
    this.reason = reason
    this.logs = logs
    this.dismissed = dismissed
  }
}
