/** Lists of parts of a structure: read whole, which it is anyway, and paged by the part that was shown last. */
import type { List, ListQuery } from '../../../contract/wire/shapes.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { Keys } from '../../keys.ts'

/** One page of parts. A page token names a part; when that is gone since, the list must be begun again. */
export const partsPage = <Part extends { readonly id: string }, Item>(
  keys: Keys,
  list: string,
  query: ListQuery,
  parts: readonly Part[],
  show: (part: Part) => Item,
): Promise<List<Item>> =>
  listPage(keys, {
    list,
    query,
    count: () => Promise.resolve(parts.length),
    rows: (after, limit) => {
      const [last] = after ?? []
      const at = last === undefined ? -1 : parts.findIndex(({ id }) => id === last)
      if (last !== undefined && at < 0)
        return Promise.reject(
          new Failure('bad-page-token', 'The list changed meanwhile. Start again without `page`.'),
        )
      return Promise.resolve(parts.slice(at + 1, at + 1 + limit))
    },
    key: ({ id }) => [id],
    items: (rows) => rows.map(show),
  })
