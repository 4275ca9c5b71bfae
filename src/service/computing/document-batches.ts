/** Batches of documents for a task: few messages to the pool, none of them large. */
import type { Hash } from '../../content/revision/revision.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import { chunks } from '../storage/sql.ts'
import { batchesOf } from './batches.ts'

/** Number of documents read at a time. */
const documentsPerBatch = 50

/** Stored documents with their hashes, each once, in batches. */
export async function* documentBatches(
  load: LoadObjects,
  hashes: Iterable<Hash>,
): AsyncGenerator<readonly (readonly [Hash, Uint8Array])[]> {
  for (const hashBatch of chunks([...new Set(hashes)], documentsPerBatch))
    yield* batchesOf(await load(hashBatch), ([, bytes]) => bytes.length)
}
