/**
 * Which words of a space are stored already, as far as this process has stored them: most words of a page are, and
 * telling the store once more cost more than indexing the page. Words are never taken back while their space stands.
 */
import type { Store } from '../storage/store.ts'
import { afterWrite } from '../storage/store.ts'

/** Words remembered in all, some 20 MB; the space that was written to longest ago is forgotten first. */
const mostWords = 300_000

class KnownSpellings {
  readonly #spaces = new Map<string, Set<string>>()
  readonly #most: number
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Those that this process has not stored. */
  missing(space: string, words: Iterable<string>): string[] {
    const known = this.#spaces.get(space)
    return known === undefined ? [...words] : [...words].filter((word) => !known.has(word))
  }

  add(space: string, words: readonly string[]): void {
    const known = this.#spaces.get(space) ?? new Set<string>()
    const before = known.size
    for (const word of words) known.add(word)
    this.#count += known.size - before
    // Last written, last forgotten.
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

/** What is known of the spellings of a store, in this process. */
export const knownSpellings = (store: Store, most = mostWords): KnownSpellings => {
  const known = ofStores.get(store) ?? new KnownSpellings(most)
  ofStores.set(store, known)
  return known
}

/** Remembers words once the running transaction, which stores them, is durable. Only inside `Store.write`. */
export const rememberSpellings = (store: Store, space: string, words: readonly string[]): void =>
  afterWrite(() => knownSpellings(store).add(space, words))
