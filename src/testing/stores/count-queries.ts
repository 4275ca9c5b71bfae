/** Counts queries of a store: a query per item of a list shows up in the number. */
import type { Store } from '../../service/storage/store.ts'

/** The number of queries that `work` runs outside of transactions. */
export const countQueries = async ({ read }: Store, work: () => Promise<unknown>): Promise<number> => {
  const executor = read.getExecutor()
  const real = executor.executeQuery.bind(executor)
  let asked = 0
  executor.executeQuery = ((query: never) => {
    asked += 1
    return real(query)
  }) as typeof real
  try {
    await work()
  } finally {
    executor.executeQuery = real
  }
  return asked
}
