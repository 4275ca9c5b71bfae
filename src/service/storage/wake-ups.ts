/**
 * Messages between the processes of an installation that something has to be done. They only save waiting: one may be
 * lost, so whoever listens also polls (`polling.ts`).
 */
import type { Kysely } from 'kysely'
import type { Schema } from './schema/schema.ts'

/**
 * - `events`: events have been numbered.
 * - `jobs`: a job was added, or one was canceled.
 */
export const topics = ['events', 'jobs'] as const
export type Topic = (typeof topics)[number]

export interface WakeUps {
  /** Whether there may be other processes, and their messages are known to arrive. */
  readonly arriving: boolean
  /** Sends a message with the transaction `db`. PostgreSQL lets such transactions commit one after the other. */
  tell(db: Kysely<Schema>, topic: Topic): Promise<void>
  /** Sends a message soon, in a transaction of its own. */
  tellSoon(topic: Topic): void
  /** Calls `listener` for each message of another process. Returns how to stop. */
  on(topic: Topic, listener: () => void): () => void
}

/** The embedded store belongs to one process; commands that run beside it are found by polling. */
export const noWakeUps: WakeUps = {
  arriving: false,
  tell: () => Promise.resolve(),
  tellSoon: () => undefined,
  on: () => () => undefined,
}
