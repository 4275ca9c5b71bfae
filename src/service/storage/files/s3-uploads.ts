/**
 * Uploads of objects that are larger than one request should be: in parts, each of which can be repeated, and which
 * become an object together. An upload that was not completed is no object, but takes space until it is aborted.
 */
import { createHash } from 'node:crypto'
import type { S3Response } from './s3-requests.ts'
import { readListedPage, readResult } from './read-listing.ts'
import type { S3Connection } from './s3-storage.ts'
import { readable } from './s3-storage.ts'

/** What S3 allows: more parts than this are refused. */
export const mostParts = 10_000

/** Milliseconds for one part, which takes a while on a slow line. */
const partMilliseconds = 300_000

export interface Upload {
  readonly key: string
  readonly id: string
}

export interface Part {
  /** From 1. */
  readonly number: number
  /** As the storage gave it, without quotation marks. */
  readonly etag: string
}

export interface StoredPart extends Part {
  /** Bytes. */
  readonly size: number
}

interface HashedBytes {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal, which the storage compares. */
  readonly sha256: string
}

const etagOf = ({ headers }: S3Response): string => (headers.etag ?? '').replaceAll('"', '').toLowerCase()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface S3Uploads {
  /** Stores a whole object. Resolves to its ETag. */
  put(key: string, body: HashedBytes): Promise<string>
  begin(key: string): Promise<Upload>
  putPart(upload: Upload, number: number, body: HashedBytes): Promise<Part>
  /** The parts that an upload has; none if there is no such upload. */
  parts(upload: Upload): Promise<readonly StoredPart[]>
  /** Makes the parts an object. */
  complete(upload: Upload, parts: readonly Part[]): Promise<void>
  /** Removes an upload that was not completed, if it exists. */
  abort(upload: Upload): Promise<void>
  /** Uploads that were not completed, whose keys begin with `prefix`. */
  unfinished(prefix: string): Promise<readonly Upload[]>
}

/** Storages without listings of uploads remove abandoned ones themselves. */
const notImplemented = 501

/** Pages of a listing of at most this many. More means that the storage repeats itself. */
const mostPages = 1000

interface ListingKind {
  readonly root: string
  readonly item: string
  /** Elements of a page that say where the next one begins, and the parameters that take them. */
  readonly markers: readonly string[]
  readonly asked: readonly string[]
}

/** The items of a listing, page by page; none where the storage has no such listing. */
const listedPages = async function* (
  connection: S3Connection,
  key: string,
  query: Readonly<Record<string, string>>,
  kind: ListingKind,
) {
  const { send, unexpected } = connection
  let more: Record<string, string> = {}
  for (let page = 0; page < mostPages; page += 1) {
    const response = await send({ method: 'GET', key, query: { ...query, ...more } }, 200, notImplemented)
    if (response === undefined || response.status === notImplemented) return
    const { items, next } = readable(connection, () => readListedPage(response.body.toString(), kind))
    yield items
    if (next === undefined) return
    more = Object.fromEntries(kind.asked.map((name, at) => [name, next[kind.markers[at] ?? ''] ?? '']))
  }
  throw unexpected('a listing without an end')
}

export const s3Uploads = (connection: S3Connection): S3Uploads => {
  const { send, unexpected } = connection
  const noBucket = () => unexpected('that there is no such bucket')
  const stored = async (
    key: string,
    { bytes, sha256 }: HashedBytes,
    query: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const response = await send(
      { method: 'PUT', key, query, body: bytes, bodyHash: sha256, milliseconds: partMilliseconds },
      ...[200, 201, 204],
    )
    if (response === undefined) throw unexpected('that there is no such upload')
    return etagOf(response)
  }
  return {
    put: stored,
    async begin(key) {
      const response = await send({ method: 'POST', key, query: { uploads: '' } }, 200)
      if (response === undefined) throw noBucket()
      const { fields } = readable(connection, () =>
        readResult(response.body.toString(), 'InitiateMultipartUploadResult', ''),
      )
      const id = fields['UploadId'] ?? ''
      if (id === '') throw unexpected('an upload without its id')
      return { key, id }
    },
    async putPart({ key, id }, number, body) {
      const etag = await stored(key, body, { partNumber: String(number), uploadId: id })
      if (etag === '') throw unexpected('a part without its ETag')
      return { number, etag }
    },
    async parts({ key, id }) {
      const found: StoredPart[] = []
      const kind = { root: 'ListPartsResult', item: 'Part', markers: ['NextPartNumberMarker'] }
      for await (const items of listedPages(
        connection,
        key,
        { uploadId: id },
        { ...kind, asked: ['part-number-marker'] },
      ))
        for (const { PartNumber, ETag = '', Size } of items)
          found.push({
            ...{ number: Number(PartNumber), size: Number(Size) },
            etag: ETag.replaceAll('"', '').toLowerCase(),
          })
      return found
    },
    async complete({ key, id }, parts) {
      const list = parts.map(
        ({ number, etag }) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>"${escaped(etag)}"</ETag></Part>`,
      )
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
      const response = await send(
        {
          ...{ method: 'POST', key, query: { uploadId: id }, body, milliseconds: partMilliseconds },
          bodyHash: createHash('sha256').update(body).digest('hex'),
        },
        200,
      )
      // Failures on the way have this status too, with an error as their text. An attempt whose answer was lost
      // completed the upload, which then no longer exists: whoever measures the object finds out.
      if (response && !response.body.includes('<CompleteMultipartUploadResult'))
        throw unexpected('a completed upload with an error')
    },
    async abort({ key, id }) {
      await send({ method: 'DELETE', key, query: { uploadId: id } }, 200, 204)
    },
    async unfinished(prefix) {
      const found: Upload[] = []
      const kind = { root: 'ListMultipartUploadsResult', item: 'Upload' }
      const next = {
        markers: ['NextKeyMarker', 'NextUploadIdMarker'],
        asked: ['key-marker', 'upload-id-marker'],
      }
      for await (const items of listedPages(connection, '', { uploads: '', prefix }, { ...kind, ...next }))
        for (const { Key = '', UploadId = '' } of items)
          if (Key.startsWith(prefix) && UploadId !== '') found.push({ key: Key, id: UploadId })
      return found
    },
  }
}
