/** One page of a list: rows by key, one more than asked for to know whether there is a next page, and the total. */
import type { List, ListQuery } from '../../contract/wire.ts'
import type { Keys } from '../keys.ts'
import type { After } from './page-token.ts'
import { openPage, sealPage } from './page-token.ts'

export interface ListParts<Row, Item> {
  /** Names the list and what it is bound to: `spaces/s1/comments`. */
  readonly list: string
  /** The query as parsed; everything but page and limit binds the token. */
  readonly query: ListQuery
  /** The total that the caller may see. */
  readonly count: () => Promise<number>
  /** At most `limit` rows after the place, in the order of the list. */
  readonly rows: (after: After | undefined, limit: number) => Promise<readonly Row[]>
  /** The sort columns of a row. */
  readonly key: (row: Row) => After
  readonly items: (rows: readonly Row[]) => Promise<Item[]> | Item[]
}

export const listPage = async <Row, Item>(keys: Keys, parts: ListParts<Row, Item>): Promise<List<Item>> => {
  const { page, limit, ...filters } = parts.query
  const after = openPage(keys, parts.list, filters, page)
  const [count, rows] = await Promise.all([parts.count(), limit === 0 ? [] : parts.rows(after, limit + 1)])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    ...(rows.length > limit &&
      last && { next: { page: sealPage(keys, parts.list, filters, parts.key(last)) } }),
    count,
    items: await parts.items(shown),
  }
}
