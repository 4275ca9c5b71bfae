/**
 * A small, strict object storage with the S3 API for tests: it checks every signature and the hash of every body,
 * answers ranges, copies and listings in pages, and misbehaves on request.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Bucket } from '../../service/storage/files/s3-requests.ts'
import { signatureProblem } from './s3-signatures.ts'

/**
 * - `error`: status 500. `silent`: no answer. `cut`: half of the body, then the connection ends.
 * - `wrong`: other bytes of the same length. `refuse`: status 403.
 */
type Fault = 'error' | 'silent' | 'cut' | 'wrong' | 'refuse'

export interface S3Server {
  readonly bucket: S3Bucket
  /** The settings of a service that keeps files there. */
  readonly settings: Readonly<Record<string, string>>
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
    return { status: 200 }
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
  const answerOf = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url: target = '' } = request
    const headers = request.headers as Record<string, string>
    const body = await bodyOf(request)
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
    void answerOf(request).then((answer) => {
      if (fault === 'error') return send(response, problem(500, 'InternalError'))
      return fault === 'refuse' ? send(response, problem(403, 'AccessDenied')) : send(response, answer, fault)
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
    settings: {
      FILES_S3_ENDPOINT: bucket.endpoint,
      FILES_S3_BUCKET: name,
      FILES_S3_REGION: bucket.region,
      FILES_S3_ACCESS_KEY: bucket.accessKey,
      FILES_S3_SECRET_KEY: bucket.secretKey,
    },
    stop,
    start: () => listen(port),
    close: () => (server.listening ? stop() : Promise.resolve()),
  }
  return state
}
