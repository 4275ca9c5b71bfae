import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deflateAhead, deflated } from './deflated-objects.ts'

const objectOf = (bytes: number): Uint8Array =>
  new TextEncoder().encode('ledger of ships '.repeat(bytes / 16))

describe('objects that are compressed before their transaction', () => {
  it('leaves at most 256 KB to the transaction, in the smallest objects', async () => {
    const sizes = [64, 512, 128, 32, 1024].map((kilobytes) => kilobytes * 1024)
    const objects = new Map(sizes.map((size) => [`hash-${size}`, objectOf(size)]))
    await deflateAhead(objects)
    // What was compressed before is the same object each time; the rest is compressed on demand.
    const left = [...objects.values()].filter((bytes) => deflated(bytes) !== deflated(bytes))
    expect(left.map(({ length }) => length / 1024)).toEqual([64, 128, 32])
    for (const bytes of objects.values()) expect(inflateRawSync(deflated(bytes))).toEqual(Buffer.from(bytes))
  })

  it('compresses small objects in the transaction, which is faster than a thread', async () => {
    const bytes = objectOf(128 * 1024)
    await deflateAhead(new Map([['hash', bytes]]))
    expect(deflated(bytes)).not.toBe(deflated(bytes))
  })
})
