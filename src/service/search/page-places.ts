/** Locations of indexed pages in the tree of their space, stored so that a search does not need the tree. */
import { sql } from 'kysely'
import type { PageTree } from '../../content/tree/page-tree.ts'
import { addressOf, ancestorsOf } from '../../content/tree/page-tree.ts'
import type { PageEntry } from '../../content/revision/revision.ts'
import { chunks, givenRows } from '../storage/sql.ts'
import type { Db, Store } from '../storage/store.ts'
import type { KeptPlace, SearchTables } from './full-text.ts'

/** Whether a change of a page can change its own or another page's location, or the title of an ancestor. */
export const movesPlaces = (before: PageEntry | undefined, after: PageEntry | undefined): boolean =>
  before === undefined ||
  after === undefined ||
  before.title !== after.title ||
  before.slug !== after.slug ||
  before.parent !== after.parent ||
  before.order !== after.order ||
  before.hidden !== after.hidden

const placesOf = (tree: PageTree): Map<string, string> =>
  new Map(
    [...tree.byId].map(([id, node]) => {
      const place: KeptPlace = {
        title: node.entry.title,
        path: addressOf(tree, node),
        above: ancestorsOf(node)
          .toReversed()
          .map(({ entry }) => entry.title),
      }
      return [id, JSON.stringify(place)]
    }),
  )

/** Writes the changed locations, in the transaction `db`. */
export const writePlaces = async (store: Store, db: Db, space: string, tree: PageTree): Promise<void> => {
  const rows = await db
    .withTables<SearchTables>()
    .selectFrom('search_pages')
    .select(['id', 'page', 'place'])
    .where('space', '=', space)
    .execute()
  const places = placesOf(tree)
  const changed = rows.flatMap(({ id, page, place }) => {
    const now = places.get(page)
    return now === undefined || now === place ? [] : [{ id: Number(id), place: now }]
  })
  for (const some of chunks(changed, 1000)) {
    const values = givenRows(store.engine, 'given', { id: 'integer', place: 'text' }, some)
    await sql`
      update search_pages set place = given.place from ${values} where search_pages.id = given.id`.execute(db)
  }
}
