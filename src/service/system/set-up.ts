/**
 * The one-time link of the first run, and one-time sign-in links: a random value whose hash is in the store and is
 * deleted on use. Only people who can read the service's terminal can become its operator.
 */
import { hashSecret } from '../http/binding/authenticate.ts'
import { base62 } from '../identifiers.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

type OneTime = 'set-up' | 'sign-in'

const validFor: Record<OneTime, number> = { 'set-up': 24 * 3600 * 1000, 'sign-in': 3600 * 1000 }

interface Valid {
  readonly hash: string
  readonly until: string
  readonly subject: string
}

const validIn = (value: string | undefined, now: string): Valid[] => {
  if (value === undefined) return []
  const parsed = JSON.parse(value) as Valid | Valid[]
  return [parsed].flat().filter(({ until }) => until > now)
}

/** Maximum number of set-up links: each process of an installation prints one at its start. */
const maxLinks = 10

/**
 * Creates a one-time value for a purpose. A new sign-in link invalidates the previous one. Several set-up links are
 * valid at the same time, because each process that starts on one store prints its own; using one invalidates them all.
 */
export const makeOneTime = async (
  ctx: Context,
  db: Db,
  purpose: OneTime,
  subject: string,
): Promise<string> => {
  const secret = base62(ctx.random, 32)
  const name = `one-time/${purpose}`
  const until = new Date(Date.parse(ctx.now()) + validFor[purpose]).toISOString()
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  const others = purpose === 'set-up' ? validIn(row?.value, ctx.now()).slice(1 - maxLinks) : []
  const value = JSON.stringify([...others, { hash: hashSecret(secret), until, subject }])
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return secret
}

/** Consumes a one-time value and returns its subject; undefined if it is wrong, used or expired. */
export const useOneTime = async (
  ctx: Context,
  db: Db,
  purpose: OneTime,
  secret: string,
): Promise<string | undefined> => {
  const name = `one-time/${purpose}`
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  const found = validIn(row?.value, ctx.now()).find(({ hash }) => hash === hashSecret(secret))
  if (!row || !found) return undefined
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('name', '=', name)
    .where('value', '=', row.value)
    .executeTakeFirst()
  return numDeletedRows === 1n ? found.subject : undefined
}

/** Whether the installation has been set up. */
export const isSetUp = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('persons').select('id').limit(1).executeTakeFirst()) !== undefined
