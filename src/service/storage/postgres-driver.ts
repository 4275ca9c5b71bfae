/**
 * Connections of the PostgreSQL store. Statements are named by their text, so that the server plans each once per
 * connection. When a connection is lost, its current operation fails with `StoreUnavailable`, and only the connection
 * is discarded.
 */
import { createHash } from 'node:crypto'
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  Kysely,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { AbortedTransactionError, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { RecentCache } from '../recent-cache.ts'
import type { OutageNotice } from './outage-notice.ts'
import { StoreUnavailable, storeUnavailable } from './store-unavailable.ts'

// Counts and sums are 64-bit integers; ours stay far below 2^53.
pg.types.setTypeParser(20, Number)

/** Detects servers that have disappeared without closing the connection. */
const keepAliveMilliseconds = 10_000

/** The error that ended a connection: later calls get a less specific one from the driver. */
const endedBy = new WeakMap<pg.PoolClient, Error>()

export const openPool = (url: string, connections: number, waitMilliseconds: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
  })
  // If the server closes an idle connection, the pool replaces it on the next use.
  pool.on('error', () => {})
  // Without a listener, losing a connection in use would end the process. Its user gets the error with the next query.
  pool.on('connect', (client) => {
    client.on('error', (error) => endedBy.has(client) || endedBy.set(client, error))
  })
  return pool
}

const nameOf = new RecentCache<string>(2000, (sql) =>
  createHash('sha256').update(sql).digest('base64url').slice(0, 40),
)

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  #lost: StoreUnavailable | undefined
  #usable = true

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#send(sql, parameters)
    return {
      rows: rows as Row[],
      ...(counted.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    }
  }

  /** Required by the interface; never called. */
  streamQuery(): never {
    throw new Error('This store does not support streaming.')
  }

  async control(statement: string): Promise<void> {
    await this.#send(statement, [])
  }

  /** Fails with `unknown-outcome` if the connection is lost after COMMIT was sent and before it was answered. */
  async commit(): Promise<void> {
    this.#requireAlive()
    let command: string
    try {
      ;({ command } = await this.#send('commit', []))
    } catch (error) {
      if (error instanceof StoreUnavailable && error.why === 'away')
        this.#lost = new StoreUnavailable('unknown-outcome', error.cause)
      throw this.#lost ?? error
    }
    // The server's answer if a statement failed and the error was swallowed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  release(): void {
    this.#client.release(!this.#usable)
  }

  /** Keeps the connection from being used again. */
  discard(): void {
    this.#usable = false
  }

  async #send(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    this.#requireAlive()
    try {
      // Without parameters there is nothing to plan: transaction control and one-off statements.
      return await (parameters.length === 0
        ? this.#client.query(text)
        : this.#client.query({ text, values: [...parameters], name: nameOf.get(text) }))
    } catch (error) {
      this.#requireAlive()
      const unavailable = storeUnavailable(error)
      if (unavailable?.why === 'away') this.#lose(unavailable)
      throw unavailable ?? error
    }
  }

  /** Throws the error that ended the connection, if any. */
  #requireAlive(): void {
    if (this.#lost) throw this.#lost
    const cause = endedBy.get(this.#client)
    if (cause) throw this.#lose(storeUnavailable(cause) ?? new StoreUnavailable('away', cause))
  }

  #lose(why: StoreUnavailable): StoreUnavailable {
    this.discard()
    return (this.#lost = why)
  }
}

/**
 * A connection of the pool. Fails with `StoreUnavailable` if none is available in time, which is logged: a single lost
 * connection is replaced, but if no new one can be opened, the database is unavailable.
 */
export const connect = async (pool: pg.Pool, notice: OutageNotice): Promise<PostgresConnection> => {
  try {
    return new PostgresConnection(await pool.connect())
  } catch (error) {
    const unavailable = storeUnavailable(error)
    if (unavailable) notice.failed(unavailable)
    throw unavailable ?? error
  }
}

/** Transactions, each on its own connection. */
export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #notice: OutageNotice

  constructor(pool: pg.Pool, notice: OutageNotice) {
    this.#pool = pool
    this.#notice = notice
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PostgresConnection> {
    return connect(this.#pool, this.#notice)
  }

  async beginTransaction(
    connection: PostgresConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    await connection.control(
      isolationLevel === undefined ? 'begin' : `start transaction isolation level ${isolationLevel}`,
    )
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    try {
      await connection.control('rollback')
    } catch (error) {
      // The transaction is still open.
      connection.discard()
      throw error
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}

export const dialectOn = (createDriver: () => Driver) => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
