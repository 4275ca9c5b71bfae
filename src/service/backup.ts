/** Backups: a folder with the whole store as one SQLite file, whatever the engine, and the installation's secret. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { storeFile } from './installation.ts'
import { copyStore, isEmptyStore } from './storage/copy-store.ts'
import { migrate } from './storage/migrate.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { Store } from './storage/store.ts'

export class BackupError extends Error {}

const nowText = () => new Date().toISOString()

/** Writes a backup of a running or resting installation into the new folder `target`. */
export const backUp = async (store: Store, config: Config, target: string): Promise<void> => {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new BackupError(`${target} is not empty. Name a new folder.`)
  }
  mkdirSync(target, { recursive: true, mode: 0o700 })
  // Under its final name only when it is whole.
  const partial = join(target, 'partial.sqlite')
  try {
    if (store.engine === 'sqlite') {
      await store.copyTo(partial)
    } else {
      const copy = openSqlite(partial)
      try {
        await migrate(copy, nowText)
        await store.snapshot((db) => copyStore(db, copy))
      } finally {
        await copy.close()
      }
    }
    renameSync(partial, storeFile(target))
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  const secret = join(config.dataDir, 'secret')
  if (existsSync(secret)) copyFileSync(secret, join(target, 'secret'))
}

/** Puts a backup into an installation that nobody has used yet. */
export const restore = async (store: Store, config: Config, source: string): Promise<number> => {
  if (!existsSync(storeFile(source)))
    throw new BackupError(`${source} holds no backup: ${storeFile(source)} is missing.`)
  if (!(await isEmptyStore(store))) {
    throw new BackupError('This installation is in use. Restore into an empty data folder or database.')
  }
  // A backup of an older version is brought up to date first: in a copy, so that the backup stays what it was.
  const folder = mkdtempSync(join(tmpdir(), 'recto-restore-'))
  copyFileSync(storeFile(source), storeFile(folder))
  const saved = openSqlite(storeFile(folder))
  try {
    await migrate(saved, nowText)
    // What the first start of an empty installation wrote gives way to the backup's.
    await store.write(async (db) => {
      await db.deleteFrom('settings').execute()
      await db.deleteFrom('attempts').execute()
    })
    const rows = await saved.snapshot((db) => copyStore(db, store))
    const secret = join(source, 'secret')
    if (existsSync(secret)) copyFileSync(secret, join(config.dataDir, 'secret'))
    return rows
  } finally {
    await saved.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
