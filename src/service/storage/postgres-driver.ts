/**
 * Connections of the PostgreSQL store. Nothing relies on the state of a session, so they may lead through a pooler in
 * transaction mode. BEGIN and other statements whose answer nobody needs are sent with the statement after them. When a
 * connection is lost, its current operation fails with `StoreUnavailable`, and only the connection is discarded.
 */
import type { Duplex } from 'node:stream'
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
import { isUnanswered } from './send-statement.ts'
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
    pipeline: true,
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

/** The socket of a connection, which collects what is written to it while it is corked. */
const socketOf = (client: pg.PoolClient): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  /** What is sent before the next statement, without waiting for answers. */
  readonly #held: Statement[] = []
  /** The error of such a statement: the transaction cannot go on. */
  #broken: { readonly by: unknown } | undefined
  #lost: StoreUnavailable | undefined
  #usable = true

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isUnanswered(query)) {
      this.#requireWhole()
      this.#held.push(query)
      return { rows: [] }
    }
    const { command, rowCount, rows } = await this.#send(query)
    return {
      rows: rows as Row[],
      ...(counted.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    }
  }

  /** Required by the interface; never called. */
  streamQuery(): never {
    throw new Error('This store does not support streaming.')
  }

  begin(statement: string): void {
    this.#held.push({ sql: statement, parameters: [] })
  }

  /** Fails with `unknown-outcome` if the connection is lost after COMMIT was sent and before it was answered. */
  async commit(): Promise<void> {
    this.#requireAlive()
    this.#requireWhole()
    let command: string
    try {
      ;({ command } = await this.#send({ sql: 'commit', parameters: [] }))
    } catch (error) {
      if (error instanceof StoreUnavailable && error.why === 'away')
        this.#lost = new StoreUnavailable('unknown-outcome', error.cause)
      throw this.#lost ?? error
    }
    // The server's answer if a statement failed and the error was swallowed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    this.#held.length = 0
    this.#broken = undefined
    await this.#send({ sql: 'rollback', parameters: [] })
  }

  release(): void {
    this.#client.release(!this.#usable)
  }

  /** Keeps the connection from being used again. */
  discard(): void {
    this.#usable = false
  }

  /** Sends what is held and then the statement, in one message, and resolves with the answer to the statement. */
  async #send(statement: Statement): Promise<pg.QueryResult> {
    this.#requireWhole()
    if (this.#held.length === 0) return this.#ask(statement)
    const socket = socketOf(this.#client)
    socket.cork()
    const unanswered = this.#held.splice(0).map((held) =>
      this.#ask(held).catch((error: unknown) => {
        this.#broken ??= { by: error }
      }),
    )
    const asked = this.#ask(statement)
    socket.uncork()
    const [answer] = await Promise.allSettled([asked, ...unanswered])
    // The statement failed because of the earlier one.
    this.#requireWhole()
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }

  async #ask({ sql, parameters }: Statement): Promise<pg.QueryResult> {
    this.#requireAlive()
    // Without parameters there is nothing to plan: transaction control and one-off statements.
    const name = parameters.length === 0 ? undefined : this.#names.nameOf(sql)
    try {
      return await (parameters.length === 0
        ? this.#client.query(sql)
        : this.#client.query({ text: sql, values: [...parameters], ...(name !== undefined && { name }) }))
    } catch (error) {
      this.#requireAlive()
      if (this.#names.failed(error, name)) throw new StaleStatement(error)
      const unavailable = storeUnavailable(error)
      if (unavailable?.why === 'away') this.#lose(unavailable)
      throw unavailable ?? error
    }
  }

  #requireWhole(): void {
    if (this.#broken !== undefined) throw this.#broken.by
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
    connection.begin(
      `begin${isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`}${this.#connections.inTransaction}`,
    )
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    try {
      await connection.rollback()
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
