/** Backups for the operators of the installation. */
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import { nextDue } from './backup-schedule.ts'
import { backupView, placesView } from './backup-view.ts'
import { backupsAfter, countBackups, lastBackups } from './backups.store.ts'
import { makesBackups, queueBackup } from './queue-backup.ts'

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
  if (!makesBackups(ctx.config))
    throw new Failure(
      'state-forbids',
      'No place for backups is configured. Set BACKUP_DIR or BACKUP_S3_ENDPOINT, then restart the service.',
    )
  const row = await queueBackup(ctx, db, null)
  if (!row) throw new Failure('too-busy', 'A backup is already running. Wait until it has finished.')
  return backupView(row)
})

export const getBackupSchedule = reads(operations.getBackupSchedule, async ({ ctx }, db) => {
  const { backupAt, backupKeep } = ctx.config
  const enabled = makesBackups(ctx.config)
  return {
    object: 'backup-schedule' as const,
    enabled,
    ...(enabled && {
      ...{ at: backupAt, keep: { ...backupKeep }, nextAt: nextDue(ctx.now(), backupAt) },
    }),
    ...placesView(ctx.config, await lastBackups(db)),
  }
})
