/**
 * What was reviewed, as updates from main have carried it forward; changes since a review are computed from it. Earlier
 * reviews have none, and use the reviewed revision.
 */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('reviews').addColumn('carried', text).execute()
}
