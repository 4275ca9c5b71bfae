/** Files in a bucket of any storage with the S3 API. */
import { largestFile } from '../../../contract/wire/request-limits.ts'
import type { OutageLog } from '../outage-notice.ts'
import type { FileStorage, StoredObject } from './file-storage.ts'
import { storageUnavailable } from './file-storage.ts'
import { readListing } from './read-listing.ts'
import type { BucketUse, RequestOptions, S3Bucket, S3Request, S3Response } from './s3-requests.ts'
import { refused, S3Requests } from './s3-requests.ts'

/** Maximum bytes of responses that tell something: a page of a listing, an error. */
const mostText = 4 * 1024 * 1024

/** Whether a response says that there is no such object. A missing bucket is another problem. */
const isMissing = ({ status, body }: S3Response): boolean =>
  status === 404 && !body.toString('latin1', 0, 2000).includes('<Code>NoSuchBucket</Code>')

type Sent = Omit<S3Request, 'most'> & { readonly most?: number }

/** A bucket whose answers are checked. */
export interface S3Connection {
  readonly use: BucketUse
  /** The response if its status is one of `statuses`; undefined if there is no such object. */
  readonly send: (request: Sent, ...statuses: readonly number[]) => Promise<S3Response | undefined>
  readonly unexpected: (what: string) => Error
  readonly close: () => void
}

export const connectS3 = (bucket: S3Bucket, use: BucketUse, options: RequestOptions = {}): S3Connection => {
  const requests = new S3Requests(bucket, use, options)
  return {
    use,
    async send(request, ...statuses) {
      const response = await requests.send({ most: mostText, ...request })
      if (statuses.includes(response.status)) return response
      if (isMissing(response)) return undefined
      throw refused(response, use)
    },
    unexpected: (what) =>
      storageUnavailable(`The object storage of ${use} answered ${what}. Try again in a moment.`),
    close: () => requests.close(),
  }
}

export const openS3Storage = (bucket: S3Bucket, log?: OutageLog): FileStorage =>
  s3Storage(bucket, connectS3(bucket, 'files', { log }))

/** What `read` makes of an answer. Whatever is wrong with its text is a problem of the storage. */
export const readable = <Result>({ unexpected }: S3Connection, read: () => Result): Result => {
  try {
    return read()
  } catch {
    throw unexpected('with something that cannot be read')
  }
}

/** The objects of a bucket over a connection, which is closed with them. */
export const s3Storage = (bucket: Pick<S3Bucket, 'bucket'>, connection: S3Connection): FileStorage => {
  const { send, unexpected } = connection
  const page = async (query: Readonly<Record<string, string>>) => {
    const response = await send({ method: 'GET', key: '', query: { 'list-type': '2', ...query } }, 200)
    if (response === undefined) throw unexpected('that there is no such bucket')
    return readable(connection, () => readListing(response.body.toString()))
  }
  return {
    async put(key, bytes, hash) {
      const response = await send({ method: 'PUT', key, body: bytes, bodyHash: hash }, 200, 201, 204)
      if (response === undefined) throw unexpected('that there is no such bucket')
    },
    async get(key, size, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const wanted = range ? range.last - range.first + 1 : size
      if (wanted > largestFile) throw new Error(`The object ${key} is larger than any file can be.`)
      // Room for an error's text in place of a small range.
      const most = Math.max(wanted, 64 * 1024)
      const response = await send(
        { method: 'GET', key, most, ...(headers && { headers }) },
        range ? 206 : 200,
      )
      const place = range && `bytes ${range.first}-${range.last}/${size}`
      if (response && range && response.headers['content-range'] !== place)
        throw new Error(`The object ${key} has another size than ${size} bytes. Run fsck.`)
      if (response && response.body.length !== wanted)
        throw new Error(`The object ${key} has ${response.body.length} bytes instead of ${wanted}. Run fsck.`)
      return response?.body
    },
    async size(key) {
      const response = await send({ method: 'HEAD', key }, 200)
      return response && Number(response.headers['content-length'])
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket.bucket}/${from}` }
      const response = await send({ method: 'PUT', key: to, headers }, 200)
      // A copy that fails on the way has this status too, with an error as its text.
      if (response && !response.body.includes('<CopyObjectResult')) throw unexpected('a copy with an error')
      return response !== undefined
    },
    async *list(prefix) {
      for (let token: string | undefined; ;) {
        const { objects, next }: { objects: readonly StoredObject[]; next: string | undefined } = await page({
          prefix,
          ...(token !== undefined && { 'continuation-token': token }),
        })
        if (objects.length > 0) yield objects
        if (next === undefined) return
        if (next === token) throw unexpected('the same page of a listing twice')
        token = next
      }
    },
    async delete(key) {
      await send({ method: 'DELETE', key }, 200, 204)
    },
    async requireAnswer() {
      await page({ 'max-keys': '1' })
    },
    close: () => connection.close(),
  }
}
