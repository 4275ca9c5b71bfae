/** Watches queries of a store: how many run, and how the store plans them. */
import { CompiledQuery } from 'kysely'
import type { Store } from '../../service/storage/store.ts'

/** The queries that `work` runs outside of transactions. */
const queriesOf = async ({ read }: Store, work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
  const executor = read.getExecutor()
  const real = executor.executeQuery.bind(executor)
  const asked: CompiledQuery[] = []
  executor.executeQuery = ((query: CompiledQuery) => {
    asked.push(query)
    return real(query)
  }) as typeof real
  try {
    await work()
  } finally {
    executor.executeQuery = real
  }
  return asked
}

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
