/** Adds backups to the job queue: what is due once a day, or what an operator asks for. */
import type { Context } from '../../context.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import type { Db } from '../../storage/store.ts'
import { Failure } from '../../http/failure.ts'
import { constraintOf } from '../../storage/sql.ts'
import { backupName } from '../../installation/backup-name.ts'
import { lastDue } from './backup-schedule.ts'
import { endAbandoned, insertBackup, isActive, isScheduledFor, reopenBackup } from './backups.store.ts'

export const backupJob = 'backup'

/** The input of the job. */
export interface BackupJobInput {
  readonly backup: string
}

/**
 * Adds a backup in the transaction `db`; `due` is its time in the schedule. Undefined, without anything added, if one is
 * running or the one for this time exists: the unique keys of the table decide, whichever process asks.
 */
export const queueBackup = async (
  ctx: Context,
  db: Db,
  due: string | null,
): Promise<BackupRow | undefined> => {
  const { jobs, mint, now, config } = ctx
  const startedAt = now()
  const row: BackupRow = {
    ...{ id: mint('backup'), due, active: 1, name: backupName(startedAt), job: mint('job') },
    ...{ started_by: due === null ? 'person' : 'schedule', state: 'running', started_at: startedAt },
    ...{ written_at: null, proved_at: null, finished_at: null, removed_at: null },
    ...{ bytes: null, rows: null, pages: null, error: null },
    ...{ copied_at: null, copy_removed_at: null, copy_error: null },
    sealed: config.backupPassphrase === undefined ? 0 : 1,
  }
  if (!(await insertBackup(db, row))) return undefined
  const input: BackupJobInput = { backup: row.id }
  await jobs.add(db, { id: row.job, kind: backupJob, organization: '', person: '', input })
  return row
}

/** Lets the failed job of a backup make it again. Fails while another backup runs, or if this one is not known any more. */
export const reopenFailedBackup = async (db: Db, job: string): Promise<void> => {
  const isKnown = await reopenBackup(db, job).catch((error: unknown) => {
    if (constraintOf(error) !== 'unique') throw error
    throw new Failure('state-forbids', 'Another backup is running. Restart this one when it has ended.')
  })
  if (!isKnown)
    throw new Failure('state-forbids', 'This backup is not known to this installation. Start another one.')
}

/** Whether backups are made, wherever they are kept. */
export const makesBackups = ({ backupDir, backupBucket }: Context['config']): boolean =>
  backupDir !== undefined || backupBucket !== undefined

/** Called every minute: ends a backup whose job was lost, and adds the one of the day, also if its time was missed. */
export const queueDueBackup = async (ctx: Context): Promise<void> => {
  const { store, config, now, log } = ctx
  if ((await isActive(store.read)) && (await store.write((db) => endAbandoned(db, now()))))
    log.error('A backup was interrupted')
  if (!makesBackups(config)) return
  const due = lastDue(now(), config.backupAt)
  if (await isScheduledFor(store.read, due)) return
  await store.write(async (db) => void (await queueBackup(ctx, db, due)))
}
