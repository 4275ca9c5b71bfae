/** New objects that are not stored yet, in front of the stored ones. */
import type { Hash } from '../../../content/revision/revision.ts'
import type { NewObjects } from '../../storage/objects/new-objects.ts'
import { objectBytesAside } from '../../storage/objects/new-objects.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'

/** A loader that looks in the new, unstored objects first. */
export const overlaid =
  (made: NewObjects, stored: LoadObjects): LoadObjects =>
  async (hashes, most = Infinity) => {
    const found = new Map<Hash, Uint8Array>()
    let total = 0
    for (const hash of hashes) {
      const object = made.get(hash)
      if (object === undefined) continue
      if (total > most) return found
      const bytes = await objectBytesAside(object)
      total += bytes.length
      found.set(hash, bytes)
    }
    const rest = hashes.filter((hash) => !found.has(hash))
    if (rest.length > 0 && total <= most)
      for (const [hash, bytes] of await stored(rest, most - total)) found.set(hash, bytes)
    return found
  }
