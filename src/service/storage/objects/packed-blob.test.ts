import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packBlob, packBlobAside } from './packed-blob.ts'

const bytesOf = (size: number): Uint8Array =>
  new TextEncoder().encode('harbour,ledger,noon\n'.repeat(size / 20))

describe('a file packed on the main thread', () => {
  it.each([
    ['nothing', new Uint8Array(), 'text/csv'],
    ['a small text', bytesOf(20), 'text/csv'],
    ['a large text', bytesOf(5_000_000), 'text/csv'],
    ['a picture', bytesOf(5_000_000), 'image/png'],
  ])('is what it would be elsewhere: %s', async (_what, bytes, contentType) => {
    const here = await packBlobAside(bytes, contentType)
    const there = packBlob(bytes, contentType)
    expect({ ...here, bytes: undefined }).toEqual({ ...there, bytes: undefined })
    const whole = here.encoding === 'deflate' ? inflateRawSync(here.bytes) : here.bytes
    expect(Buffer.compare(whole, bytes)).toBe(0)
  })

  it('lets requests run while it is hashed and compressed', async () => {
    let turns = 0
    let waiting = setImmediate(function turn() {
      turns += 1
      waiting = setImmediate(turn)
    })
    await packBlobAside(bytesOf(20_000_000), 'image/png')
    expect(turns).toBeGreaterThanOrEqual(9)
    turns = 0
    await packBlobAside(bytesOf(1_000_000), 'text/csv')
    expect(turns).toBeGreaterThanOrEqual(1)
    clearImmediate(waiting)
  })
})
