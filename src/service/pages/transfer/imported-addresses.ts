/** Redirects from the addresses that imported pages had where they come from. */
import type { Addresses, FormerAddress } from '../../../content/markdown/folders/page-addresses.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

/** How many pages keep the address of their file, and how many addresses lead to another one. */
export interface AddressCounts {
  readonly kept: number
  readonly redirected: number
}

export const addressCounts = ({ kept, former }: Addresses): AddressCounts => ({
  kept,
  redirected: former.length,
})

/** Lets these addresses of a space lead to its pages, on every site that shows it. */
export const recordFormerPaths = async (
  db: Db,
  space: string,
  former: readonly FormerAddress[],
  now: string,
): Promise<void> => {
  for (const some of chunks(former, 200)) {
    await db
      .insertInto('former_paths')
      .values(some.map(({ path, page }) => ({ space, path, page, left_at: now })))
      .onConflict((conflict) => conflict.columns(['space', 'path', 'page']).doUpdateSet({ left_at: now }))
      .execute()
  }
}
