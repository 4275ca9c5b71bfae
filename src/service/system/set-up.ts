/**
 * The one-time link of the first run, and one-time sign-in links: a random value whose hash lies in the store and
 * is taken away by its use. Whoever can read the terminal of the service may become its operator; nobody else can.
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

/** So many processes of one installation can each print a set-up link at their start. */
const mostLinks = 10

/**
 * Makes a one-time value for a purpose. A sign-in link ends the one before it. Set-up links stand beside each other,
 * because several processes may start at once on one store and each prints its own; the first use ends them all.
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
  const others = purpose === 'set-up' ? validIn(row?.value, ctx.now()).slice(1 - mostLinks) : []
  const value = JSON.stringify([...others, { hash: hashSecret(secret), until, subject }])
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return secret
}

/** Uses a one-time value up and returns its subject; undefined for one that is wrong, used or expired. */
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

/** Whether somebody runs this installation already. */
export const isSetUp = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('persons').select('id').limit(1).executeTakeFirst()) !== undefined
