/** What an organization calls itself and what it makes: greeting those names nobody. */
import type { Db } from '../../storage/store.ts'

/** Sites and spaces whose titles are read, newest first. */
const mostTitles = 2000

export const ownNamesOf = async (
  db: Db,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<readonly string[]> => {
  const titlesOf = (table: 'sites' | 'spaces') =>
    db
      .selectFrom(table)
      .select('title')
      .where('organization', '=', id)
      .orderBy('created_at', 'desc')
      .limit(mostTitles)
      .execute()
  const [sites, spaces] = [await titlesOf('sites'), await titlesOf('spaces')]
  return [...new Set([title, ...[...sites, ...spaces].map((row) => row.title)])]
}
