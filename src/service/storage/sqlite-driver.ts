/**
 * SQLite as a driver of the query builder: one connection that answers synchronously, with its statements prepared once.
 */
import type Database from 'better-sqlite3'
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  SelectModifierNode,
} from 'kysely'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { RecentCache } from '../recent-cache.ts'
import type { Schema } from './schema/schema.ts'

/** Size of the cache of prepared statements; preparing one costs more than most queries. */
const preparedStatements = 500

interface Statement {
  readonly prepared: Database.Statement<unknown[], unknown>
  /** Column names; undefined for a statement that returns no rows. */
  columns: readonly string[] | undefined
}

/**
 * Prepares a statement that returns rows as arrays. With objects the driver compiles a row constructor on every call,
 * which costs more than most queries; here column names are read once.
 */
const prepare = (database: Database.Database, sql: string): Statement => {
  const prepared = database.prepare(sql)
  return { prepared: prepared.reader ? prepared.raw(true) : prepared, columns: undefined }
}

const objectOf = (columns: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < columns.length; index += 1) row[columns[index] as string] = values[index]
  return row
}

export class SqliteConnection implements DatabaseConnection {
  readonly #database: Database.Database
  readonly #statements: RecentCache<Statement>
  readonly #guard: () => void

  constructor(database: Database.Database, guard: () => void) {
    this.#database = database
    this.#guard = guard
    this.#statements = new RecentCache(preparedStatements, (sql) => prepare(database, sql))
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // SQLite answers synchronously; errors become rejections, as in any other driver.
    try {
      this.#guard()
      return Promise.resolve(this.#run<Row>(query))
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#statements.get(query.sql)
    const { prepared } = statement
    if (prepared.reader) {
      const values = prepared.all(query.parameters) as unknown[][]
      // Read after the call: a schema change makes the driver prepare the statement again, possibly with other columns.
      if (statement.columns?.length !== values[0]?.length) statement.columns = undefined
      const columns = (statement.columns ??= prepared.columns().map(({ name }) => name))
      return { rows: values.map((row) => objectOf(columns, row)) as Row[] }
    }
    const { changes, lastInsertRowid } = prepared.run(query.parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Required by the interface; never called. */
  streamQuery(): never {
    throw new Error('This store does not support streaming.')
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }
}

/** A driver with a single shared connection; the store does the queueing. */
class SharedConnectionDriver implements Driver {
  readonly #connection: SqliteConnection
  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }
  async beginTransaction(): Promise<void> {
    throw new Error('Begin transactions with Store.write.')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Leaves out row locks: whoever writes has the whole store alone. */
class UnlockedQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

/** The query builder on a connection. */
export const kyselyOn = (connection: SqliteConnection): Kysely<Schema> => {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SharedConnectionDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new UnlockedQueryCompiler(),
  }
  return new Kysely<Schema>({ dialect })
}
