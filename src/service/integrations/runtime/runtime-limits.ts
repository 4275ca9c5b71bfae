/** Limits of running scripts; tests use smaller ones. */

export interface OutgoingLimits {
  /** Milliseconds for one call, its body included. */
  readonly milliseconds: number
  /** Bytes of a request and of a response. */
  readonly bytes: number
  readonly callsPerMinute: number
}

export interface RuntimeLimits {
  /** Processes alive at a time. */
  readonly processes: number
  /** Milliseconds without an event after which a process is ended. */
  readonly idle: number
  /** Milliseconds for loading a script. */
  readonly start: number
  /** Milliseconds for `waitUntil` and the rest of the body, after the time for the answer. */
  readonly background: number
  /** Milliseconds without a response of the process after which it counts as stuck in an endless loop. */
  readonly silence: number
  /** Milliseconds that events in progress get when their integration is stopped. */
  readonly grace: number
  /** Bytes of a process, without the shared pages of the program. */
  readonly memory: number
  /** Bytes of an answer. */
  readonly answer: number
  /** Deaths within `deathWindow` milliseconds that pause a script for one holder. */
  readonly deaths: number
  readonly deathWindow: number
  readonly outgoing: OutgoingLimits
}

export const runtimeLimits: RuntimeLimits = {
  processes: 12,
  idle: 600_000,
  start: 5000,
  background: 30_000,
  silence: 500,
  grace: 2000,
  memory: 256 * 2 ** 20,
  answer: 10 * 2 ** 20,
  deaths: 3,
  deathWindow: 600_000,
  outgoing: { milliseconds: 30_000, bytes: 10 * 2 ** 20, callsPerMinute: 300 },
}
