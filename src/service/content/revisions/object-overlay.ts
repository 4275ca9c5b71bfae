/** New objects that are not stored yet, in front of the stored ones. */
import type { Hash } from '../../../content/revision/revision.ts'
import type { NewObjects } from '../../storage/objects/new-objects.ts'
import { objectBytesAside } from '../../storage/objects/new-objects.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'

/** A loader that looks in the new, unstored objects first. */
export const overlaid =
  (made: NewObjects, stored: LoadObjects): LoadObjects =>
  async (hashes) => {
    const found = new Map<Hash, Uint8Array>()
    for (const hash of hashes) {
      const object = made.get(hash)
      if (object) found.set(hash, await objectBytesAside(object))
    }
    const rest = hashes.filter((hash) => !found.has(hash))
    if (rest.length > 0) for (const [hash, bytes] of await stored(rest)) found.set(hash, bytes)
    return found
  }
