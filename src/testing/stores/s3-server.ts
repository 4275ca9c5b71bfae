/**
 * A small, strict object storage with the S3 API for tests: it checks every signature and the hash of every body,
 * answers ranges, copies and listings in pages, and misbehaves on request.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Bucket } from '../../service/storage/files/s3-requests.ts'
import { signatureProblem } from './s3-signatures.ts'

/**
 * - `error`: status 500 after it was done. `busy`: status 503, with nothing done. `silent`: no answer. `cut`: half of the body, then the
 *   connection ends.
 * - `wrong`: other bytes of the same length. `refuse`: status 403. `expired`: the same for credentials that have expired.
 * - `opaque`: an ETag that is no hash. `damage`: other bytes are stored, under an ETag that says so.
 */
type Fault = 'error' | 'busy' | 'silent' | 'cut' | 'wrong' | 'refuse' | 'expired' | 'opaque' | 'damage'

export interface S3Server {
  readonly bucket: S3Bucket
  /** The settings of a service that keeps files there. */
  readonly settings: Readonly<Record<string, string>>
  /** The settings of a service that copies backups there. */
  readonly backupSettings: Readonly<Record<string, string>>
  /** Parts of uploads that were not completed, by id. */
  readonly uploads: Map<string, { readonly key: string; readonly parts: Map<number, Buffer> }>
  readonly objects: Map<string, Buffer>
  /** Requests that were answered or refused: method and path with query. */
  readonly requests: string[]
  /** Misbehaves with the requests of a method until it returns undefined. */
  fault: ((method: string, key: string) => Fault | undefined) | undefined
  /** Ends the server; `start` starts it again at the same port. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const keysPerPage = 3

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface Answer {
  readonly status: number
  readonly body?: Buffer | string
  readonly headers?: Readonly<Record<string, string>>
}

const problem = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`,
})

const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`

type Uploads = S3Server['uploads']

const document = (root: string, content: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`,
})

/** The items after a marker, a few at a time, and what a listing says of how it goes on. */
const pageOf = <Item>(items: readonly Item[], isAfter: (item: Item) => boolean) => {
  const left = items.filter(isAfter)
  const page = left.slice(0, keysPerPage)
  return { page, last: page.at(-1), truncated: `<IsTruncated>${left.length > page.length}</IsTruncated>` }
}

const uploadListing = (uploads: Uploads, query: URLSearchParams): Answer => {
  const marker = `${query.get('key-marker') ?? ''}\0${query.get('upload-id-marker') ?? ''}`
  const found = [...uploads]
    .map(([id, { key }]) => ({ id, key }))
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .toSorted((one, other) => (`${one.key}\0${one.id}` < `${other.key}\0${other.id}` ? -1 : 1))
  const { page, last, truncated } = pageOf(found, ({ key, id }) => `${key}\0${id}` > marker)
  const items = page.map(
    ({ key, id }) => `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></Upload>`,
  )
  const next = `<NextKeyMarker>${escaped(last?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${last?.id ?? ''}</NextUploadIdMarker>`
  return document('ListMultipartUploadsResult', `${truncated}${next}${items.join('')}`)
}

const partListing = (parts: ReadonlyMap<number, Buffer>, query: URLSearchParams): Answer => {
  const marker = Number(query.get('part-number-marker') ?? 0)
  const numbers = [...parts.keys()].toSorted((one, other) => one - other)
  const { page, last, truncated } = pageOf(numbers, (number) => number > marker)
  const items = page.map((number) => {
    const bytes = parts.get(number) ?? Buffer.of()
    return `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`
  })
  return document(
    'ListPartsResult',
    `${truncated}<NextPartNumberMarker>${last ?? 0}</NextPartNumberMarker>${items.join('')}`,
  )
}

const leastPart = 5 * 1024 * 1024

/** Parts in order, with their ETags, none but the last too small. */
const completing = (
  objects: Map<string, Buffer>,
  { key, parts }: { readonly key: string; readonly parts: ReadonlyMap<number, Buffer> },
  body: string,
): Answer => {
  const named = [...body.matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag><\/Part>/g)]
  const found = named.map(([, number, etag]) => ({ bytes: parts.get(Number(number)), number, etag }))
  const isRight = found.every(
    ({ bytes, number, etag }, at) =>
      bytes && Number(number) === at + 1 && [etagOf(bytes), opaque].includes(etag ?? ''),
  )
  if (!isRight || found.length === 0) return problem(400, 'InvalidPart')
  const all = found.flatMap(({ bytes }) => bytes ?? [])
  if (all.slice(0, -1).some(({ length }) => length < leastPart)) return problem(400, 'EntityTooSmall')
  objects.set(key, Buffer.concat(all))
  return document('CompleteMultipartUploadResult', `<Key>${escaped(key)}</Key>`)
}

const opaque = '"opaque"'

/** Requests about uploads in parts; undefined for others. */
const uploading = (
  state: Pick<S3Server, 'objects' | 'uploads'>,
  { method, key, body, query }: { method: string; key: string; body: Buffer; query: URLSearchParams },
): Answer | undefined => {
  const { objects, uploads } = state
  if (query.has('uploads') && method === 'GET') return uploadListing(uploads, query)
  if (query.has('uploads') && method === 'POST') {
    const id = randomUUID()
    uploads.set(id, { key, parts: new Map() })
    return document('InitiateMultipartUploadResult', `<Key>${escaped(key)}</Key><UploadId>${id}</UploadId>`)
  }
  const id = query.get('uploadId')
  if (id === null) return undefined
  const upload = uploads.get(id)
  if (upload?.key !== key) return problem(404, 'NoSuchUpload')
  if (method === 'GET') return partListing(upload.parts, query)
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  const answer = method === 'POST' ? completing(objects, upload, body.toString()) : { status: 204 }
  if (answer.status < 300) uploads.delete(id)
  return answer
}

const listing = (objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): Answer => {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, Math.min(keysPerPage, Number(query.get('max-keys') ?? 1000)))
  const isTruncated = keys.length > page.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64url')
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${page
      .map(
        (key) =>
          `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
      )
      .join('')}${
      isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }</ListBucketResult>`,
  }
}

const reading = (bytes: Buffer | undefined, range: string | undefined): Answer => {
  if (bytes === undefined) return problem(404, 'NoSuchKey')
  const asked = /^bytes=(\d+)-(\d+)$/.exec(range ?? '')
  if (asked === null) return { status: 200, body: bytes }
  const [first, last] = [Number(asked[1]), Math.min(Number(asked[2]), bytes.length - 1)]
  if (first > last) return problem(416, 'InvalidRange')
  return {
    status: 206,
    body: bytes.subarray(first, last + 1),
    headers: { 'content-range': `bytes ${first}-${last}/${bytes.length}` },
  }
}

const storing = (
  objects: Map<string, Buffer>,
  bucket: string,
  { key, body, headers }: { key: string; body: Buffer; headers: Readonly<Record<string, string>> },
): Answer => {
  const source = headers['x-amz-copy-source']
  if (source === undefined) {
    objects.set(key, body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  const bytes = objects.get(decodeURIComponent(source).replace(`/${bucket}/`, ''))
  if (bytes === undefined) return problem(404, 'NoSuchKey')
  objects.set(key, bytes)
  return { status: 200, body: '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>' }
}

const send = (response: ServerResponse, { status, body = '', headers = {} }: Answer, fault?: Fault): void => {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  if (fault === 'cut') {
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
    return
  }
  response.end(fault === 'wrong' ? bytes.map((byte) => byte ^ 1) : bytes)
}

const settingsOf = (start: string, bucket: S3Bucket): Readonly<Record<string, string>> => ({
  [`${start}_ENDPOINT`]: bucket.endpoint,
  [`${start}_BUCKET`]: bucket.bucket,
  [`${start}_REGION`]: bucket.region,
  [`${start}_ACCESS_KEY`]: bucket.accessKey,
  [`${start}_SECRET_KEY`]: bucket.secretKey,
})

/** Faults with which nothing is done. */
const refusals: Partial<Record<Fault, Answer>> = {
  busy: problem(503, 'SlowDown'),
  refuse: problem(403, 'AccessDenied'),
  expired: problem(403, 'ExpiredToken'),
}

/** Starts a storage with one empty bucket. */
export const startS3Server = async (): Promise<S3Server> => {
  const name = 'recto-files'
  const credentials = {
    accessKey: 'TESTACCESSKEY',
    secretKey: 'test/secret+key&of=odd%letters',
    region: 'here-1',
  }
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const answerOf = async (request: IncomingMessage, fault: Fault | undefined): Promise<Answer> => {
    const { method = '', url: target = '' } = request
    const headers = request.headers as Record<string, string>
    let body = await bodyOf(request)
    requests.push(`${method} ${target}`)
    const code = signatureProblem({ method, target, headers }, credentials, new Date())
    if (code !== undefined) return problem(403, code)
    const hash = headers['x-amz-content-sha256']
    if (hash !== undefined && hash !== createHash('sha256').update(body).digest('hex'))
      return problem(400, 'XAmzContentSHA256Mismatch')
    const url = new URL(target, 'http://storage')
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== name) return problem(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (fault !== undefined && refusals[fault]) return refusals[fault]
    if (fault === 'damage') body = body.map((byte) => byte ^ 1) as Buffer
    const answer = uploading(state, { method, key, body, query: url.searchParams })
    if (answer) return answer
    if (key === '') return listing(objects, url.searchParams)
    if (method === 'PUT') return storing(objects, name, { key, body, headers })
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    return reading(objects.get(key), headers['range'])
  }
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(`/${name}/`, '')
    const fault = state.fault?.(request.method ?? '', key)
    if (fault === 'silent') return void request.resume()
    void answerOf(request, fault).then((answer) => {
      if (fault === 'error') return send(response, problem(500, 'InternalError'))
      if (fault === 'opaque' && answer.headers?.['etag'] !== undefined)
        return send(response, { ...answer, headers: { etag: opaque } })
      send(response, answer, fault)
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const bucket: S3Bucket = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: name, virtualHost: false, ...credentials },
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const state: S3Server = {
    bucket,
    objects,
    requests,
    fault: undefined,
    settings: settingsOf('FILES_S3', bucket),
    backupSettings: settingsOf('BACKUP_S3', bucket),
    uploads: new Map(),
    stop,
    start: () => listen(port),
    close: () => (server.listening ? stop() : Promise.resolve()),
  }
  return state
}
