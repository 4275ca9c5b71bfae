/** Opens the store of an installation, without migrating it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStorage } from '../storage/files/file-storage.ts'
import type { OutageLog } from '../storage/outage-notice.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { storeName } from './backup-folder.ts'

export type StoreConfig = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databasePool'
  | 'databasePrepare'
  | 'databaseTimeout'
  | 'databaseListenUrl'
  | 'files'
>

export const storeFile = (dataDir: string): string => join(dataDir, storeName)

/** The storage of large files, which is loaded only if there is one. */
const openFiles = async ({ files }: StoreConfig, log: OutageLog): Promise<FileStorage | undefined> => {
  if (files === undefined) return undefined
  const { openS3Storage } = await import('../storage/files/s3-storage.ts')
  return openS3Storage(files, log)
}

export const openStore = async (config: StoreConfig, log: OutageLog, mostPages?: number): Promise<Store> => {
  const { databaseUrl, dataDir } = config
  const files = await openFiles(config, log)
  if (databaseUrl !== undefined) {
    // The PostgreSQL driver is loaded only if it is needed.
    const { openPostgres } = await import('../storage/postgres.ts')
    return openPostgres(databaseUrl, {
      connections: config.databasePool,
      prepare: config.databasePrepare,
      timeout: config.databaseTimeout,
      listenUrl: config.databaseListenUrl ?? databaseUrl,
      ...{ log, files },
    })
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(storeFile(dataDir), { log, mostPages, files })
}
