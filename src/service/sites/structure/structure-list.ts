/** Lists of structure parts: loaded whole and paged in memory by the last part shown. */
import type { List, ListQuery } from '../../../contract/wire/shapes.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { Keys } from '../../keys.ts'

/** One page of parts. A page token identifies a part; if that is gone, the list must be restarted. */
export const itemsPage = <Part extends { readonly id: string }, Item>(
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
          new Failure('bad-page-token', 'The list has changed. Start again without `page`.'),
        )
      return Promise.resolve(parts.slice(at + 1, at + 1 + limit))
    },
    key: ({ id }) => [id],
    items: (rows) => rows.map(show),
  })
