/** Keys of copies that shared caches have still to remove, and from when on they are told. */
import { sql } from 'kysely'
import { among } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

/** A key is told to shared caches at most once in this time, in milliseconds. */
const purgeInterval = 1000

/** A time so many milliseconds after another. */
export const later = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString()

/** When changes of `now` are told: later ones may join them. */
export const purgeTime = (now: string): string => later(now, purgeInterval)

/** Adds keys that are due at a time, except those that are about to be told anyway. */
export const addPurges = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  keys: readonly string[],
  { now, at }: { readonly now: string; readonly at: string },
): Promise<void> => {
  if (keys.length === 0) return
  const joined = await db
    .selectFrom('due_purges')
    .select('key')
    .where(among(engine, sql.ref('key'), keys))
    .where('due_at', '>', now)
    .where('due_at', '<=', at)
    .execute()
  const about = new Set(joined.map(({ key }) => key))
  const rows = [...new Set(keys)].flatMap((key) => (about.has(key) ? [] : [{ key, due_at: at }]))
  if (rows.length === 0) return
  await db
    .insertInto('due_purges')
    .values(rows)
    .onConflict((on) => on.columns(['key', 'due_at']).doNothing())
    .execute()
}

/** The keys that are due, the longest waiting first. */
export const dueKeys = async (db: Db, now: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('due_purges')
    .select(['key', (e) => e.fn.min('due_at').as('due')])
    .where('due_at', '<=', now)
    .groupBy('key')
    .orderBy('due')
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** Removes keys that were told, as far as they were due at a time. */
export const removePurges = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  keys: readonly string[],
  now: string,
): Promise<void> => {
  await db
    .deleteFrom('due_purges')
    .where(among(engine, sql.ref('key'), keys))
    .where('due_at', '<=', now)
    .execute()
}

/** When the key is due that is due first; undefined if there is none. */
export const firstDue = async (db: Db): Promise<string | undefined> => {
  const { first } = await db
    .selectFrom('due_purges')
    .select((e) => e.fn.min('due_at').as('first'))
    .executeTakeFirstOrThrow()
  return first ?? undefined
}
