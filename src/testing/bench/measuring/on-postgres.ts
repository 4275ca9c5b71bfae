/** The same work on a PostgreSQL of its own, for rows that hold it against the embedded store. */
import pg from 'pg'
import { storeFile } from '../../../service/installation/open-store.ts'
import { copyStore } from '../../../service/storage/copy-store.ts'
import { migrate } from '../../../service/storage/migrations/migrate.ts'
import { openPostgres } from '../../../service/storage/postgres.ts'
import { openSqlite } from '../../../service/storage/sqlite.ts'
import type { TestPostgres } from '../../stores/postgres.ts'
import { createTestDatabase, startPostgres } from '../../stores/postgres.ts'
import type { Line } from './measurement.ts'
import { cpuSeconds } from './measurement.ts'

/** The secret of services that read the same store, or a copy of it. */
export const benchSecret = 'the secret of all services of one benchmark'

/** The rows that `measure` finds on an empty database; none, and a line that says why, if no server can be started. */
export const onPostgres = async (
  name: string,
  measure: (databaseUrl: string) => Promise<readonly Line[]>,
): Promise<readonly Line[]> => {
  let server: TestPostgres
  try {
    server = await startPostgres({ durable: true })
  } catch (error) {
    console.log(`${name}: skipped on PostgreSQL. ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
  try {
    return await measure((await createTestDatabase(server.url)).url)
  } finally {
    await server.stop()
  }
}

const onServer = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Leaves nothing for the server to catch up with while it is measured. */
export const settle = (databaseUrl: string): Promise<unknown> =>
  onServer(databaseUrl, async (client) => {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })

/** Copies the embedded store of a stopped service, without its search index. */
export const copyToPostgres = async (dataDir: string, databaseUrl: string): Promise<void> => {
  const from = openSqlite(storeFile(dataDir))
  const to = openPostgres(databaseUrl, { connections: 2, timeout: 0 })
  try {
    await migrate(to, () => new Date().toISOString())
    await from.snapshot((rows) => to.write((db) => copyStore(rows, db, () => false)))
  } finally {
    await to.close()
    await from.close()
  }
  await settle(databaseUrl)
}

/** CPU seconds that the server has used for the connections of the database that are open. */
export const backendSeconds = (databaseUrl: string): Promise<number> =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return rows.reduce((sum, { pid }) => sum + (cpuSeconds(pid) ?? 0), 0)
  })
