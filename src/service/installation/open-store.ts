/** Opens the store of an installation, without migrating it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { OutageLog } from '../storage/outage-notice.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { storeName } from './backup-folder.ts'

export type StoreConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databasePool' | 'databasePrepare' | 'databaseTimeout' | 'databaseListenUrl'
>

export const storeFile = (dataDir: string): string => join(dataDir, storeName)

export const openStore = async (config: StoreConfig, log: OutageLog, mostPages?: number): Promise<Store> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) {
    // The PostgreSQL driver is loaded only if it is needed.
    const { openPostgres } = await import('../storage/postgres.ts')
    return openPostgres(databaseUrl, {
      connections: config.databasePool,
      prepare: config.databasePrepare,
      timeout: config.databaseTimeout,
      listenUrl: config.databaseListenUrl ?? databaseUrl,
      log,
    })
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(storeFile(dataDir), { log, mostPages })
}
