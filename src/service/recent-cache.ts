/** What is kept in memory because it was asked for last. */

/** Values by key; the longest unused are forgotten when all together weigh more than `most`. By default each weighs 1. */
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
    // A map keeps the order of insertion: moving to the end marks the most recent use.
    this.#values.delete(key)
    this.#values.set(key, known)
    return known.value
  }

  /** Returns the value. One that weighs more than all may is not kept. */
  set(key: string, value: Value, weight = 1): Value {
    this.#weight += weight - (this.#values.get(key)?.weight ?? 0)
    this.#values.delete(key)
    this.#values.set(key, { value, weight })
    for (const [oldest, kept] of this.#values) {
      if (this.#weight <= this.#most) break
      this.#values.delete(oldest)
      this.#weight -= kept.weight
    }
    return value
  }
}

/** What is made of a text, kept for the `size` texts that were asked for last. */
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

/** One of a thing for each of what it belongs to, such as a store: it is let go with it. */
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

/** One `Recent` for each store of a process: what is kept of one is nothing to another. */
export const recentOf = <Value>(most: number): ((store: object) => Recent<Value>) =>
  oneFor<object, Recent<Value>>(() => new Recent(most))
