import { dropLeasedDatabases } from './database-pool.ts'
import { startPostgres } from './postgres.ts'

/**
 * Vitest's global setup of the `stores` project: one server for the whole run. Workers are started later and inherit
 * the environment, so `startPostgres()` in a test returns this server immediately.
 */
export async function setup(): Promise<() => Promise<void>> {
  const before = process.env['TEST_DATABASE_URL']
  const server = await startPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  return async () => {
    if (before === undefined) delete process.env['TEST_DATABASE_URL']
    if (before !== undefined) await dropLeasedDatabases(server.url)
    await server.stop()
  }
}
