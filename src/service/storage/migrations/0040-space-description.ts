/** What a space is about, in one sentence. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .alterTable('spaces')
    .addColumn('description', text, (c) => c.notNull().defaultTo(''))
    .execute()
}
