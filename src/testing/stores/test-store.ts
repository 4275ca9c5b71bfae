/** Both stores for a test: `describe.each(engines)` runs it on each, on a new store that is removed afterwards. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../service/storage/migrations/migrate.ts'
import { openPostgres } from '../../service/storage/postgres.ts'
import { openSqlite } from '../../service/storage/sqlite.ts'
import type { Engine, Store } from '../../service/storage/store.ts'
import { leaseTestDatabase } from './database-pool.ts'
import { postgresOptions } from './database-settings.ts'
import { createTestDatabase } from './postgres.ts'

export const engines: readonly Engine[] = ['sqlite', 'postgres']

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

const storeFile = 'recto.sqlite'

const makeMigratedFile = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-test-'))
  try {
    const store = openSqlite(join(folder, storeFile))
    await migrate(store, () => new Date().toISOString())
    await store.close()
    return readFileSync(join(folder, storeFile))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let migratedFile: Promise<Buffer> | undefined

/** Like `emptyPlace`, with a migrated store without rows: copied, since to migrate one takes many times longer. */
export const migratedPlace = async (engine: Engine): Promise<TestPlace> => {
  const place = await emptyPlace(engine)
  if (engine === 'sqlite')
    writeFileSync(join(place.dataDir, storeFile), await (migratedFile ??= makeMigratedFile()))
  return place
}

/** A migrated store (or one at an earlier version). */
export const openTestStore = async (engine: Engine, version?: number): Promise<TestStore> => {
  const { dataDir, databaseUrl, remove } =
    version === undefined ? await migratedPlace(engine) : await emptyPlace(engine, { untouched: true })
  const store =
    databaseUrl === undefined
      ? openSqlite(join(dataDir, storeFile))
      : openPostgres(databaseUrl, { connections: 5, ...postgresOptions(databaseUrl) })
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
