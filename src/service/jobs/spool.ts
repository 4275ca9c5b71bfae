/** Bytes by hash, stored in a file instead of in memory, for processes with more data than they should hold. */
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { Hash } from '../../content/revision/revision.ts'

export class Spool {
  readonly #file: number
  readonly #places = new Map<Hash, { readonly at: number; readonly size: number }>()
  #end = 0

  constructor(path: string) {
    this.#file = openSync(path, 'w+')
  }

  has(hash: Hash): boolean {
    return this.#places.has(hash)
  }

  get size(): number {
    return this.#places.size
  }

  keys(): Iterable<Hash> {
    return this.#places.keys()
  }

  set(hash: Hash, bytes: Uint8Array): void {
    if (this.#places.has(hash)) return
    for (let written = 0; written < bytes.length;)
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#end + written)
    this.#places.set(hash, { at: this.#end, size: bytes.length })
    this.#end += bytes.length
  }

  /** The bytes, read from the file each time. */
  get(hash: Hash): Uint8Array | undefined {
    const place = this.#places.get(hash)
    if (place === undefined) return undefined
    const bytes = new Uint8Array(place.size)
    for (let read = 0; read < bytes.length;) {
      const chunk = readSync(this.#file, bytes, read, bytes.length - read, place.at + read)
      if (chunk === 0) throw new Error('A file of a job is shorter than what was written to it.')
      read += chunk
    }
    return bytes
  }

  /** In the order in which they were set; bytes are read one at a time. */
  *[Symbol.iterator](): Generator<readonly [Hash, Uint8Array], undefined> {
    for (const hash of this.keys()) yield [hash, this.get(hash) ?? new Uint8Array()]
    return undefined
  }

  sizeOf(hash: Hash): number {
    return this.#places.get(hash)?.size ?? 0
  }

  close(): void {
    closeSync(this.#file)
  }
}
