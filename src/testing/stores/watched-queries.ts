/** Watches queries of a store: how many run, and how the store plans them. */
import { CompiledQuery } from 'kysely'
import { isUnanswered } from '../../service/storage/send-statement.ts'
import type { Db, Store } from '../../service/storage/store.ts'

/** Adds what runs on a connection to `asked`; returns how to stop. */
const watch = (db: Db, asked: CompiledQuery[]): (() => void) => {
  const executor = db.getExecutor()
  const real = executor.executeQuery.bind(executor)
  executor.executeQuery = ((query: CompiledQuery) => {
    asked.push(query)
    return real(query)
  }) as typeof real
  return () => void (executor.executeQuery = real)
}

/** The queries that `work` runs outside of transactions. */
const queriesOf = async ({ read }: Store, work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
  const asked: CompiledQuery[] = []
  const stop = watch(read, asked)
  try {
    await work()
  } finally {
    stop()
  }
  return asked
}

/**
 * The statements of transactions whose answers `work` waits for, in order: each is a round trip to a server. BEGIN and
 * COMMIT are not among them. Nothing else may write in the meantime.
 */
export const answeredInWrites = async (store: Store, work: () => Promise<unknown>): Promise<string[]> => {
  const asked: CompiledQuery[] = []
  const write = store.write.bind(store)
  store.write = (transaction, options) =>
    write(async (db) => {
      const stop = watch(db, asked)
      try {
        return await transaction(db)
      } finally {
        stop()
      }
    }, options)
  try {
    await work()
  } finally {
    store.write = write
  }
  return asked.filter((query) => !isUnanswered(query)).map(({ sql }) => sql)
}

/** The SQL of the queries that `work` runs outside of transactions, in order. */
export const askedOutsideWrites = async (store: Store, work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesOf(store, work)).map(({ sql }) => sql)

/** The number of queries that `work` runs outside of transactions: one for each item of a list shows up in it. */
export const countQueries = async (store: Store, work: () => Promise<unknown>): Promise<number> =>
  (await queriesOf(store, work)).length

/** The store's plan for the first query of `work` that contains `text`, a step per line. */
export const planOf = async (store: Store, text: string, work: () => Promise<unknown>): Promise<string> => {
  const query = (await queriesOf(store, work)).find(({ sql }) => sql.includes(text))
  if (query === undefined) throw new Error(`No query contains "${text}".`)
  const explain = store.engine === 'postgres' ? 'explain' : 'explain query plan'
  const { rows } = await store.read.executeQuery<Readonly<Record<string, unknown>>>(
    CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
  )
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
}
