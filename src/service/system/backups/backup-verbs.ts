/** Backups for the operators of the installation. */
import { operations } from '../../../contract/operations.ts'
import type { Backup } from '../../../contract/system/backup-schemas.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import { nextDue } from './backup-schedule.ts'
import { backupsAfter, countBackups, lastBackups } from './backups.store.ts'
import { queueBackup } from './queue-backup.ts'

const backupView = (row: BackupRow): Backup => ({
  object: 'backup',
  id: row.id,
  name: row.name,
  startedBy: row.started_by as Backup['startedBy'],
  state: row.state as Backup['state'],
  sealed: row.sealed === 1,
  startedAt: row.started_at,
  ...(row.written_at !== null && { writtenAt: row.written_at }),
  ...(row.proved_at !== null && { provedAt: row.proved_at }),
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  ...(row.removed_at !== null && { removedAt: row.removed_at }),
  ...(row.bytes !== null && { bytes: Number(row.bytes) }),
  ...(row.rows !== null && { rows: Number(row.rows) }),
  ...(row.pages !== null && { pages: Number(row.pages) }),
  ...(row.error !== null && { error: row.error }),
})

export const listBackups = reads(operations.listBackups, ({ ctx, query }, db) =>
  listPage(ctx.keys, {
    list: 'installation/backups',
    query,
    count: () => countBackups(db),
    rows: (after, limit) => backupsAfter(db, after, limit),
    key: (row) => [row.started_at, row.id],
    items: (rows) => rows.map(backupView),
  }),
)

export const startBackup = writes(operations.startBackup, async ({ ctx }, db) => {
  if (ctx.config.backupDir === undefined)
    throw new Failure(
      'state-forbids',
      'No folder for backups is configured. Set BACKUP_DIR, then restart the service.',
    )
  const row = await queueBackup(ctx, db, null)
  if (!row) throw new Failure('too-busy', 'A backup is already running. Wait until it has finished.')
  return backupView(row)
})

export const getBackupSchedule = reads(operations.getBackupSchedule, async ({ ctx }, db) => {
  const { backupDir, backupAt, backupKeep, backupPassphrase } = ctx.config
  const { writtenAt, provedAt } = await lastBackups(db)
  return {
    object: 'backup-schedule' as const,
    enabled: backupDir !== undefined,
    ...(backupDir !== undefined && {
      ...{ folder: backupDir, at: backupAt, keep: { ...backupKeep } },
      nextAt: nextDue(ctx.now(), backupAt),
    }),
    sealed: backupPassphrase !== undefined,
    ...(writtenAt !== undefined && { lastSucceededAt: writtenAt }),
    ...(provedAt !== undefined && { lastProvedAt: provedAt }),
  }
})
