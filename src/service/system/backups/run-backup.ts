/**
 * The job that makes a backup: writes it beside the others, gives it its name, rehearses it, copies it to the bucket, and
 * deletes those that are no longer kept. It can run again after any step: an unfinished folder is written anew, a finished one is rehearsed.
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
      await updateBackup(db, row.id, {
        state: 'written',
        ...(config.backupDir !== undefined && { written_at: writtenAt }),
      })
    })
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}

/** Writes and rehearses the backup, as far as earlier attempts have not. Resolves to when it was proved. */
const prove = async (ctx: Context, row: BackupRow, folder: string, job: JobContext): Promise<Proved> => {
  const isKept = ctx.config.backupDir !== undefined
  await write(ctx, row, folder, job)
  const source = join(folder, row.name)
  const { store, rows, secret, createdAt } = ownManifest(ctx, source)
  await record(ctx, job, row, {
    state: 'written',
    ...(isKept && { written_at: row.written_at ?? ctx.now() }),
    bytes: store.bytes,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    sealed: secret.sealed ? 1 : 0,
  })
  const sealed = secret.sealed
  if (row.proved_at !== null) return { source, createdAt, sealed, pages: row.pages, provedAt: row.proved_at }
  const { pages } = await inTemporaryFolder((temporary) =>
    rehearseInProcess({ source, temporary, passphrase: ctx.config.backupPassphrase }, job.signal),
  )
  return { source, createdAt, sealed, pages, provedAt: ctx.now() }
}

interface Proved {
  /** The folder of the backup. */
  readonly source: string
  readonly createdAt: string
  readonly sealed: boolean
  readonly pages: number | null
  readonly provedAt: string
}

/** The client of the storage is loaded only if there is one. */
const copying = () => import('./copy-backup.ts')

/** Milliseconds before each further attempt to copy while the storage does not respond. */
const copyPauses: readonly number[] = [15_000, 60_000, 300_000, 900_000]

const copy = async (
  ctx: Context,
  row: BackupRow,
  { source, ...proved }: Proved,
  job: JobContext,
  pauses: readonly number[],
): Promise<string> => {
  const { backupBucket: bucket } = ctx.config
  if (bucket === undefined) throw new BackupError('BACKUP_S3_ENDPOINT is not set any more.')
  const failed = (problem: string) => record(ctx, job, row, { copy_error: problem })
  const { createdAt, sealed, provedAt } = proved
  const copied = { bucket, name: row.name, folder: source, createdAt, sealed, provedAt }
  return (await copying()).copyBackup(ctx, copied, job, { pauses, failed })
}

/** A backup in its folder, and a copy of it if there is a bucket. Resolves to why it was not copied. */
const makeInFolder = async (
  ctx: Context,
  row: BackupRow,
  job: JobContext,
  pauses: readonly number[],
): Promise<string | undefined> => {
  const proved = await prove(ctx, row, requireFolder(ctx.config.backupDir), job)
  const { pages, provedAt } = proved
  const end = () => ({ state: 'proved', finished_at: ctx.now(), active: null }) as const
  if (ctx.config.backupBucket === undefined) {
    await record(ctx, job, row, { pages, proved_at: provedAt, ...end(), copy_error: null })
    return undefined
  }
  await record(ctx, job, row, { pages, proved_at: provedAt, state: 'copying' })
  try {
    const copiedAt = await copy(ctx, row, proved, job, pauses)
    await record(ctx, job, row, { ...end(), copied_at: copiedAt, copy_error: null })
    return undefined
  } catch (error) {
    const problem = job.signal.aborted ? undefined : backupProblem(error)
    if (problem === undefined) throw error
    await record(ctx, job, row, { ...end(), copy_error: problem })
    return problem
  }
}

/** A backup that is kept in the bucket only: nothing is written or proved until it is there. */
const makeInBucket = (
  ctx: Context,
  row: BackupRow,
  job: JobContext,
  pauses: readonly number[],
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const proved = await prove(ctx, row, folder, job)
    const { pages, provedAt } = proved
    await record(ctx, job, row, { pages, state: 'copying' })
    const copiedAt = await copy(ctx, row, proved, job, pauses)
    await record(ctx, job, row, {
      ...{ state: 'proved', written_at: copiedAt, proved_at: provedAt, copied_at: copiedAt },
      ...{ removed_at: copiedAt, finished_at: copiedAt, active: null, copy_error: null },
    })
  })

/** Errors are logged: the backup itself has ended, and the next one tries again. */
const rotate = async (ctx: Context, job: JobContext): Promise<void> => {
  const { backupDir, backupBucket } = ctx.config
  const places = [
    ...(backupDir === undefined ? [] : [() => rotateBackups(ctx, requireFolder(backupDir))]),
    ...(backupBucket === undefined ? [] : [async () => (await copying()).rotateCopies(ctx, backupBucket)]),
  ]
  for (const rotateThere of places)
    try {
      await ctx.store.write((db) => job.wanted(db))
      await rotateThere()
    } catch (error) {
      if (!job.signal.aborted) ctx.log.error({ err: error }, 'Could not delete old backups')
    }
}

export const runBackup =
  (ctx: Context, pauses: readonly number[] = copyPauses): JobHandler =>
  async ({ backup }: BackupJobInput, job: JobContext) => {
    const row = await backupOf(ctx.store.read, backup)
    // It has ended, or this job was restored from a backup, which has no rows of backups.
    if (row === undefined || row.active === null) return null
    const { name } = row
    const isKept = ctx.config.backupDir !== undefined || ctx.config.backupBucket === undefined
    let problem: string | undefined
    try {
      if (isKept) problem = await makeInFolder(ctx, row, job, pauses)
      else await makeInBucket(ctx, row, job, pauses)
      ctx.log.info({ backup: name }, 'A backup was written and proved')
      if (problem !== undefined) ctx.log.error({ backup: name, problem }, 'A backup could not be copied')
    } catch (error) {
      problem = job.signal.aborted ? undefined : backupProblem(error)
      if (problem === undefined) throw error
      await record(ctx, job, row, {
        ...{ state: 'failed', error: problem, finished_at: ctx.now(), active: null },
        ...(!isKept && { copy_error: problem }),
      })
      ctx.log.error({ backup: name, problem }, 'A backup failed')
    }
    await rotate(ctx, job)
    if (problem !== undefined) throw new JobFailure(problem)
    return { backup: name }
  }
