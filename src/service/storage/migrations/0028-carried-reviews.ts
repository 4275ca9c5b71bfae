/**
 * What was reviewed, as updates from main have carried it along: what changed since a review is told from there. Reviews
 * of before have none and are told from the revision that was reviewed.
 */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('reviews').addColumn('carried', text).execute()
}
