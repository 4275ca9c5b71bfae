/**
 * The job that makes a backup: writes it beside the others, gives it its name, rehearses it, and deletes those that are
 * no longer kept. It can run again after any step: an unfinished folder is written anew, a finished one is rehearsed.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import type { Manifest } from '../../installation/backup-folder.ts'
import { BackupError, readManifest } from '../../installation/backup-folder.ts'
import { backupProblem } from '../../installation/backup-outcome.ts'
import { backUpInProcess, rehearseInProcess } from '../../installation/backup-processes.ts'
import type { JobContext, JobHandler } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { inTemporaryFolder } from '../../jobs/temporary-folders.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import { publish, removeRemains, requireFolder, unfinishedFolder } from './backup-disk.ts'
import { backupOf, knownIds, updateBackup } from './backups.store.ts'
import type { BackupJobInput } from './queue-backup.ts'
import { rotateBackups } from './rotate-backups.ts'

/** Changes the row while the job has its lease. */
const record = (
  ctx: Context,
  job: JobContext,
  { id }: BackupRow,
  change: Partial<BackupRow>,
): Promise<void> =>
  ctx.store.write(async (db) => {
    await job.wanted(db)
    await updateBackup(db, id, change)
  })

/** The manifest of a finished backup. Throws `BackupError` for one that another installation wrote. */
const ownManifest = ({ keys }: Context, backup: string): Manifest => {
  const manifest = readManifest(backup)
  if (manifest?.secret.fingerprint === keys.fingerprint) return manifest
  throw new BackupError(
    `${backup} does not belong to this installation. Give each installation a folder of its own in BACKUP_DIR.`,
  )
}

const write = async (ctx: Context, row: BackupRow, folder: string, job: JobContext): Promise<void> => {
  const { store, config, mint, now } = ctx
  await removeRemains(folder, (ids) => knownIds(store.engine, store.read, ids))
  const finished = join(folder, row.name)
  if (existsSync(finished)) return
  const target = unfinishedFolder(folder, row.id, mint('backup'))
  const { dataDir, databaseUrl, databasePool, databasePrepare, databaseTimeout } = config
  const { databaseListenUrl, files, secret, backupPassphrase: passphrase } = config
  const opening = {
    dataDir,
    databaseUrl,
    databasePool,
    databasePrepare,
    databaseTimeout,
    databaseListenUrl,
    files,
    secret,
  }
  try {
    await backUpInProcess({ config: opening, target, passphrase }, job.signal)
    const writtenAt = now()
    await store.write(async (db) => {
      await job.wanted(db)
      // Only the process that has the lease publishes.
      publish(folder, target, row.name)
      await updateBackup(db, row.id, { state: 'written', written_at: writtenAt })
    })
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}

/** Writes and rehearses the backup, as far as earlier attempts have not. */
const make = async (ctx: Context, row: BackupRow, job: JobContext): Promise<void> => {
  const folder = requireFolder(ctx.config.backupDir)
  await write(ctx, row, folder, job)
  const source = join(folder, row.name)
  const manifest = ownManifest(ctx, source)
  await record(ctx, job, row, {
    state: 'written',
    written_at: row.written_at ?? ctx.now(),
    bytes: manifest.store.bytes,
    rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0),
    sealed: manifest.secret.sealed ? 1 : 0,
  })
  const { pages } = await inTemporaryFolder((temporary) =>
    rehearseInProcess({ source, temporary, passphrase: ctx.config.backupPassphrase }, job.signal),
  )
  const provedAt = ctx.now()
  await record(ctx, job, row, {
    ...{ state: 'proved', pages, proved_at: provedAt, finished_at: provedAt, active: null },
  })
}

/** Errors are logged: the backup itself has ended, and the next one tries again. */
const rotate = async (ctx: Context, job: JobContext): Promise<void> => {
  try {
    const folder = requireFolder(ctx.config.backupDir)
    await ctx.store.write((db) => job.wanted(db))
    await rotateBackups(ctx, folder)
  } catch (error) {
    if (!job.signal.aborted) ctx.log.error({ err: error }, 'Could not delete old backups')
  }
}

export const runBackup =
  (ctx: Context): JobHandler =>
  async ({ backup }: BackupJobInput, job: JobContext) => {
    const row = await backupOf(ctx.store.read, backup)
    // It has ended, or this job was restored from a backup, which has no rows of backups.
    if (row === undefined || row.active === null) return null
    const { name } = row
    try {
      await make(ctx, row, job)
      ctx.log.info({ backup: name }, 'A backup was written and proved')
    } catch (error) {
      const problem = job.signal.aborted ? undefined : backupProblem(error)
      if (problem === undefined) throw error
      await record(ctx, job, row, {
        ...{ state: 'failed', error: problem, finished_at: ctx.now(), active: null },
      })
      ctx.log.error({ backup: name, problem }, 'A backup failed')
      await rotate(ctx, job)
      throw new JobFailure(problem)
    }
    await rotate(ctx, job)
    return { backup: name }
  }
