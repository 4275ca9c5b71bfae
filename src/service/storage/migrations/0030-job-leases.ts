/**
 * The lease under which a job runs. A process that stalled until its lease expired finds another one here and leaves
 * the job alone. A job that runs while this is applied has none; it is taken again when its lease expires.
 */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('jobs').addColumn('lease', text).execute()
}
