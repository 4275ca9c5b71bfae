/**
 * Decompresses the URI-safe form of LZ-string, in which browsers pass a render request in a query.
 *
 * The text is a stream of bits, six for each character, the highest first; numbers in it have their lowest bit first.
 * Each code names an entry of a dictionary that grows with every code. Codes 0 and 1 announce a new character of 8 or
 * 16 bits, code 2 ends the stream.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$'
const values = new Map(Array.from(alphabet, (character, value) => [character, value]))

/** Maximum length of a decompressed text, in UTF-16 units: a few bytes can stand for any number of them. */
const longest = 64 * 1024

/** The bits of the text. Reading beyond the end, or a character of another alphabet, makes `broken` true. */
class Bits {
  broken = false
  readonly #text: string
  #at = 0
  #value = 0
  /** Bits of `#value` that are left. */
  #left = 0

  constructor(text: string) {
    this.#text = text
  }

  number(bits: number): number {
    let number = 0
    for (let bit = 0; bit < bits; bit += 1) {
      if (this.#left === 0) this.#next()
      this.#left -= 1
      number += ((this.#value >> this.#left) & 1) * 2 ** bit
    }
    return number
  }

  #next(): void {
    const value = values.get(this.#text[this.#at] ?? '')
    if (value === undefined) this.broken = true
    this.#value = value ?? 0
    this.#left = 6
    this.#at += 1
  }
}

const newByte = 0
const newUnit = 1
const end = 2

/** The text, or undefined if `compressed` is not well formed or stands for more than 64 K units. */
export function decompress(compressed: string): string | undefined {
  // Where a query is read as a form, `+` has become a space.
  const bits = new Bits(compressed.replaceAll(' ', '+'))
  /** The first three codes are not entries. */
  const entries: string[] = ['', '', '']
  let width = 2
  const parts: string[] = []
  let length = 0
  let before: string | undefined
  while (!bits.broken) {
    let code = bits.number(width)
    if (code === end) return bits.broken ? undefined : parts.join('')
    const fresh = code === newByte || code === newUnit
    if (fresh) {
      entries.push(String.fromCharCode(bits.number(code === newByte ? 8 : 16)))
      code = entries.length - 1
    }
    // A code may name the entry that it is about to complete.
    const entry =
      entries[code] ?? (code === entries.length && before !== undefined ? before + before.charAt(0) : '')
    if (entry === '' || bits.broken) return undefined
    length += entry.length
    if (length > longest) return undefined
    parts.push(entry)
    if (before !== undefined) entries.push(before + entry.charAt(0))
    before = entry
    // The next code may name one entry more than there are.
    width = Math.max(3, 32 - Math.clz32(entries.length))
  }
  return undefined
}
