import { browserBuilds, ensureBuilt } from '../../service/startup/browser-builds.ts'
import { root } from '../processes/programs.ts'
import { dropLeasedDatabases } from './database-pool.ts'
import { startPostgres } from './postgres.ts'

/**
 * Vitest's global setup of the `stores` project: one server for the whole run, and what published pages load. Workers
 * are started later and inherit the environment, so `startPostgres()` in a test returns this server immediately.
 */
export async function setup(): Promise<() => Promise<void>> {
  await ensureBuilt(root, browserBuilds.site, () => undefined)
  const before = process.env['TEST_DATABASE_URL']
  const server = await startPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  return async () => {
    if (before === undefined) delete process.env['TEST_DATABASE_URL']
    if (before !== undefined) await dropLeasedDatabases(server.url)
    await server.stop()
  }
}
