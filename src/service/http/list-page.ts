/** One page of a list: rows by key, one more than requested to know whether there is a next page, and the total. */
import type { List, ListQuery } from '../../contract/wire/shapes.ts'
import type { Keys } from '../keys.ts'
import { largestListPage } from '../../contract/wire/request-limits.ts'
import type { After } from './page-token.ts'
import { openPage, sealPage } from './page-token.ts'

export interface ListSource<Row, Item> {
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
const countFitting = (sizes: readonly number[], most: number): number => {
  let sum = 0
  const end = sizes.findIndex((size, index) => (sum += size) > most && index > 0)
  return end < 0 ? sizes.length : end
}

export const listPage = async <Row, Item>(keys: Keys, source: ListSource<Row, Item>): Promise<List<Item>> => {
  const { page, limit, ...filters } = source.query
  const after = openPage(keys, source.list, filters, page)
  const { bytes, mostBytes = largestListPage } = source
  const most = bytes && limit > 0 ? countFitting(await bytes(after, limit), mostBytes) : limit
  const [count, rows] = await Promise.all([source.count(), most === 0 ? [] : source.rows(after, most + 1)])
  const pageRows = rows.slice(0, most)
  const last = pageRows.at(-1)
  return {
    ...(rows.length > most &&
      last && { next: { page: sealPage(keys, source.list, filters, source.key(last)) } }),
    count,
    items: await source.items(pageRows),
  }
}
