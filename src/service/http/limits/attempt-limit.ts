/** Limits attempts at guessing secrets. Counted in the store, so that restarts and other processes do not reset it. */
import { sql } from 'kysely'
import type { Db } from '../../storage/store.ts'
import { addressKey } from './address-key.ts'
import { Failure } from '../failure.ts'

export interface AttemptLimit {
  readonly attempts: number
  readonly seconds: number
}

/** The key of attempts at `what` from one address, whatever is guessed. */
export const attemptsFrom = (what: string, address: string): string => `${what}/${addressKey(address)}`

/**
 * Counts an attempt under `key` and fails with `too-many-requests` once the allowed number in the window is exceeded.
 * The key names the target of the guesses (an address, an account), never something that the attacker can vary.
 */
export const countAttempt = async (db: Db, key: string, limit: AttemptLimit, now: string): Promise<void> => {
  const begin = new Date(Date.parse(now) - limit.seconds * 1000).toISOString()
  const row = await db
    .insertInto('attempts')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_start <= ${begin} then 1 else attempts.count + 1 end`,
        window_start: sql<string>`case when attempts.window_start <= ${begin} then excluded.window_start else attempts.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (row.count > limit.attempts) {
    const wait = Math.ceil((Date.parse(row.window_start) + limit.seconds * 1000 - Date.parse(now)) / 1000)
    throw new Failure('too-many-requests', `Too many attempts. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}

/** Deletes the attempts under `key` after a success. */
export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** Takes back one attempt under `key` after a success: many people can share an address, and this was no guess. */
export const uncountAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('attempts')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}
