/** Uploads the files of a backup, in a process of its own. */
import type { BackupBucket } from '../../config.ts'
import type { BackupOutcome } from '../backup-outcome.ts'
import { outcomeOf } from '../backup-outcome.ts'
import { withCopyBucket } from './copy-bucket.ts'
import type { CopiedFile, CopyName } from './copy-layout.ts'
import { uploadBackup } from './upload-backup.ts'

export interface UploadInput {
  readonly bucket: BackupBucket
  readonly copy: CopyName
  readonly folder: string
}

export const run = ({ bucket, copy, folder }: UploadInput): Promise<BackupOutcome<readonly CopiedFile[]>> =>
  outcomeOf(() => withCopyBucket(bucket, (open) => uploadBackup(open, copy, folder)))
