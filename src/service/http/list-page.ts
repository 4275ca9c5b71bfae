/** One page of a list: rows by key, one more than requested to know whether there is a next page, and the total. */
import type { List, ListQuery } from '../../contract/wire/shapes.ts'
import type { Keys } from '../keys.ts'
import { largestListPage } from '../../contract/wire/request-limits.ts'
import type { After } from './page-token.ts'
import { openPage, sealPage } from './page-token.ts'

export interface ListParts<Row, Item> {
  /** Identifies the list and its parent: `spaces/s1/comments`. */
  readonly list: string
  /** The parsed query; the token is bound to everything except page and limit. */
  readonly query: ListQuery
  /** The number of items that the caller may see. */
  readonly count: () => Promise<number>
  /** At most `limit` rows after the position, in the order of the list. */
  readonly rows: (after: After | undefined, limit: number) => Promise<readonly Row[]>
  /** For lists whose rows carry texts: the size in bytes of each row that `rows` would return. */
  readonly bytes?: (after: After | undefined, limit: number) => Promise<readonly number[]>
  /** Maximum bytes of a page; the default is `largestListPage`. */
  readonly mostBytes?: number
  /** The sort columns of a row. */
  readonly key: (row: Row) => After
  readonly items: (rows: readonly Row[]) => Promise<Item[]> | Item[]
}

/** How many of the rows, at least one, fit into a page of `most` bytes. */
const fitting = (sizes: readonly number[], most: number): number => {
  let sum = 0
  const end = sizes.findIndex((size, place) => (sum += size) > most && place > 0)
  return end < 0 ? sizes.length : end
}

export const listPage = async <Row, Item>(keys: Keys, parts: ListParts<Row, Item>): Promise<List<Item>> => {
  const { page, limit, ...filters } = parts.query
  const after = openPage(keys, parts.list, filters, page)
  const { bytes, mostBytes = largestListPage } = parts
  const most = bytes && limit > 0 ? fitting(await bytes(after, limit), mostBytes) : limit
  const [count, rows] = await Promise.all([parts.count(), most === 0 ? [] : parts.rows(after, most + 1)])
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  return {
    ...(rows.length > most &&
      last && { next: { page: sealPage(keys, parts.list, filters, parts.key(last)) } }),
    count,
    items: await parts.items(shown),
  }
}
