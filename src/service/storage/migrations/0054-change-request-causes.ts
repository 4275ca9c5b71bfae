/** What change requests answer, as the JSON that `causeKey` writes; null on existing ones. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('change_requests').addColumn('cause', text).execute()
  await schema
    .createIndex('change_requests_by_cause')
    .on('change_requests')
    .columns(['space', 'cause'])
    .execute()
}
