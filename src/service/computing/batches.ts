/** Batches of items for a process or the store: few messages or transactions, none of them large. */

/** Maximum bytes of one batch, unless a single item is larger. */
export const batchBytes = 2 * 1024 * 1024

/** Documents loaded at once: their size is known only then, and one can take megabytes. */
export const documentsAtOnce = 10

/** Bytes that one transaction writes: on the embedded store every other write waits for it, and so do requests. */
export const writeBatchBytes = 512 * 1024

/** The items in their order, in batches of bounded size; each batch is made when the one before has been consumed. */
export function* eachBatch<Item>(
  items: Iterable<Item>,
  size: (item: Item) => number,
  most = batchBytes,
): Generator<Item[]> {
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const itemSize = size(item)
    if (batch.length > 0 && bytes + itemSize > most) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += itemSize
  }
  if (batch.length > 0) yield batch
}

/** All batches in one array. */
export const batchesOf = <Item>(
  items: Iterable<Item>,
  size: (item: Item) => number,
  most = batchBytes,
): Item[][] => [...eachBatch(items, size, most)]
