/** Attempts at something that must not be guessed, counted in the store so that no restart and no second process helps. */
import { sql } from 'kysely'
import type { Db } from '../../storage/store.ts'
import { addressKey } from './address-key.ts'
import { Failure } from '../failure.ts'

export interface AttemptLimit {
  readonly attempts: number
  readonly seconds: number
}

/** The key of attempts at `what` that come from one address, whatever is guessed. */
export const attemptsFrom = (what: string, address: string): string => `${what}/${addressKey(address)}`

/**
 * Counts an attempt under `key` and fails with `too-many-requests` once more than the allowed number fell into the
 * window. The key names what is guessed at (an address, an account), never anything that a guesser can vary.
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

/** Forgets the attempts under `key`, after one that succeeded. */
export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** Takes one attempt under `key` back, after it succeeded: many people may share an address, and none of them guessed. */
export const takeBackAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('attempts')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}
