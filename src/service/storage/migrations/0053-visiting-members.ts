/** Sites whose visitors are the members of the organization. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { integer }: ColumnTypes): Promise<void> => {
  await schema
    .alterTable('sites')
    .addColumn('visitor_members', integer, (c) => c.notNull().defaultTo(0))
    .execute()
}
