/** Index for the pages of one revision, for the history of a space: without it all rows of the space were read. */
import type { Db } from '../store.ts'

export const up = async ({ schema }: Db): Promise<void> => {
  await schema
    .createIndex('page_changes_by_revision')
    .on('page_changes')
    .columns(['space', 'main_number', 'page'])
    .execute()
}
