import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import type { FileStorage } from './file-storage.ts'
import { fileKey, fileOfKey } from './file-storage.ts'
import { addressOf } from './s3-requests.ts'
import { openS3Storage } from './s3-storage.ts'

let server: S3Server
let storage: FileStorage
let lines: string[]
beforeEach(async () => {
  server = await startS3Server()
  lines = []
  storage = openS3Storage(server.bucket, { warn: (line) => void lines.push(line) })
})
afterEach(async () => {
  storage.close()
  await server.close()
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const put = (key: string, bytes: Buffer) => storage.put(key, bytes, sha256(bytes))
const unavailable = (message: RegExp) =>
  expect.objectContaining({ reason: 'not-ready', message: expect.stringMatching(message) })

it('stores, reads, measures, copies and deletes', async () => {
  const bytes = randomBytes(200_000)
  await put('space/ab/one', bytes)
  await put('space/ab/one', bytes)
  expect(await storage.size('space/ab/one')).toBe(bytes.length)
  expect(bytes.equals((await storage.get('space/ab/one', bytes.length)) ?? Buffer.of())).toBe(true)
  const middle = await storage.get('space/ab/one', bytes.length, { first: 10, last: 19 })
  expect(middle).toEqual(bytes.subarray(10, 20))
  expect(await storage.copy('space/ab/one', 'other/ab/one')).toBe(true)
  expect(await storage.copy('space/ab/none', 'other/ab/none')).toBe(false)
  await storage.delete('space/ab/one')
  await storage.delete('space/ab/one')
  expect(await storage.size('space/ab/one')).toBeUndefined()
  expect(await storage.get('space/ab/one', 1)).toBeUndefined()
  expect([...server.objects.keys()]).toEqual(['other/ab/one'])
})

it('signs keys with odd characters, and lists them page by page', async () => {
  const keys = [' +&=?#%', "a'(!*)", 'b/c//d', 'plain', 'ä€😀', '<x>&amp;'].map((key) => `odd/${key}`)
  for (const key of keys) await put(key, Buffer.from(key))
  await put('other', Buffer.of())
  const pages: string[][] = []
  for await (const page of storage.list('odd/')) pages.push(page.map(({ key }) => key))
  expect(pages.map((page) => page.length)).toEqual([3, 3])
  expect(pages.flat()).toEqual(keys.toSorted())
  for (const key of keys) expect((await storage.get(key, Buffer.byteLength(key)))?.toString()).toBe(key)
})

it('puts the bucket in the path, or in the host name where the storage wants that', () => {
  const bucket = { ...server.bucket, endpoint: 'https://s3.example.org:9000', bucket: 'files' }
  const address = (virtualHost: boolean) =>
    addressOf({ ...bucket, virtualHost }, { key: 'a/b c', query: { prefix: 'x/y' } }).href
  expect(address(false)).toBe('https://s3.example.org:9000/files/a/b%20c?prefix=x%2Fy')
  expect(address(true)).toBe('https://files.s3.example.org:9000/a/b%20c?prefix=x%2Fy')
})

it('repeats requests that failed for a moment, and only a few times', async () => {
  let failures = 2
  server.fault = () => (failures-- > 0 ? 'error' : undefined)
  await put('space/ab/one', Buffer.from('one'))
  expect(server.requests).toHaveLength(3)
  server.fault = () => 'error'
  await expect(storage.get('space/ab/one', 3)).rejects.toEqual(unavailable(/not responding/))
  expect(server.requests).toHaveLength(6)
  server.fault = undefined
  expect((await storage.get('space/ab/one', 3))?.toString()).toBe('one')
  expect(lines).toEqual([
    'The object storage of files is not responding: status 500, InternalError; retrying',
    'The object storage of files is responding again',
  ])
})

it('takes no part of an object for the whole', async () => {
  const bytes = randomBytes(100_000)
  await put('space/ab/one', bytes)
  server.fault = () => 'cut'
  await expect(storage.get('space/ab/one', bytes.length)).rejects.toEqual(unavailable(/not responding/))
  server.fault = undefined
  server.objects.set('space/ab/one', bytes.subarray(1))
  await expect(storage.get('space/ab/one', bytes.length)).rejects.toThrow(/99999 bytes instead of 100000/)
  server.objects.set('space/ab/one', Buffer.alloc(300_000))
  await expect(storage.get('space/ab/one', bytes.length)).rejects.toEqual(unavailable(/not responding/))
})

it('says that it is away while nothing listens, and works again afterwards', async () => {
  await put('space/ab/one', Buffer.from('one'))
  await server.stop()
  await expect(storage.requireAnswer()).rejects.toEqual(unavailable(/not responding/))
  await expect(put('space/ab/two', Buffer.from('two'))).rejects.toEqual(unavailable(/not responding/))
  await server.start()
  await storage.requireAnswer()
  expect(lines).toHaveLength(2)
})

it('passes the reason of a refusal on, and no secret', async () => {
  const wrong = openS3Storage({ ...server.bucket, secretKey: 'not the secret' })
  await expect(wrong.requireAnswer()).rejects.toEqual(unavailable(/SignatureDoesNotMatch \(403\)/))
  const elsewhere = openS3Storage({ ...server.bucket, bucket: 'another' })
  await expect(elsewhere.requireAnswer()).rejects.toEqual(unavailable(/NoSuchBucket/))
  await expect(elsewhere.get('space/ab/one', 1)).rejects.toEqual(unavailable(/NoSuchBucket/))
  server.fault = () => 'refuse'
  const error = await storage.delete('key').catch((caught: unknown) => caught as Error)
  const { accessKey, secretKey } = server.bucket
  const told = `${String(error)} ${JSON.stringify(error)} ${lines.join()}`
  for (const secret of [accessKey, secretKey, 'Signature=']) expect(told).not.toContain(secret)
  wrong.close()
  elsewhere.close()
})

it('has a key for each file of a space, and none for anything else', () => {
  const hash = sha256(Buffer.of())
  const key = fileKey({ space: 's1Ab_9', hash })
  expect(key).toBe(`s1Ab_9/${hash.slice(0, 2)}/${hash}`)
  expect(fileOfKey(key)).toEqual({ space: 's1Ab_9', hash })
  for (const space of ['', '..', 'a/b', 'a b', 'a%2fb', 'a\n', 'ä', '-'])
    expect(() => fileKey({ space, hash })).toThrow()
  for (const other of ['', '../x', hash.slice(1), hash.toUpperCase(), `${hash}\n`])
    expect(() => fileKey({ space: 's1', hash: other })).toThrow()
  for (const foreign of [
    '',
    'x',
    `s1/${hash}`,
    `s1/00/${hash}`,
    `${key}/x`,
    `../${hash.slice(0, 2)}/${hash}`,
  ])
    expect(fileOfKey(foreign)).toBeUndefined()
})
