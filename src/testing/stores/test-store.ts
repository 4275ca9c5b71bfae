/** Both stores for a test: `describe.each(engines)` runs it on each, on a new store that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../service/storage/migrations/migrate.ts'
import { openPostgres } from '../../service/storage/postgres.ts'
import { openSqlite } from '../../service/storage/sqlite.ts'
import type { Engine, Store } from '../../service/storage/store.ts'
import { leaseTestDatabase } from './database-pool.ts'
import { createTestDatabase } from './postgres.ts'

export const engines: readonly Engine[] = ['sqlite', 'postgres']

/** Not through a connection pooler (`TEST_DATABASE_PREPARE=0`). */
export const preparesStatements = process.env['TEST_DATABASE_PREPARE'] !== '0'

export interface TestStore {
  readonly store: Store
  /** Configuration for a service that uses this store. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | undefined }
  close(): Promise<void>
}

export interface TestPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly remove: () => Promise<void>
}

/**
 * An empty folder, and for PostgreSQL a database without rows; `remove` removes both. The database was migrated by an
 * earlier test, unless `untouched` is set.
 */
export const emptyPlace = async (engine: Engine, { untouched = false } = {}): Promise<TestPlace> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-test-'))
  const server = process.env['TEST_DATABASE_URL']
  if (engine === 'postgres' && server === undefined) throw new Error('No PostgreSQL server for this test.')
  const database =
    engine === 'postgres' && server !== undefined
      ? await (untouched ? createTestDatabase : leaseTestDatabase)(server)
      : undefined
  return {
    dataDir,
    databaseUrl: database?.url,
    remove: async () => {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A migrated store (or one at an earlier version). */
export const openTestStore = async (engine: Engine, version?: number): Promise<TestStore> => {
  const { dataDir, databaseUrl, remove } = await emptyPlace(engine, { untouched: version !== undefined })
  const store =
    databaseUrl === undefined
      ? openSqlite(join(dataDir, 'recto.sqlite'))
      : openPostgres(databaseUrl, { connections: 5, prepare: preparesStatements })
  await migrate(store, () => new Date().toISOString(), version)
  return {
    store,
    settings: { dataDir, databaseUrl },
    close: async () => {
      await store.close()
      await remove()
    },
  }
}
