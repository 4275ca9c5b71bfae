/**
 * Caches which words of a space this process has stored already: most words of a page are known, and storing them again
 * would cost more than indexing the page. Words are deleted only with their space.
 */
import type { Store } from '../storage/store.ts'
import { afterWrite } from '../storage/store.ts'

/** Total words cached, about 20 MB; the space written to longest ago is evicted first. */
const mostWords = 300_000

class KnownSpellings {
  readonly #spaces = new Map<string, Set<string>>()
  readonly #most: number
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The words that this process has not stored. */
  missing(space: string, words: Iterable<string>): string[] {
    const known = this.#spaces.get(space)
    return known === undefined ? [...words] : [...words].filter((word) => !known.has(word))
  }

  add(space: string, words: readonly string[]): void {
    const known = this.#spaces.get(space) ?? new Set<string>()
    const before = known.size
    for (const word of words) known.add(word)
    this.#count += known.size - before
    // Move to the end: least recently written spaces are evicted first.
    this.#spaces.delete(space)
    this.#spaces.set(space, known)
    for (const [other, { size }] of this.#spaces) {
      if (this.#count <= this.#most) return
      this.#spaces.delete(other)
      this.#count -= size
    }
  }
}

const ofStores = new WeakMap<Store, KnownSpellings>()

/** The cache of a store in this process. */
export const knownSpellings = (store: Store, most = mostWords): KnownSpellings => {
  const known = ofStores.get(store) ?? new KnownSpellings(most)
  ofStores.set(store, known)
  return known
}

/**
 * Adds words to the cache after the running transaction, which stores them, has committed. Only inside `Store.write`.
 */
export const rememberSpellings = (store: Store, space: string, words: readonly string[]): void =>
  afterWrite(() => knownSpellings(store).add(space, words))
