/** Backups as operators see them, in the API and in `recto status`. */
import type { Backup } from '../../../contract/system/backup-schemas.ts'
import type { InstallationOverview } from '../../../contract/system/installation-schemas.ts'
import type { Config } from '../../config.ts'
import { bucketText } from '../../installation/copies/copy-layout.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import type { LastBackups } from './backups.store.ts'

/** Where a backup exists, as far as is known. */
const placesOf = (row: BackupRow): Backup['places'] => [
  ...(row.written_at !== null && row.removed_at === null ? ['machine' as const] : []),
  ...(row.copied_at !== null && row.copy_removed_at === null ? ['bucket' as const] : []),
]

export const backupView = (row: BackupRow): Backup => ({
  object: 'backup',
  id: row.id,
  name: row.name,
  startedBy: row.started_by as Backup['startedBy'],
  state: row.state as Backup['state'],
  sealed: row.sealed === 1,
  places: placesOf(row),
  startedAt: row.started_at,
  ...(row.written_at !== null && { writtenAt: row.written_at }),
  ...(row.proved_at !== null && { provedAt: row.proved_at }),
  ...(row.copied_at !== null && { copiedAt: row.copied_at }),
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  ...(row.removed_at !== null && { removedAt: row.removed_at }),
  ...(row.bytes !== null && { bytes: Number(row.bytes) }),
  ...(row.rows !== null && { rows: Number(row.rows) }),
  ...(row.pages !== null && { pages: Number(row.pages) }),
  ...(row.error !== null && { error: row.error }),
  ...(row.copy_error !== null && row.copy_error !== row.error && { copyError: row.copy_error }),
})

type Overview = InstallationOverview['backups']

export const keptView = (row: BackupRow): Overview['kept'][number] => {
  const { name, state, places, bytes, provedAt, copiedAt } = backupView(row)
  return {
    ...{ name, state, places },
    ...(bytes !== undefined && { bytes }),
    ...(provedAt !== undefined && { provedAt }),
    ...(copiedAt !== undefined && { copiedAt }),
  }
}

/** Where backups are kept, and when that last succeeded. */
export const placesView = (
  { backupDir, backupBucket, backupPassphrase }: Config,
  { writtenAt, provedAt, copiedAt, copyError }: LastBackups,
): Omit<Overview, 'kept'> => ({
  ...(backupDir !== undefined && { folder: backupDir }),
  ...(backupBucket !== undefined && { bucket: bucketText(backupBucket) }),
  sealed: backupPassphrase !== undefined,
  ...(writtenAt !== undefined && { lastSucceededAt: writtenAt }),
  ...(provedAt !== undefined && { lastProvedAt: provedAt }),
  ...(copiedAt !== undefined && { lastCopiedAt: copiedAt }),
  ...(backupBucket !== undefined && copyError !== undefined && { copyError }),
})
