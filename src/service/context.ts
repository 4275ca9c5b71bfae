/** Everything a verb may use besides its input: store, clock, random ids, log. It is always passed in, never imported. */
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { EventLog } from './events/event-log.ts'
import type { MintId, RandomBytes } from './identifiers.ts'
import type { OutgoingRules } from './http/guarded-fetch.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Keys } from './keys.ts'
import type { Addresses } from '../contract/wire/addresses.ts'
import type { Store } from './storage/store.ts'

export interface Context {
  readonly config: Config
  readonly store: Store
  /** UTC, ISO 8601, milliseconds. */
  readonly now: () => string
  readonly mint: MintId
  readonly random: RandomBytes
  readonly log: Logger
  readonly keys: Keys
  readonly addresses: Addresses
  readonly events: EventLog
  readonly jobs: JobQueue
  /** Private addresses that outgoing requests may reach (`OUTGOING_ALLOW`). */
  readonly outgoing?: OutgoingRules
}
