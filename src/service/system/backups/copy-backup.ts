/** Copies a proved backup to the bucket, and deletes the copies that are no longer kept, by the same rules as folders. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BackupBucket } from '../../config.ts'
import type { Context } from '../../context.ts'
import { BackupError } from '../../installation/backup-folder.ts'
import { uploadInProcess } from '../../installation/backup-processes.ts'
import type { CopyBucket } from '../../installation/copies/copy-bucket.ts'
import {
  deleteCopy,
  findDescription,
  listCopies,
  putDescription,
  sweepCopies,
  withCopyBucket,
} from '../../installation/copies/copy-bucket.ts'
import type { FoundCopy } from '../../installation/copies/copy-layout.ts'
import { isWhole } from '../../installation/copies/copy-layout.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import type { FoundBackup } from './backup-rotation.ts'
import { backupsToDelete } from './backup-rotation.ts'
import { markCopiesRemoved, namesCopied } from './backups.store.ts'

interface CopySource {
  readonly bucket: BackupBucket
  readonly name: string
  readonly folder: string
  readonly createdAt: string
  readonly provedAt: string
  readonly sealed: boolean
}

interface CopyAttempts {
  /** Milliseconds before each further attempt. */
  readonly pauses: readonly number[]
  /** Called with the problem before another attempt. */
  readonly failed: (problem: string) => Promise<void>
}

/** Repeats `work` while its problem may pass. */
const patiently = async <Result>(
  work: () => Promise<Result>,
  { pauses, failed }: CopyAttempts,
  signal: AbortSignal,
): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const pause = pauses[attempt]
      if (!(error instanceof BackupError) || !error.passing || pause === undefined) throw error
      await failed(error.message)
      await wait(pause, undefined, { signal })
    }
  }
}

/** Resolves to when the copy was complete. Throws `BackupError`. */
export const copyBackup = async (
  { keys, now, store }: Context,
  { bucket, name, folder, ...described }: CopySource,
  job: JobContext,
  attempts: CopyAttempts,
): Promise<string> => {
  const copy = { installation: keys.fingerprint, name }
  const upload = () => uploadInProcess({ bucket, copy, folder }, job.signal)
  const files = await patiently(upload, attempts, job.signal)
  // Only the process that has the lease makes the files a copy.
  await store.write((db) => job.wanted(db))
  const copiedAt = now()
  await patiently(
    () => withCopyBucket(bucket, (open) => putDescription(open, copy, { ...described, copiedAt, files })),
    attempts,
    job.signal,
  )
  return copiedAt
}

const stateOf = async (bucket: CopyBucket, copy: FoundCopy): Promise<FoundBackup['state']> => {
  const description = await findDescription(bucket, copy)
  // Only proved backups are copied; one that cannot be read may come from a newer version.
  if (description === undefined) return 'unproved'
  return isWhole(bucket.prefix, copy, description) ? 'proved' : 'failed'
}

const rotateIn = async ({ keys, config, store, now }: Context, bucket: CopyBucket): Promise<void> => {
  const list = async () =>
    (await listCopies(bucket, keys.fingerprint)).filter(({ described }) => described !== undefined)
  const copies = await list()
  const found: FoundBackup[] = []
  for (const copy of copies) found.push({ name: copy.name, state: await stateOf(bucket, copy) })
  const leaving = new Set(backupsToDelete(found, config.backupKeep))
  for (const copy of copies) if (leaving.has(copy.name)) await deleteCopy(bucket, copy)
  await sweepCopies(bucket, keys.fingerprint)
  const left = new Set((await list()).map(({ name }) => name))
  const gone = (await namesCopied(store.read)).filter((name) => !left.has(name))
  if (gone.length > 0) await store.write((db) => markCopiesRemoved(store.engine, db, gone, now()))
}

/** Deletes the copies that are no longer kept. Nothing is deleted unless the whole bucket can be listed. */
export const rotateCopies = (ctx: Context, bucket: BackupBucket): Promise<void> =>
  withCopyBucket(bucket, (open) => rotateIn(ctx, open))
