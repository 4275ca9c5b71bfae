/** Object storages that answer with success and something else: nothing is taken for stored, copied or complete. */
import { expect, it } from 'vitest'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { storageUnavailable } from './file-storage.ts'
import type { S3Request, S3Response } from './s3-requests.ts'
import type { S3Connection } from './s3-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { s3Uploads } from './s3-uploads.ts'

type Given = { readonly body?: string; readonly status?: number; readonly etag?: string } | undefined

/** A connection that gives these answers in turn, the last one again and again, and what was asked of it. */
const connected = (...answers: readonly Given[]) => {
  const asked: Omit<S3Request, 'most'>[] = []
  const connection: S3Connection = {
    use: 'files',
    send: (request) => {
      const answer = answers[Math.min(asked.push(request), answers.length) - 1]
      const { body = '', status = 200, etag } = answer ?? {}
      const response: S3Response = { status, headers: { ...(etag && { etag }) }, body: Buffer.from(body) }
      return Promise.resolve(answer && response)
    },
    unexpected: (what) => storageUnavailable(`It answered ${what}.`),
    close: () => undefined,
  }
  return {
    asked,
    connection,
    storage: s3Storage({ bucket: 'b' }, connection),
    uploads: s3Uploads(connection),
  }
}
const unavailable = (what: string) =>
  expect.objectContaining({ reason: 'not-ready', message: `It answered ${what}.` })

const page = (keys: readonly string[], next?: string) =>
  `<ListBucketResult><IsTruncated>${String(next !== undefined)}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`
const keysIn = async (answers: readonly string[]) => {
  const { asked, storage } = connected(...answers.map((body) => ({ body })))
  const keys: string[] = []
  for await (const some of storage.list('p/')) keys.push(...some.map(({ key }) => key))
  return { keys, tokens: asked.map(({ query }) => query?.['continuation-token']) }
}

it('a copy that failed on the way is none', async () => {
  const failed = connected({ body: '<Error><Code>InternalError</Code></Error>' })
  await expect(failed.storage.copy('a', 'b')).rejects.toEqual(unavailable('a copy with an error'))
  expect(await connected(undefined).storage.copy('a', 'b')).toBe(false)
  expect(await connected({ body: '<CopyObjectResult/>' }).storage.copy('a', 'b')).toBe(true)
})

it('a listing is read to its end, and is refused if it is none or repeats itself', async () => {
  expect(await keysIn([page(['p/a'], 't1'), page([], 't2'), page(['p/&amp;b'])])).toEqual({
    keys: ['p/a', 'p/&b'],
    tokens: [undefined, 't1', 't2'],
  })
  await expect(keysIn([page(['p/a'], 't1')])).rejects.toEqual(unavailable('the same page of a listing twice'))
  const unreadable = unavailable('with something that cannot be read')
  for (const body of ['', 'no XML', '<html></html>', '<ListBucketResult/>', page(['p/a'], '')])
    await expect(keysIn([body])).rejects.toEqual(unreadable)
  const missing = connected(undefined).storage
  await expect(missing.requireAnswer()).rejects.toEqual(unavailable('that there is no such bucket'))
})

it('nothing is stored where there is no bucket, and nothing larger than a file is asked for', async () => {
  const { storage, asked } = connected(undefined)
  await expect(storage.put('a', Buffer.of(1), 'hash')).rejects.toEqual(
    unavailable('that there is no such bucket'),
  )
  await expect(storage.get('a', largestFile + 1)).rejects.toThrow(/larger than any file/)
  expect(asked).toHaveLength(1)
})

it('an upload needs an id, its parts need an ETag, and it is complete only if that is said', async () => {
  const upload = { key: 'k', id: 'u' }
  const body = { bytes: Buffer.of(1), sha256: 'hash' }
  const begun = (answer: Given) => connected(answer).uploads.begin('k')
  expect(
    await begun({
      body: '<InitiateMultipartUploadResult><UploadId>a&amp;b</UploadId></InitiateMultipartUploadResult>',
    }),
  ).toEqual({ key: 'k', id: 'a&b' })
  await expect(begun({ body: '<InitiateMultipartUploadResult/>' })).rejects.toEqual(
    unavailable('an upload without its id'),
  )
  await expect(begun(undefined)).rejects.toEqual(unavailable('that there is no such bucket'))
  expect(await connected({ etag: '"ABC"' }).uploads.putPart(upload, 3, body)).toEqual({
    number: 3,
    etag: 'abc',
  })
  await expect(connected({}).uploads.putPart(upload, 3, body)).rejects.toEqual(
    unavailable('a part without its ETag'),
  )
  await expect(connected(undefined).uploads.putPart(upload, 3, body)).rejects.toEqual(
    unavailable('that there is no such upload'),
  )
  const completed = (answer: Given) => connected(answer).uploads.complete(upload, [{ number: 1, etag: 'a' }])
  await completed({ body: '<CompleteMultipartUploadResult/>' })
  await expect(completed({ body: '<Error/>' })).rejects.toEqual(
    unavailable('a completed upload with an error'),
  )
})

it('lists of parts and of uploads end, and uploads of others are left alone', async () => {
  const parts = (next: string) =>
    `<ListPartsResult><IsTruncated>${String(next !== '')}</IsTruncated><NextPartNumberMarker>${next}</NextPartNumberMarker><Part><PartNumber>1</PartNumber><ETag>"A"</ETag><Size>5</Size></Part></ListPartsResult>`
  const upload = { key: 'k', id: 'u' }
  const read = connected({ body: parts('1') }, { body: parts('') })
  expect(await read.uploads.parts(upload)).toHaveLength(2)
  expect(read.asked.map(({ query }) => query?.['part-number-marker'])).toEqual([undefined, '1'])
  expect(await connected(undefined).uploads.parts(upload)).toEqual([])
  const endless = connected({ body: parts('1') })
  await expect(endless.uploads.parts(upload)).rejects.toEqual(unavailable('a listing without an end'))
  const uploads = ['p/mine', 'other', 'p/'].map((key, at) => {
    const id = at === 2 ? '' : String(at)
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`
  })
  const body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`
  expect(await connected({ body }).uploads.unfinished('p/')).toEqual([{ key: 'p/mine', id: '0' }])
  expect(await connected({ status: 501 }).uploads.unfinished('p/')).toEqual([])
})
