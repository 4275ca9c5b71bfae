/** The hash under which documents, tree nodes and blobs are stored. */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Hash } from '../../../content/revision/revision.ts'

export const sha256 = (bytes: Uint8Array): Hash => createHash('sha256').update(bytes).digest('hex')

/** Bytes that are hashed in one go: about 5 ms. */
const bytesPerTurn = 2 * 1024 * 1024

/** The same for the main thread: other requests get their turns between. */
export const hashAside = async (bytes: Uint8Array): Promise<Hash> => {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += bytesPerTurn) {
    if (at > 0) await setImmediate()
    hash.update(bytes.subarray(at, at + bytesPerTurn))
  }
  return hash.digest('hex')
}
