/** Files that are kept in an object storage, on both engines. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import type { TestStore } from '../../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../../testing/stores/test-store.ts'
import { openS3Storage } from '../files/s3-storage.ts'
import type { Store } from '../store.ts'
import { copyBlobs, largeBlob, putPackedBlobs, readBlob, readBlobs, stageBlobs, stageCopy } from './blobs.ts'
import { packBlob } from './packed-blob.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(engines)('large files on %s', (engine) => {
  let server: S3Server
  let test: TestStore
  let store: Store
  beforeEach(async () => {
    server = await startS3Server()
    test = await openTestStore(engine)
    store = { ...test.store, files: openS3Storage(server.bucket) }
  })
  afterEach(async () => {
    store.files?.close()
    await test.close()
    await server.close()
  })

  const add = async (space: string, bytes: Uint8Array, contentType = 'text/plain') => {
    const staged = await stageBlobs(store, space, [packBlob(bytes, contentType)])
    await store.write((db) => putPackedBlobs(db, space, staged))
    return sha256(bytes)
  }
  const rows = () =>
    test.store.read.selectFrom('blobs').select(['space', 'hash', 'size', 'encoding']).execute()

  it('are objects under their hash from 64 KB on, as they were sent; smaller ones stay in the store', async () => {
    const large = Buffer.from('a compressible text '.repeat(10_000))
    const small = randomBytes(largeBlob - 1)
    const edge = randomBytes(largeBlob)
    for (const bytes of [large, small, edge]) await add('s1', bytes)
    const keys = [large, edge].map(sha256).map((hash) => `s1/${hash.slice(0, 2)}/${hash}`)
    expect([...server.objects.keys()].toSorted()).toEqual(keys.toSorted())
    expect(server.objects.get(keys[0] ?? '')).toEqual(large)
    const placed = (await rows()).map(({ size, encoding }) => `${encoding} ${size}`)
    expect(placed.toSorted()).toEqual(
      [`remote ${large.length}`, `plain ${small.length}`, `remote ${edge.length}`].toSorted(),
    )
    for (const bytes of [large, small, edge])
      expect(Buffer.from((await readBlob(store, 's1', sha256(bytes))) ?? []).equals(bytes)).toBe(true)
    const all = await readBlobs(store, 's1', sql<boolean>`1 = 1`)
    expect([...all.keys()].toSorted()).toEqual([large, small, edge].map(sha256).toSorted())
  })

  it('are only found in their own space', async () => {
    const hash = await add('s1', randomBytes(100_000))
    expect(await readBlob(store, 's2', hash)).toBeUndefined()
    const before = server.requests.length
    await stageCopy(store, { from: 's2', to: 's3', hashes: [hash] })
    expect(server.requests).toHaveLength(before)
  })

  it('are added whole or not at all', async () => {
    server.fault = (method) => (method === 'PUT' ? 'error' : undefined)
    await expect(add('s1', randomBytes(100_000))).rejects.toThrow(/object storage of files is not responding/)
    expect(await rows()).toEqual([])
    server.fault = undefined
    server.objects.clear()
    const bytes = randomBytes(100_000)
    await stageBlobs(store, 's1', [packBlob(bytes, 'image/png')])
    expect(await rows()).toEqual([])
    // A repetition is harmless.
    await add('s1', bytes, 'image/png')
    await add('s1', bytes, 'image/png')
    expect(await rows()).toHaveLength(1)
    expect(server.objects.size).toBe(1)
  })

  it('are never read with other bytes, and an outage is temporary', async () => {
    const bytes = randomBytes(100_000)
    const hash = await add('s1', bytes, 'image/png')
    server.fault = () => 'wrong'
    await expect(readBlob(store, 's1', hash)).rejects.toThrow(/do not match its hash/)
    server.fault = () => 'cut'
    await expect(readBlob(store, 's1', hash)).rejects.toThrow(/not responding/)
    server.fault = undefined
    expect(Buffer.from((await readBlob(store, 's1', hash)) ?? []).equals(bytes)).toBe(true)
    server.objects.clear()
    await expect(readBlob(store, 's1', hash)).rejects.toThrow(/missing in the object storage/)
    await expect(readBlob(test.store, 's1', hash)).rejects.toThrow(/FILES_S3_ENDPOINT/)
  })

  it('are copied inside the storage before their rows, and not if they were moved in between', async () => {
    const bytes = [randomBytes(100_000), randomBytes(100_000), randomBytes(10)]
    const hashes: string[] = []
    for (const some of bytes) hashes.push(await add('s1', some, 'image/png'))
    const copy = await stageCopy(store, { from: 's1', to: 's2', hashes })
    expect(copy.staged.toSorted()).toEqual(hashes.slice(0, 2).toSorted())
    await store.write((db) => copyBlobs(store, db, copy))
    for (const [at, hash] of hashes.entries())
      expect(Buffer.from((await readBlob(store, 's2', hash)) ?? []).equals(bytes[at] ?? Buffer.of())).toBe(
        true,
      )
    // Another process put a file into the object storage after the copies were made.
    await expect(
      store.write((db) => copyBlobs(store, db, { from: 's1', to: 's3', hashes, staged: [] })),
    ).rejects.toThrow(/being moved/)
    expect((await rows()).filter(({ space }) => space === 's3')).toEqual([])
  })

  it('are kept when they are used again, and wait while their object is being deleted', async () => {
    const bytes = randomBytes(100_000)
    const hash = sha256(bytes)
    const key = `s1/${hash.slice(0, 2)}/${hash}`
    const unused = (claimed: 0 | 1) =>
      test.store.write((db) =>
        db
          .insertInto('unused_files')
          .values({ key, found_at: '2026-01-01T00:00:00.000Z', claimed })
          .execute(),
      )
    await unused(1)
    await expect(add('s1', bytes, 'image/png')).rejects.toThrow(/just being removed/)
    expect(await rows()).toEqual([])
    await test.store.write((db) => db.deleteFrom('unused_files').execute())
    await unused(0)
    await add('s1', bytes, 'image/png')
    expect(await test.store.read.selectFrom('unused_files').selectAll().execute()).toEqual([])
  })

  it('are not put while a transaction is open', async () => {
    const blob = packBlob(randomBytes(100_000), 'image/png')
    await expect(store.write(() => stageBlobs(store, 's1', [blob]))).rejects.toThrow(/inside a transaction/)
    await expect(
      store.write(() => stageCopy(store, { from: 's1', to: 's2', hashes: [blob.hash] })),
    ).rejects.toThrow(/inside a transaction/)
  })
})
