/**
 * Merges of documents that lines decide (`content/merge/line-merge.ts`), on the main thread: comparing the bytes takes a
 * tenth of the time in which three versions are sent to a process of the pool.
 */
import { mergeCanonicalLines } from '../../../content/merge/line-merge.ts'
import { type DocumentTriple, tripleName } from '../../../content/merge/merge-entries.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { batchBytes } from '../../computing/batches.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { isWriting } from '../../storage/store.ts'

/** Triples whose documents are read at a time, unless these have more bytes than a batch. */
const triplesAtOnce = 50
/** Milliseconds of merging after which requests have their turn. */
const longTurn = 10

export interface LineMerger {
  /**
   * The hashes of the merged documents by `tripleName`; a triple is absent if lines do not decide it. A triple that was
   * asked for before is not merged again.
   */
  readonly merge: (triples: readonly DocumentTriple[]) => Promise<ReadonlyMap<string, Hash>>
  /** The merged documents by hash. */
  readonly documents: ReadonlyMap<Hash, Uint8Array>
}

/** Merges stored documents by lines. A triple of more than `batchBytes` is left to the merge of blocks. */
export const lineMerger = (load: LoadObjects): LineMerger => {
  const documents = new Map<Hash, Uint8Array>()
  const asked = new Map<string, Hash | undefined>()

  const mergeOne = (sides: readonly (Uint8Array | undefined)[]): Hash | undefined => {
    const [base, main, change] = sides
    const bytes = base && main && change && mergeCanonicalLines(base, main, change)
    if (bytes === undefined) return undefined
    const hash = sha256(bytes)
    documents.set(hash, bytes)
    return hash
  }

  const merge = async (triples: readonly DocumentTriple[]): Promise<ReadonlyMap<string, Hash>> => {
    // A transaction holds back other writes, so it does not wait for requests.
    const breathe = isWriting() ? undefined : breather(longTurn)
    const waiting = triples.filter((triple) => !asked.has(tripleName(triple)))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, triplesAtOnce)
      const stored = await load([...new Set(batch.flat())], batchBytes)
      const isRead = (triple: DocumentTriple): boolean => triple.every((hash) => stored.has(hash))
      // One that is not read although it is the first is too large.
      const postponed = batch.slice(1).filter((triple) => !isRead(triple))
      waiting.unshift(...postponed)
      for (const triple of batch) {
        if (postponed.includes(triple)) continue
        asked.set(tripleName(triple), mergeOne(triple.map((hash) => stored.get(hash))))
        await breathe?.()
      }
    }
    const merged = new Map<string, Hash>()
    for (const triple of triples) {
      const hash = asked.get(tripleName(triple))
      if (hash !== undefined) merged.set(tripleName(triple), hash)
    }
    return merged
  }
  return { merge, documents }
}
