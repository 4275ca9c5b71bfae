/** Caches of recently used values. */

/** A cache that evicts the least recently used values when they weigh more than `most`. By default each weighs 1. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, { readonly value: Value; readonly weight: number }>()
  #weight = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const known = this.#values.get(key)
    if (known === undefined) return undefined
    // A map keeps insertion order: moving an entry to the end marks it as most recently used.
    this.#values.delete(key)
    this.#values.set(key, known)
    return known.value
  }

  /** Returns the value. A value heavier than the limit is not cached, and evicts no other. */
  set(key: string, value: Value, weight = 1): Value {
    this.#weight -= this.#values.get(key)?.weight ?? 0
    this.#values.delete(key)
    if (weight > this.#most) return value
    this.#weight += weight
    this.#values.set(key, { value, weight })
    for (const [oldest, kept] of this.#values) {
      if (this.#weight <= this.#most) break
      this.#values.delete(oldest)
      this.#weight -= kept.weight
    }
    return value
  }
}

/**
 * The weight of a value of this size in a cache that keeps `most` in total: `small` values are kept at most, fewer large
 * ones, and two of any size.
 */
export const boundedWeight = (
  size: number,
  { most, small }: { readonly most: number; readonly small: number },
): number => Math.min(Math.max(size, most / small), most / 2)

/** Values computed from a text, cached for the `size` most recently used texts. */
export class RecentCache<Value> {
  readonly #make: (text: string) => Value
  readonly #recent: Recent<Value>

  constructor(size: number, make: (text: string) => Value) {
    this.#make = make
    this.#recent = new Recent(size)
  }

  get(text: string): Value {
    return this.#recent.get(text) ?? this.#recent.set(text, this.#make(text))
  }
}

/** One value per owner, such as a store; it is released with its owner. */
export const oneFor = <Owner extends object, Kept extends NonNullable<unknown>>(
  make: (owner: Owner) => Kept,
): ((owner: Owner) => Kept) => {
  const all = new WeakMap<Owner, Kept>()
  return (owner) => {
    const known = all.get(owner) ?? make(owner)
    all.set(owner, known)
    return known
  }
}

/** One `Recent` per store of a process; stores share nothing. */
export const recentOf = <Value>(most: number): ((store: object) => Recent<Value>) =>
  oneFor<object, Recent<Value>>(() => new Recent(most))
