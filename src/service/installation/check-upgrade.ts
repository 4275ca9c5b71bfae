/**
 * Tries out on a copy what the next start of this program will do to the store: migrates the copy and checks it. The
 * embedded store is copied; of PostgreSQL the newest backup is used, which must be recent, since a restore is the only way
 * back. Neither the store nor the backup is changed, and the service may be running, in its old version.
 */
import { copyFile, readdir } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keysFrom } from '../keys.ts'
import { migrate, newestVersion, NewerStoreError, storeVersion } from '../storage/migrations/migrate.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { BackupError, measure, readManifest, storeName } from './backup-folder.ts'
import { checkRemoteFiles, fsck } from './fsck.ts'
import type { FsckResult } from './fsck.ts'
import { freeBytesOf } from './free-space.ts'
import { findSecret } from './installation-secret.ts'
import { openStore, storeFile } from './open-store.ts'

/** Hours after which a backup is too old to go back to. */
const mostBackupHours = 24

export interface UpgradeCheck {
  readonly engine: Store['engine']
  /** Versions of the schema: of the store, and of this program. */
  readonly from: number
  readonly to: number
  /** Names of the migrations that the next start applies. */
  readonly migrations: readonly string[]
  /** What was copied: the store itself, or a backup and when it was written. */
  readonly source:
    | { readonly kind: 'store' }
    | { readonly kind: 'backup'; readonly folder: string; readonly createdAt: string }
  readonly seconds: { readonly copy: number; readonly migrate: number; readonly check: number }
  /** `stored`: size of the copy before; `needed`: free space that the next start takes, in bytes. */
  readonly bytes: { readonly stored: number; readonly needed: number; readonly free?: number }
  readonly found: Omit<FsckResult, 'problems'>
  readonly problems: FsckResult['problems']
}

interface UpgradeOptions {
  /** A folder for the copy. */
  readonly temporary: string
  readonly now: () => string
  /** The backup to use instead of the newest one in `BACKUP_DIR`; with PostgreSQL only. */
  readonly backup?: string | undefined
}

type Source = UpgradeCheck['source']

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

/** The store's file and what is still beside it. */
const sizeOf = (file: string): number => bytesOf(file) + bytesOf(`${file}-wal`)

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const start = performance.now()
  const result = await work()
  return [result, (performance.now() - start) / 1000]
}

const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const free = await freeBytesOf(folder)
  if (free !== undefined && free < bytes)
    throw new BackupError(
      `The check needs ${bytes} bytes in ${folder}, where ${free} are free. Free up some space, or set TMPDIR to a folder on a larger disk.`,
    )
}

const backupAdvice =
  'Make one with the program that runs now (recto backup FOLDER), and name it with --backup FOLDER.'

/** The newest backup of this installation in a folder. */
const newestBackup = async (folder: string | undefined, fingerprint: string): Promise<string> => {
  if (folder === undefined)
    throw new BackupError(`BACKUP_DIR is not set, so there is no backup to check. ${backupAdvice}`)
  const names = await readdir(folder).catch((): string[] => [])
  const backups = names.flatMap((name) => {
    const path = join(folder, name)
    if (name.startsWith('.') || !existsSync(join(path, storeName))) return []
    const manifest = readManifest(path)
    return manifest?.secret.fingerprint === fingerprint ? [{ path, createdAt: manifest.createdAt }] : []
  })
  const newest = backups.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]
  if (newest === undefined)
    throw new BackupError(`${folder} has no backup of this installation. ${backupAdvice}`)
  return newest.path
}

/** Copies the store of a recent backup of this installation. */
const copyBackup = async (
  file: string,
  { backupDir }: Pick<Config, 'backupDir'>,
  secret: string | undefined,
  { backup, now, temporary }: UpgradeOptions,
): Promise<Source> => {
  const fingerprint = secret === undefined ? '' : keysFrom(secret).fingerprint
  const folder = backup ?? (await newestBackup(backupDir, fingerprint))
  const manifest = readManifest(folder)
  if (manifest === undefined) throw new BackupError(`${folder} does not contain a backup. ${backupAdvice}`)
  if (manifest.secret.fingerprint !== fingerprint)
    throw new BackupError(`${folder} is a backup of another installation. ${backupAdvice}`)
  const hours = (Date.parse(now()) - Date.parse(manifest.createdAt)) / 3_600_000
  if (hours > mostBackupHours)
    throw new BackupError(
      `The newest backup, ${folder}, is ${Math.floor(hours)} hours old. Do not upgrade without one of the last ${mostBackupHours} hours. ${backupAdvice}`,
    )
  await requireRoom(temporary, 2 * manifest.store.bytes)
  await copyFile(join(folder, storeName), file)
  const { bytes, sha256 } = await measure(file)
  if (bytes !== manifest.store.bytes || sha256 !== manifest.store.sha256)
    throw new BackupError(
      `${folder} is damaged. Do not upgrade before there is another backup. ${backupAdvice}`,
    )
  return { kind: 'backup', folder, createdAt: manifest.createdAt }
}

/** Copies the embedded store, which may be in use. */
const copyEmbedded = async (
  file: string,
  store: Store,
  { dataDir }: Pick<Config, 'dataDir'>,
  { temporary }: UpgradeOptions,
): Promise<Source> => {
  await requireRoom(temporary, 2 * sizeOf(storeFile(dataDir)))
  await store.copyTo(file)
  return { kind: 'store' }
}

/** Migrates a copy and checks it; `files` has the large files of the store, if they are not copied. */
const tryOut = async (
  file: string,
  { files }: Partial<Pick<Store, 'files'>>,
  secret: string | undefined,
  now: () => string,
) => {
  const stored = sizeOf(file)
  const copy = openSqlite(file)
  try {
    const [applied, migrateSeconds] = await timed(() => migrate(copy, now))
    // Until the log is emptied, the store takes the size of both.
    const migrated = sizeOf(file)
    const keys = secret === undefined ? undefined : keysFrom(secret)
    const [{ problems, ...found }, checkSeconds] = await timed(() => fsck({ ...copy, files }, keys))
    return {
      migrations: applied.map(({ name }) => name),
      ...{ stored, grown: Math.max(0, migrated - stored), migrateSeconds, checkSeconds, found, problems },
    }
  } finally {
    await copy.close()
  }
}

/** Adds the files in the object storage, whose bytes a backup holds itself: the migrated store will need them there. */
const withFilesOf = async (
  store: Store,
  tried: Awaited<ReturnType<typeof tryOut>>,
): Promise<typeof tried> => {
  const [{ unusedFiles, problems }, seconds] = await timed(() => checkRemoteFiles(store))
  return {
    ...tried,
    checkSeconds: tried.checkSeconds + seconds,
    found: { ...tried.found, unusedFiles },
    problems: [...tried.problems, ...problems],
  }
}

/** Undefined if there is no store yet. Throws `BackupError` if there is nothing to try it out on. */
export const checkUpgrade = async (
  config: Config,
  options: UpgradeOptions,
): Promise<UpgradeCheck | undefined> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !existsSync(storeFile(dataDir))) return undefined
  const store = await openStore(config, { warn: () => {} })
  try {
    const { engine } = store
    const from = await storeVersion(store)
    if (from === 0) return undefined
    if (from > newestVersion)
      throw new NewerStoreError(
        `The store has version ${from}, and this program knows ${newestVersion}: it is older than the one that runs.`,
      )
    const secret = await findSecret(config, store)
    const file = join(options.temporary, storeName)
    const [source, copySeconds] = await timed(() =>
      engine === 'sqlite'
        ? copyEmbedded(file, store, config, options)
        : copyBackup(file, config, secret, options),
    )
    const { stored, grown, migrateSeconds, checkSeconds, ...tried } = await (engine === 'sqlite'
      ? tryOut(file, store, secret, options.now)
      : withFilesOf(store, await tryOut(file, {}, secret, options.now)))
    // The start copies the embedded store aside before it migrates it.
    const free = engine === 'sqlite' ? await freeBytesOf(dataDir) : undefined
    const aside = engine === 'sqlite' && tried.migrations.length > 0 ? stored : 0
    return {
      ...{ engine, from, to: newestVersion, source, ...tried },
      seconds: { copy: copySeconds, migrate: migrateSeconds, check: checkSeconds },
      bytes: {
        ...{ stored, needed: aside + grown },
        ...(free !== undefined && { free }),
      },
    }
  } finally {
    await store.close()
  }
}
