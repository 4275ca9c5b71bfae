/** Batches of documents for a task: few messages to the pool, none of them large. */
import type { Hash } from '../../content/revision/revision.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import { batchBytes, batchesOf } from './batches.ts'

/** Maximum number of documents read at a time. */
const mostAtOnce = 50

/** Stored documents with their hashes, each once, in batches. Not many more bytes than one holds are in memory. */
export async function* documentBatches(
  load: LoadObjects,
  hashes: Iterable<Hash>,
): AsyncGenerator<readonly (readonly [Hash, Uint8Array])[]> {
  const waiting = [...new Set(hashes)]
  while (waiting.length > 0) {
    const asked = waiting.splice(0, mostAtOnce)
    const documents = await load(asked, batchBytes)
    waiting.unshift(...asked.filter((hash) => !documents.has(hash)))
    yield* batchesOf(documents, ([, bytes]) => bytes.length)
  }
}
