/** Many documents for a task: few messages to the pool, and none of them large. */
import type { Hash } from '../../content/revision.ts'
import type { LoadObjects } from '../storage/objects.ts'
import { chunks } from '../storage/sql.ts'

/** Bytes of one batch, unless a single item has more. */
const batchBytes = 2 * 1024 * 1024

/** The items in their order, in batches of a bounded size. */
export const batchesOf = <Item>(
  items: Iterable<Item>,
  size: (item: Item) => number,
  most = batchBytes,
): Item[][] => {
  const batches: Item[][] = []
  let left = 0
  for (const item of items) {
    const bytes = size(item)
    const batch = batches.at(-1)
    if (batch !== undefined && bytes <= left) batch.push(item)
    else {
      batches.push([item])
      left = most
    }
    left -= bytes
  }
  return batches
}

/** Documents read at once. */
const atOnce = 50

/** Stored documents with their hashes, each once, read and given in batches. */
export async function* documentBatches(
  load: LoadObjects,
  hashes: Iterable<Hash>,
): AsyncGenerator<readonly (readonly [Hash, Uint8Array])[]> {
  for (const some of chunks([...new Set(hashes)], atOnce))
    yield* batchesOf(await load(some), ([, bytes]) => bytes.length)
}
