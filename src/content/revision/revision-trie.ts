/**
 * The stored form of a revision: a trie whose shape and root hash depend only on the set of entries, not on the edits
 * that led to it.
 *
 * An entry's path is the SHA-256 of its name, read as hexadecimal digits. A set of at most `leafSize` entries is a
 * leaf: the lines of its entries, sorted by name, each ended by a line feed. A larger set is a branch: one line `DIGIT
 * HASH COUNT` for each non-empty child, in the order of digits, where COUNT is the number of entries below. So an edit
 * writes one leaf and the few branches above it, and equal subtrees have equal hashes. The empty set is an empty leaf.
 */
import { nameOfLine } from './entry-lines.ts'
import type { Hash } from './revision.ts'

/**
 * Loads the bytes of stored nodes in one batch. Called once per level of the trie. The result may contain more nodes
 * than requested.
 */
export type Loader = (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, Uint8Array>>

/** A loader that keeps what it loaded, for work that reads the same nodes several times. */
export const remembering = (loader: Loader): Loader => {
  const loaded = new Map<Hash, Uint8Array>()
  return async (hashes) => {
    const missing = hashes.filter((hash) => !loaded.has(hash))
    if (missing.length > 0) for (const [hash, bytes] of await loader(missing)) loaded.set(hash, bytes)
    return loaded
  }
}

/** Maximum number of entries in a leaf. */
export const leafSize = 128

export const encoder = new TextEncoder()
const decoder = new TextDecoder()
export const digits = '0123456789abcdef'

export interface Child {
  readonly hash: Hash
  readonly count: number
}
export type Branch = ReadonlyMap<string, Child>
/** Name → line. */
export type Leaf = Map<string, string>

export const isBranch = (text: string): boolean => text !== '' && !text.startsWith('[')

export const linesOf = (text: string): string[] => (text === '' ? [] : text.slice(0, -1).split('\n'))

export const parseBranch = (text: string): Branch =>
  new Map(
    linesOf(text).map((line) => {
      const [digit = '', hash = '', count = ''] = line.split(' ')
      return [digit, { hash, count: Number(count) }]
    }),
  )

export const parseLeaf = (text: string): Leaf =>
  new Map(linesOf(text).map((line) => [nameOfLine(line), line]))

/** The texts of nodes by hash. Throws if one is missing. */
export const load = async (loader: Loader, hashes: readonly Hash[]): Promise<Map<Hash, string>> => {
  const texts = new Map<Hash, string>()
  if (hashes.length === 0) return texts
  const wanted = [...new Set(hashes)]
  const found = await loader(wanted)
  for (const hash of wanted) {
    const bytes = found.get(hash)
    if (bytes === undefined) throw new Error(`A node of the revision's tree is missing: ${hash}`)
    texts.set(hash, decoder.decode(bytes))
  }
  return texts
}

/** Compares names. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
