/**
 * Locks across all processes of an installation, for what cannot be expressed by the rows of one table. The embedded
 * store needs none: it has one writer.
 */
import { sql } from 'kysely'
import { send } from './send-statement.ts'
import type { Db, Engine } from './store.ts'

/** For transactions that wait for other processes, or that others wait for. */
export const noTimeouts = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** Arbitrary numbers that are unlikely to collide with advisory locks of other programs. */
export const lockNumbers = {
  migrations: 7_206_552_801,
  eventNumbers: 7_206_552_802,
  /** `Store.alone` */
  alone: 7_206_552_803,
  siteNames: 7_206_552_804,
  builtInIntegrations: 7_206_552_805,
  apiSpecs: 7_206_552_806,
  purges: 7_206_552_807,
  integrationVersions: 7_206_552_808,
} as const

/**
 * Makes other transactions that take the same lock wait until this one has ended. Later reads include what they wrote.
 */
export const takeLock = async (
  engine: Engine,
  db: Db,
  lock: Exclude<keyof typeof lockNumbers, 'alone'>,
): Promise<void> => {
  if (engine === 'postgres') await send(db, sql`select pg_advisory_xact_lock(${lockNumbers[lock]})`)
}
