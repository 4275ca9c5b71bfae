/** What is made of a text, kept for the texts that were asked for last: at most `size` of them. */
export class RecentCache<Value> {
  readonly #size: number
  readonly #make: (text: string) => Value
  readonly #values = new Map<string, Value>()

  constructor(size: number, make: (text: string) => Value) {
    this.#size = size
    this.#make = make
  }

  get(text: string): Value {
    const known = this.#values.get(text)
    if (known !== undefined) {
      // A map keeps the order of insertion: moving to the end marks the most recent use.
      this.#values.delete(text)
      this.#values.set(text, known)
      return known
    }
    const value = this.#make(text)
    this.#values.set(text, value)
    if (this.#values.size > this.#size) {
      const oldest = this.#values.keys().next().value
      if (oldest !== undefined) this.#values.delete(oldest)
    }
    return value
  }
}
