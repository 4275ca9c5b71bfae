/** Reads the text of a specification in another process. */
import { pool } from '../../computing/pool.ts'
import type { Asks } from '../../computing/task.ts'
import { Failure } from '../../http/failure.ts'
import type { ReadAsks, ReadSource } from './read-source.task.ts'
import { readingProcesses } from './reading-processes.ts'

const task = new URL('./read-source.task.ts', import.meta.url)

/** Bytes up to which a process of requests has enough memory: it is running already and has loaded its modules. */
const smallText = 1024 * 1024

const tooComplex: ReadSource = {
  accepted: false,
  errors: [{ code: 'too-complex', message: 'The document is too complex to be read.' }],
}

interface ReadOptions {
  readonly signal: AbortSignal
  /** Where the text was fetched, and how files of the same origin are. */
  readonly origin?: { readonly url: string; readonly fetch: ReadAsks['fetch'] } | undefined
  /** Nothing is prepared for storing. */
  readonly checkOnly?: boolean
}

/** Rejects with the signal's reason. */
export const readText = async (
  bytes: Uint8Array,
  { signal, origin, checkOnly = false }: ReadOptions,
): Promise<ReadSource> => {
  const input = { bytes, checkOnly, url: origin?.url }
  const asks: Asks = { ...(origin && { fetch: origin.fetch }) }
  try {
    const processes = bytes.length <= smallText ? pool : readingProcesses
    return (await processes.run(task, input, asks, { large: true, signal })) as ReadSource
  } catch (error) {
    // The document exceeds the limits on time or memory: reading it again would fail as well.
    if (error instanceof Failure && error.reason === 'too-large') return tooComplex
    throw error
  }
}
