/** The result of an import, stored in the transaction that imports: a second run of its job finds it. */
import { dropJobFiles } from '../../jobs/job-files.ts'
import type { Db } from '../../storage/store.ts'

/** Stores the result, and drops the archive, which is not needed any more. */
export const keepImportResult = async (db: Db, job: string, result: unknown): Promise<void> => {
  await dropJobFiles(db, job)
  await db
    .updateTable('jobs')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', job)
    .execute()
}

/** The result of an import that is done; null before that. */
export const importResultOf = async (db: Db, job: string): Promise<object | null> => {
  const { result } = await db
    .selectFrom('jobs')
    .select('result')
    .where('id', '=', job)
    .executeTakeFirstOrThrow()
  return result === null ? null : (JSON.parse(result) as object)
}
