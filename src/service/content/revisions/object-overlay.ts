/** New objects that are not stored yet, in front of the stored ones. */
import type { Hash } from '../../../content/revision/revision.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'

/** A loader that looks in the new, unstored objects first. */
export const overlaid =
  (made: ReadonlyMap<Hash, Uint8Array>, stored: LoadObjects): LoadObjects =>
  async (hashes) => {
    const found = new Map<Hash, Uint8Array>()
    for (const hash of hashes) {
      const bytes = made.get(hash)
      if (bytes) found.set(hash, bytes)
    }
    const rest = hashes.filter((hash) => !found.has(hash))
    if (rest.length > 0) for (const [hash, bytes] of await stored(rest)) found.set(hash, bytes)
    return found
  }
