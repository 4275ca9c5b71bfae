/**
 * The PostgreSQL store. Statements are named by their text, so that the server plans each once per connection;
 * transactions that the server ends for lack of a serial order are run again.
 */
import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { answersShared } from './hot-query.ts'
import type { Schema } from './schema.ts'
import { RecentCache } from '../recent-cache.ts'
import type { Db, Store } from './store.ts'
import { assertOutsideWrite, insideWrite } from './store.ts'

// Counts and sums come as 64-bit integers; ours stay far below 2^53.
pg.types.setTypeParser(20, Number)

/** Serialization failure and deadlock: nothing was written and the same work may pass the next time. */
const worthAnotherTry = new Set(['40001', '40P01'])
const tries = 5

const nameOf = new RecentCache<string>(2000, (sql) =>
  createHash('sha256').update(sql).digest('base64url').slice(0, 40),
)

interface Querying {
  query(config: { text: string; values: unknown[]; name: string }): Promise<unknown>
}

/** A client whose `query(sql, parameters)` uses a named statement. Transaction control stays unnamed. */
const named = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get(target, property) {
      if (property !== 'query') {
        const value: unknown = Reflect.get(target, property)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return (text: unknown, values?: unknown[]) =>
        typeof text === 'string' && values !== undefined && values.length > 0
          ? (target as Querying).query({ text, values, name: nameOf.get(text) })
          : target.query(text as string, values)
    },
  })

/** Opens the store at `url` (`postgres://…`) with at most `connections` connections. */
export const openPostgres = (url: string, connections = 10): Store => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // An idle connection that the server ends is replaced by the pool on the next use.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => named(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  })
  // Reads go through a twin whose every use is checked: inside a transaction it would take a second connection
  // from the pool and see older rows than the transaction does.
  const read = new Proxy(db, {
    get(target, property) {
      if (property !== 'destroy') assertOutsideWrite('Reading from the store')
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

  answersShared(read)

  const attempt = <T>(work: (db: Db) => Promise<T>) =>
    db.transaction().execute((trx) => insideWrite(() => work(trx)))

  return {
    engine: 'postgres',
    read,
    async write(work) {
      assertOutsideWrite('A second transaction')
      for (let left = tries; ; left--) {
        try {
          const { result, committed } = await attempt(work)
          committed()
          return result
        } catch (error) {
          const code = (error as { code?: unknown }).code
          if (left <= 1 || typeof code !== 'string' || !worthAnotherTry.has(code)) throw error
        }
      }
    },
    snapshot(work) {
      assertOutsideWrite('A snapshot')
      return db.transaction().setIsolationLevel('repeatable read').execute(work)
    },
    copyTo() {
      return Promise.reject(new Error('Only an embedded store is one file.'))
    },
    close: () => db.destroy(),
  }
}
