import { browserBuilds, ensureBuilt } from '../../service/startup/browser-builds.ts'
import { root } from '../processes/programs.ts'
import { dropLeasedDatabases } from './database-pool.ts'
import { startPostgres } from './postgres.ts'

/** Set by the project that has set up the run; the others have nothing to do, and nothing to undo. */
const isSetUp = 'RECTO_TEST_SET_UP'

/**
 * Vitest's global setup of projects that need stores: one server for the whole run, and what published pages load.
 * Workers are started later and inherit the environment, so `startPostgres()` in a test returns this server immediately.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[isSetUp] !== undefined) return undefined
  process.env[isSetUp] = '1'
  await ensureBuilt(root, browserBuilds.site, () => undefined)
  const before = process.env['TEST_DATABASE_URL']
  const server = await startPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  return async () => {
    delete process.env[isSetUp]
    if (before === undefined) delete process.env['TEST_DATABASE_URL']
    if (before !== undefined) await dropLeasedDatabases(server.url)
    await server.stop()
  }
}
