/** Many things for a process or the store: few messages or transactions, and none of them large. */

/** Bytes of one batch, unless a single item has more. */
const batchBytes = 2 * 1024 * 1024

/** Bytes that one transaction writes: on the embedded store every other write, and every request, waits for it. */
export const writtenAtOnce = 512 * 1024

/** The items in their order, in batches of a bounded size, each made when the one before was taken. */
export function* eachBatch<Item>(
  items: Iterable<Item>,
  size: (item: Item) => number,
  most = batchBytes,
): Generator<Item[]> {
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const own = size(item)
    if (batch.length > 0 && bytes + own > most) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += own
  }
  if (batch.length > 0) yield batch
}

/** All of these batches at once. */
export const batchesOf = <Item>(
  items: Iterable<Item>,
  size: (item: Item) => number,
  most = batchBytes,
): Item[][] => [...eachBatch(items, size, most)]
