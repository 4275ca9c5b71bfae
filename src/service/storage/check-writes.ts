/** Checks whether the disk accepts writes again: a row of a few pages is written durably, then removed. */
import { createHash } from 'node:crypto'
import type { Store } from './store.ts'

const name = 'write-check'

/** Text that no engine can compress away, 16 KB in all. */
const text = (): string =>
  Array.from({ length: 384 }, (_, at) => createHash('sha256').update(String(at)).digest('base64')).join('')

export const checkWrites = async (write: Store['write']): Promise<void> => {
  const value = text()
  await write((db) =>
    db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
  await write((db) => db.deleteFrom('settings').where('name', '=', name).execute())
}
