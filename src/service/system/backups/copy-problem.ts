import type { Context } from '../../context.ts'

/** Why backups cannot be copied, and what to do; undefined if they can, or are not to be. */
export const copyProblem = async ({
  backupBucket,
}: Pick<Context['config'], 'backupBucket'>): Promise<string | undefined> => {
  if (backupBucket === undefined) return undefined
  // The client of the storage is loaded only if there is one.
  const { requireCopyBucket, withCopyBucket } = await import('../../installation/copies/copy-bucket.ts')
  try {
    // Whoever looks at the state of the installation waits for it.
    await withCopyBucket(backupBucket, requireCopyBucket, { attempts: 1 })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
