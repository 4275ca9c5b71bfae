/** Measures the bytes that transactions write: work that holds too much in memory writes too much at once. */
import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Store } from '../../service/storage/store.ts'

/** A plugin gives a transaction an executor of its own, which can be watched. */
const nothing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(result),
}

/** The bytes of the binary values in each transaction of the store from now on, in the order in which they began. */
export const watchWrittenBytes = (store: Store): readonly number[] => {
  const bytes: number[] = []
  const write = store.write.bind(store)
  store.write = (work) =>
    write((db) => {
      const at = bytes.push(0) - 1
      const watched = db.withPlugin(nothing)
      const executor = watched.getExecutor()
      const execute = executor.executeQuery.bind(executor)
      executor.executeQuery = ((query: CompiledQuery) => {
        for (const value of query.parameters)
          if (value instanceof Uint8Array) bytes[at] = (bytes[at] ?? 0) + value.length
        return execute(query)
      }) as typeof execute
      return work(watched)
    })
  return bytes
}
