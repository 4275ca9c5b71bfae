/**
 * Connections of the PostgreSQL store. Nothing relies on the state of a session, so they may lead through a pooler in
 * transaction mode. When a connection is lost, its current operation fails with `StoreUnavailable`, and only the connection
 * is discarded.
 */
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
import type { OutageNotice } from './outage-notice.ts'
import type { StatementNames } from './statement-names.ts'
import { StoreUnavailable, storeUnavailable } from './store-unavailable.ts'

// Counts and sums are 64-bit integers; ours stay far below 2^53.
pg.types.setTypeParser(20, Number)

/** Detects servers that have disappeared without closing the connection. */
const keepAliveMilliseconds = 10_000

/** The error that ended a connection: later calls get a less specific one from the driver. */
const endedBy = new WeakMap<pg.PoolClient, Error>()

export interface PoolOptions {
  readonly connections: number
  readonly waitMilliseconds: number
  /** Milliseconds after which the server ends a statement, or a transaction that waits for the client; 0 for none. */
  readonly timeout: number
}

export const openPool = (url: string, { connections, waitMilliseconds, timeout }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    ...(timeout > 0 && { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout }),
  })
  // If the server closes an idle connection, the pool replaces it on the next use.
  pool.on('error', () => {})
  // Without a listener, losing a connection in use would end the process. Its user gets the error with the next query.
  pool.on('connect', (client) => {
    client.on('error', (error) => endedBy.has(client) || endedBy.set(client, error))
  })
  return pool
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  #lost: StoreUnavailable | undefined
  #usable = true

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
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
    // Without parameters there is nothing to plan: transaction control and one-off statements.
    const name = parameters.length === 0 ? undefined : this.#names.nameOf(text)
    try {
      return await (parameters.length === 0
        ? this.#client.query(text)
        : this.#client.query({ text, values: [...parameters], ...(name !== undefined && { name }) }))
    } catch (error) {
      this.#requireAlive()
      if (this.#names.failed(error, name)) throw new StaleStatement(error)
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

/** The statement did not run because of its name. The transaction can be tried again. */
export class StaleStatement extends Error {
  constructor(cause: unknown) {
    super('The server does not know a prepared statement as it was prepared.', { cause })
  }
}

export interface Connections {
  readonly pool: pg.Pool
  readonly notice: OutageNotice
  readonly names: StatementNames
  /** What follows `begin` in its message: settings for the transaction, each after a semicolon. */
  readonly inTransaction: string
}

/**
 * A connection of the pool. Fails with `StoreUnavailable` if none is available in time, which is logged: a single lost
 * connection is replaced, but if no new one can be opened, the database is unavailable.
 */
export const connect = async ({ pool, notice, names }: Connections): Promise<PostgresConnection> => {
  try {
    return new PostgresConnection(await pool.connect(), names)
  } catch (error) {
    const unavailable = storeUnavailable(error)
    if (unavailable) notice.failed(unavailable)
    throw unavailable ?? error
  }
}

/** Transactions, each on its own connection. */
export class PostgresDriver implements Driver {
  readonly #connections: Connections

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PostgresConnection> {
    return connect(this.#connections)
  }

  async beginTransaction(
    connection: PostgresConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    await connection.control(
      `begin${isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`}${this.#connections.inTransaction}`,
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
