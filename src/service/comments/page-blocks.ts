/** The blocks of documents by key, kept for a while: the threads of a page ask for the same ones again and again. */
import type { Block } from '../../content/document.ts'
import { keyedBlocks } from '../../content/keys.ts'
import { parseCanonical } from '../../content/canonical.ts'
import type { Hash } from '../../content/revision.ts'
import { recentOf } from '../recent-cache.ts'
import { objectLoader } from '../storage/objects.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'

type Blocks = ReadonlyMap<string, Block>

/** So many documents are kept. Immutable hashes never go stale. */
const keptOf = recentOf<Blocks>(64)
const none: Blocks = new Map()

/** The blocks of several documents of a space, by hash; what is not known yet is read at once. */
export const blocksOfAll = async (
  { store }: Surroundings,
  db: Db,
  space: string,
  hashes: Iterable<Hash>,
): Promise<ReadonlyMap<Hash, Blocks>> => {
  const kept = keptOf(store)
  const found = new Map<Hash, Blocks>()
  const missing: Hash[] = []
  for (const hash of new Set(hashes)) {
    const known = kept.get(`${space}/${hash}`)
    if (known === undefined) missing.push(hash)
    else found.set(hash, known)
  }
  if (missing.length > 0)
    for (const [hash, bytes] of await objectLoader(store, db, space)(missing))
      found.set(hash, kept.set(`${space}/${hash}`, keyedBlocks(parseCanonical(bytes))))
  return found
}

/** The blocks of one document; none for a page without text. */
export const blocksOf = async (
  around: Surroundings,
  db: Db,
  space: string,
  hash: Hash | undefined,
): Promise<Blocks> =>
  hash === undefined ? none : ((await blocksOfAll(around, db, space, [hash])).get(hash) ?? none)
