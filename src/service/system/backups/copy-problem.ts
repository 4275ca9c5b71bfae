import type { Context } from '../../context.ts'
import { BackupError } from '../../installation/backup-folder.ts'

/** Why backups cannot be copied, and what to do; undefined if they can, or are not to be. */
export const copyProblem = async ({
  backupBucket,
}: Pick<Context['config'], 'backupBucket'>): Promise<string | undefined> => {
  if (backupBucket === undefined) return undefined
  // The client of the storage is loaded only if there is one.
  const { requireCopyBucket, withCopyBucket } = await import('../../installation/copies/copy-bucket.ts')
  try {
    await withCopyBucket(backupBucket, requireCopyBucket)
    return undefined
  } catch (error) {
    if (error instanceof BackupError) return error.message
    throw error
  }
}
