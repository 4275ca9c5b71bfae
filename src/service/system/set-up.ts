/**
 * The one-time link of the first run, and one-time sign-in links: a random value whose hash lies in the store and
 * is taken away by its use. Whoever can read the terminal of the service may become its operator; nobody else can.
 */
import { hashSecret } from '../http/authenticate.ts'
import { base62 } from '../identifiers.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'

type OneTime = 'set-up' | 'sign-in'

const validFor: Record<OneTime, number> = { 'set-up': 24 * 3600 * 1000, 'sign-in': 3600 * 1000 }

/** Makes a one-time value for a purpose; the one before it stops working. */
export const makeOneTime = async (
  around: Surroundings,
  db: Db,
  purpose: OneTime,
  subject: string,
): Promise<string> => {
  const secret = base62(around.random, 32)
  const until = new Date(Date.parse(around.now()) + validFor[purpose]).toISOString()
  const value = JSON.stringify({ hash: hashSecret(secret), until, subject })
  await db
    .insertInto('settings')
    .values({ name: `one-time/${purpose}`, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return secret
}

/** Uses a one-time value up and returns its subject; undefined for one that is wrong, used or expired. */
export const useOneTime = async (
  around: Surroundings,
  db: Db,
  purpose: OneTime,
  secret: string,
): Promise<string | undefined> => {
  const name = `one-time/${purpose}`
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) return undefined
  const { hash, until, subject } = JSON.parse(row.value) as { hash: string; until: string; subject: string }
  if (hash !== hashSecret(secret) || until <= around.now()) return undefined
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('name', '=', name)
    .where('value', '=', row.value)
    .executeTakeFirst()
  return numDeletedRows === 1n ? subject : undefined
}

/** Whether somebody runs this installation already. */
export const isSetUp = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('persons').select('id').limit(1).executeTakeFirst()) !== undefined
