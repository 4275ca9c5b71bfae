/** Connections that are lost at one exact moment: a relay between the store and the server cuts them there. */
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseTestDatabase } from '../../testing/stores/database-pool.ts'
import type { TestDatabase } from '../../testing/stores/postgres.ts'
import { migrate } from './migrations/migrate.ts'
import { openPostgres } from './postgres.ts'
import { send } from './send-statement.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import type { Db, Store } from './store.ts'

const now = '2026-01-01T00:00:00.000Z'
const put = (db: Db, name: string) => db.insertInto('settings').values({ name, value: now }).execute()

/** Forwards everything, except what follows a cut. */
class Relay {
  /** Cuts the connection that sends this text, before or after the server has received it; once. */
  cut: { readonly at: string; readonly delivered: boolean } | undefined
  /** Refuses all connections. */
  away = false
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => {
    if (this.away) return client.destroy()
    const server = connect(this.port, '127.0.0.1')
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        client.destroy()
        // Data that was already forwarded is still delivered.
        server.end()
      })
    }
    server.pipe(client)
    client.on('data', (bytes: Buffer) => {
      const { cut } = this
      if (cut === undefined || !bytes.includes(cut.at)) return void server.write(bytes)
      this.cut = undefined
      server.unpipe(client)
      if (cut.delivered) server.write(bytes)
      return void client.destroy()
    })
  })

  readonly port: number
  constructor(port: number) {
    this.port = port
  }

  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  endAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.endAll()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

describe('a lost connection to PostgreSQL', () => {
  let database: TestDatabase
  let relay: Relay
  let store: Store
  let direct: Store
  let said: string[]
  beforeEach(async () => {
    const server = process.env['TEST_DATABASE_URL']
    if (server === undefined) throw new Error('No PostgreSQL server for this test.')
    database = await leaseTestDatabase(server)
    direct = openPostgres(database.url, { connections: 1 })
    await migrate(direct, () => now)
    relay = new Relay(Number(new URL(database.url).port))
    const through = new URL(database.url)
    through.port = String(await relay.open())
    said = []
    const log = { warn: (line: string) => void said.push(line) }
    store = openPostgres(through.href, { connections: 2, waitMilliseconds: 300, log })
  })
  afterEach(async () => {
    await store.close()
    await relay.close()
    await direct.close()
    await database.drop()
  })

  const names = async () =>
    (await direct.read.selectFrom('settings').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    )
  const failureOf = async (work: Promise<unknown>): Promise<StoreUnavailable> => {
    const error = await work.then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!(error instanceof StoreUnavailable)) throw new Error(`No StoreUnavailable: ${String(error)}`)
    return error
  }

  it('retries a transaction that was interrupted', async () => {
    relay.cut = { at: 'insert into "settings"', delivered: true }
    let tries = 0
    await store.write(async (db) => {
      tries += 1
      await put(db, 'a')
    })
    expect([tries, await names()]).toEqual([2, ['a']])
    // One connection was replaced by another: that is not an outage.
    expect(said).toEqual([])
  })

  const bothWays = [
    { how: 'after the statements', add: put },
    {
      how: 'with a statement that nobody waits for',
      add: (db: Db, name: string) => send(db, db.insertInto('settings').values({ name, value: '' })),
    },
  ]
  it.each(bothWays.flatMap((way) => [true, false].map((delivered) => ({ ...way, delivered }))))(
    'does not retry an interrupted commit $how (committed: $delivered)',
    async ({ add, delivered }) => {
      relay.cut = { at: 'commit', delivered }
      let tries = 0
      const failure = await failureOf(
        store.write(async (db) => {
          tries += 1
          await add(db, 'a')
        }),
      )
      expect([failure.why, tries]).toEqual(['unknown-outcome', 1])
      await expect.poll(names).toEqual(delivered ? ['a'] : [])
      await store.write((db) => put(db, 'b'))
      expect(await names()).toContain('b')
    },
  )

  it('does not retry writes whose common commit was interrupted', async () => {
    let tries = 0
    const adding = (name: string) =>
      store.write(
        async (db) => {
          tries += 1
          if (tries === 3) relay.cut = { at: 'commit', delivered: true }
          await put(db, name)
        },
        { row: 'a row' },
      )
    const [first, ...failures] = await Promise.all([
      adding('a'),
      failureOf(adding('b')),
      failureOf(adding('c')),
    ])
    expect([first, tries, failures.map(({ why }) => why)]).toEqual([
      undefined,
      3,
      ['unknown-outcome', 'unknown-outcome'],
    ])
    await expect.poll(names).toEqual(['a', 'b', 'c'])
  })

  it('retries writes that share a transaction when it was interrupted before', async () => {
    relay.cut = { at: 'release one', delivered: true }
    let tries = 0
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        store.write(
          async (db) => {
            tries += 1
            await put(db, name)
          },
          { row: 'a row' },
        ),
      ),
    )
    // One alone, two together, and these again.
    expect(tries).toBe(5)
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  it('retries a read', async () => {
    await direct.write((db) => put(db, 'a'))
    relay.cut = { at: 'select "name"', delivered: true }
    expect(await store.read.selectFrom('settings').select('name').execute()).toEqual([{ name: 'a' }])
  })

  it('fails only the open transaction', async () => {
    let tries = 0
    await store.write(async (db) => {
      tries += 1
      await put(db, 'a')
      if (tries > 1) return
      relay.endAll()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect([tries, await names()]).toEqual([2, ['a']])
  })

  it('fails every request while the database is gone, and logs the start and the end of the outage', async () => {
    relay.away = true
    relay.endAll()
    const failures = await Promise.all([
      failureOf(store.write((db) => put(db, 'a'))),
      failureOf(store.read.selectFrom('settings').select('name').execute()),
      failureOf(store.snapshot((db) => db.selectFrom('settings').select('name').execute())),
      failureOf(store.requireWritable()),
    ])
    expect(failures.map(({ why }) => why)).toEqual(['away', 'away', 'away', 'away'])
    relay.away = false
    await store.write((db) => put(db, 'a'))
    await store.requireWritable()
    expect(said).toEqual([
      expect.stringMatching(/^The database is not responding: .+; retrying$/) as string,
      'The database is responding again',
    ])
  })

  it('waits no longer than configured, also for a free connection', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = Array.from({ length: 2 }, () =>
      store.write(async (db) => {
        await sql`select 1`.execute(db)
        await released
      }),
    )
    const failure = await failureOf(store.read.selectFrom('settings').select('name').execute())
    expect(failure.why).toBe('busy')
    release()
    await Promise.all(holding)
    expect(await store.read.selectFrom('settings').select('name').execute()).toEqual([])
  })

  it('runs the first start in one process at a time, also after one has crashed', async () => {
    const order: string[] = []
    await Promise.all(
      [store, direct].map((one) =>
        one.alone(async () => {
          order.push('begins')
          await one.write((db) => put(db, `by ${order.length}`))
          order.push('ends')
        }),
      ),
    )
    expect(order).toEqual(['begins', 'ends', 'begins', 'ends'])
    await store
      .alone(() => Promise.reject(new Error('It fell over.')))
      .catch((error: unknown) => order.push(String(error)))
    await direct.alone(() => Promise.resolve(order.push('begins')))
    expect(order.slice(4)).toEqual(['Error: It fell over.', 'begins'])
  })
})

describe('two conflicting transactions on PostgreSQL', () => {
  it('retries the second, which finds what the first wrote', async () => {
    const server = process.env['TEST_DATABASE_URL']
    if (server === undefined) throw new Error('No PostgreSQL server for this test.')
    const database = await leaseTestDatabase(server)
    const store = openPostgres(database.url)
    try {
      await migrate(store, () => now)
      const makeOnce = () =>
        store.write(async (db) => {
          const there = await db.selectFrom('settings').select('name').where('name', '=', 'one').execute()
          if (there.length > 0) return 'found'
          await put(db, 'one')
          return 'made'
        })
      const outcomes = await Promise.all(Array.from({ length: 8 }, makeOnce))
      expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1)
    } finally {
      await store.close()
      await database.drop()
    }
  })
})
