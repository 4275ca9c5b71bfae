/** The store through PgBouncer in transaction mode, where each transaction may run on another session of the server. */
import { globSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseTestDatabase } from '../../testing/stores/database-pool.ts'
import type { Pooler } from '../../testing/stores/pgbouncer.ts'
import { startPooler } from '../../testing/stores/pgbouncer.ts'
import type { TestDatabase } from '../../testing/stores/postgres.ts'
import { startPostgres } from '../../testing/stores/postgres.ts'
import { root, runCommand } from '../../testing/processes/programs.ts'
import { migrate } from './migrations/migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'

const now = '2026-01-01T00:00:00.000Z'
const server = process.env['TEST_DATABASE_URL']
if (server === undefined) throw new Error('No PostgreSQL server for this test.')
const pooler = await startPooler(server)
if (typeof pooler === 'string') process.stderr.write(`Tests of a connection pooler are left out: ${pooler}\n`)
afterAll(async () => {
  if (typeof pooler !== 'string') await pooler.stop()
})

describe.skipIf(typeof pooler === 'string')('a store behind PgBouncer in transaction mode', () => {
  let database: TestDatabase
  let stores: Store[]
  let said: string[]
  beforeEach(async () => {
    database = await leaseTestDatabase(server)
    stores = []
    said = []
    await migrate(open({ prepare: false }), () => now)
  })
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.drop()
  })
  const open = ({ prepare, timeout = 0 }: { prepare: boolean; timeout?: number }): Store => {
    const store = openPostgres((pooler as Pooler).through(database.url), {
      ...{ prepare, timeout, connections: 12 },
      log: { warn: (line) => void said.push(line) },
    })
    stores.push(store)
    return store
  }
  /** Several statements at once on more connections than the pooler has. */
  const use = async (store: Store, round: string): Promise<void> => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const name = `${round} ${at}`
        await store.write(async (db) => {
          await db.insertInto('settings').values({ name, value: now }).execute()
          await db.updateTable('settings').set({ value: name }).where('name', '=', name).execute()
        })
        const row = store.read.selectFrom('settings').select('value').where('name', '=', name)
        expect(await row.executeTakeFirst()).toEqual({ value: name })
      }),
    )
  }

  it('works without prepared statements', async () => {
    const store = open({ prepare: false, timeout: 30 })
    await use(store, 'a')
    expect(said).toEqual([])
    const { rows } = await store.write((db) =>
      sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db),
    )
    expect(rows).toEqual([{ timeout: '30s' }])
  })

  it('gives up prepared statements where they do not work, and says which setting avoids them', async () => {
    const store = open({ prepare: true })
    await use(store, 'a')
    await use(store, 'b')
    expect(said).toEqual([expect.stringMatching(/DATABASE_PREPARE=0/) as string])
  })

  it('runs the first start in one process at a time, also after one has crashed', async () => {
    const [one, two] = [open({ prepare: false }), open({ prepare: false })]
    const order: string[] = []
    const begin = (store: Store) =>
      store.alone(async () => {
        order.push('begins')
        await use(store, String(order.length))
        order.push('ends')
      })
    await Promise.all([begin(one), begin(two)])
    await one.alone(() => Promise.reject(new Error('It fell over.'))).catch(() => order.push('fell'))
    await two.alone(async () => void order.push('begins'))
    expect(order).toEqual(['begins', 'ends', 'begins', 'ends', 'fell', 'begins'])
  })
})

/** Tests of the connection to the server itself, and this file. */
const direct = new Set(
  ['postgres', 'postgres-wake-ups', 'server-faults', 'pooled-postgres'].map(
    (name) => `src/service/storage/${name}.test.ts`,
  ),
)

it.skipIf(typeof pooler === 'string' || process.env['RECTO_LONG'] !== '1')(
  'the tests of the service pass behind PgBouncer',
  async () => {
    // By name: Vitest ignores `--exclude` where the configuration has projects.
    const files = globSync('src/service/**/*.test.ts', { cwd: root }).filter((path) => !direct.has(path))
    // Of its own: databases of the shared server are leased under their URLs.
    const own = await startPostgres({ own: 'any' })
    const before = await startPooler(own.url)
    if (typeof before === 'string') throw new Error(before)
    try {
      const { code, output } = await runCommand('vitest', ['run', ...files], {
        env: {
          TEST_DATABASE_URL: before.through(own.url),
          TEST_DATABASE_DIRECT_URL: own.url,
          TEST_DATABASE_PREPARE: '0',
          RECTO_LONG: '0',
        },
      })
      expect(code, output.slice(-8000)).toBe(0)
    } finally {
      await before.stop()
      await own.stop()
    }
  },
)
