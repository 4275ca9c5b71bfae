/** When the pages of a space were created and last changed on main. */
import { recentOf } from '../recent-cache.ts'
import type { Db, Store } from '../storage/store.ts'

export type PageTimes = ReadonlyMap<string, { readonly created_at: string; readonly updated_at: string }>

/** Cache size in pages. */
const keptPages = 200_000
const kept = recentOf<PageTimes>(keptPages)

/**
 * Times by page, while `head` is the revision of main. They change only in the transaction that moves the head, so they
 * are cached by its id.
 */
export const pageTimes = async (store: Store, db: Db, space: string, head: string): Promise<PageTimes> => {
  const key = `${space}/${head}`
  const known = kept(store).get(key)
  if (known) return known
  const rows = await db
    .selectFrom('page_times')
    .select(['page', 'created_at', 'updated_at'])
    .where('space', '=', space)
    .execute()
  return kept(store).set(key, new Map(rows.map((row) => [row.page, row])), rows.length + 1)
}
