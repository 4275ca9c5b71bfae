/** Signed requests to an S3 API, repeated a few times while the storage has a problem that may pass. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Failure } from '../../http/failure.ts'
import { OutgoingError, sendGuarded } from '../../http/guarded-fetch.ts'
import type { OutageLog } from '../outage-notice.ts'
import { retryAfter, storageUnavailable } from './file-storage.ts'

/** A bucket and who may use it. */
export interface S3Bucket {
  /** The origin of the API, such as `https://s3.example.org`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Whether the bucket is part of the host name instead of the path. */
  readonly virtualHost: boolean
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE'
  /** Of the object; empty for the bucket. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** SHA-256 of the body, in hexadecimal. */
  readonly bodyHash?: string
  /** Maximum bytes of the response. */
  readonly most: number
  /** Milliseconds for all of it, in place of the limits of small requests: for large bodies on a slow line. */
  readonly milliseconds?: number
}

export interface S3Response {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What a bucket is used for, as messages name it. */
export type BucketUse = 'files' | 'backups'

/** Readers wait for files; nobody waits for a backup. */
const patience = {
  files: { attempts: 3, firstPause: 100 },
  backups: { attempts: 4, firstPause: 250 },
} as const satisfies Record<BucketUse, unknown>
/** How much longer each pause between attempts is than the one before. The first is in milliseconds. */
const pauseGrowth = 4
/** Milliseconds within which a response has to begin, after which the storage counts as away. */
const beginMilliseconds = 10_000
const wholeMilliseconds = 60_000

const emptyHash = createHash('sha256').digest('hex')

/** Statuses of a storage that may answer the same request a moment later. */
const passing = new Set([408, 429, 500, 502, 503, 504])

/** The storage has a problem that may pass. */
export class StorageAway extends Failure {}

const away = (use: BucketUse) =>
  new StorageAway('not-ready', `The object storage of ${use} is not responding. Try again in a moment.`, {
    retryAfter,
  })

/** The error's code in a response; only letters, so that nothing else of the response gets into messages. */
const errorCode = (body: Buffer): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString('latin1', 0, 2000))?.[1] ?? 'no reason given'

const advice: Readonly<Record<BucketUse, string>> = {
  files: 'An operator has to check its settings.',
  // Only operators read about it.
  backups: 'Check the bucket and the BACKUP_S3 settings.',
}

/** The failure for a response that is no answer to the request. */
export const refused = ({ status, body }: S3Response, use: BucketUse): Error =>
  passing.has(status)
    ? away(use)
    : storageUnavailable(
        `The object storage of ${use} refuses requests: ${errorCode(body)} (${status}). ${advice[use]}`,
      )

const readBody = async (response: IncomingMessage, { method, most }: S3Request): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new Error('The response is larger than expected.')
    chunks.push(chunk)
  }
  const announced = response.headers['content-length']
  const isWhole = announced === undefined || method === 'HEAD' || Number(announced) === size
  if (!response.complete || !isWhole) throw new Error('The response ended early.')
  return Buffer.concat(chunks, size)
}

/** Percent-encodes a key as signatures need it. */
const encodedKey = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

export const addressOf = (
  { endpoint, bucket, virtualHost }: S3Bucket,
  { key, query = {} }: Pick<S3Request, 'key' | 'query'>,
): URL => {
  const url = new URL(endpoint)
  if (virtualHost) url.host = `${bucket}.${url.host}`
  url.pathname = `${virtualHost ? '' : `/${bucket}`}/${encodedKey(key)}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

export interface RequestOptions {
  readonly log?: OutageLog | undefined
  /** How often a request is sent; default: by the use of the bucket. */
  readonly attempts?: number
}

export class S3Requests {
  readonly #bucket: S3Bucket
  readonly #use: BucketUse
  readonly #attempts: number
  readonly #agent: HttpAgent | HttpsAgent
  /** Keys that signatures are made with, by day. */
  readonly #signingKeys = new Map<string, ArrayBuffer>()

  readonly #log: OutageLog | undefined
  #isAway = false

  constructor(bucket: S3Bucket, use: BucketUse, { log, attempts = patience[use].attempts }: RequestOptions) {
    this.#attempts = attempts
    this.#bucket = bucket
    this.#use = use
    this.#log = log
    const options = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 }
    this.#agent = bucket.endpoint.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Sends a request until the storage answers. Throws `Failure` if it does not. */
  async send(request: S3Request): Promise<S3Response> {
    let reason = ''
    const { firstPause } = patience[this.#use]
    for (let attempt = 1; attempt <= this.#attempts; attempt += 1) {
      if (attempt > 1) await wait(firstPause * pauseGrowth ** (attempt - 2))
      try {
        const response = await this.#attempt(request)
        if (!passing.has(response.status)) {
          this.#answered()
          return response
        }
        reason = `status ${response.status}, ${errorCode(response.body)}`
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
        // Who waited that long does not wait three times.
        if (isTimeout(error) || error instanceof OutgoingError) break
      }
    }
    this.#failed(reason)
    throw away(this.#use)
  }

  #failed(reason: string): void {
    if (this.#isAway) return
    this.#isAway = true
    this.#log?.warn(`The object storage of ${this.#use} is not responding: ${reason}; retrying`)
  }

  #answered(): void {
    if (!this.#isAway) return
    this.#isAway = false
    this.#log?.warn(`The object storage of ${this.#use} is responding again`)
  }

  async #attempt(request: S3Request): Promise<S3Response> {
    const { method, body, bodyHash = emptyHash, headers = {}, milliseconds } = request
    const { accessKey, secretKey, region } = this.#bucket
    const signed = await new AwsV4Signer({
      ...{
        method,
        url: addressOf(this.#bucket, request).href,
        region,
        service: 's3',
        cache: this.#signingKeys,
      },
      ...{ accessKeyId: accessKey, secretAccessKey: secretKey },
      headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    }).sign()
    const begun = new AbortController()
    const timer = setTimeout(
      () => begun.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
      milliseconds ?? beginMilliseconds,
    )
    const signal = AbortSignal.any([begun.signal, AbortSignal.timeout(milliseconds ?? wholeMilliseconds)])
    try {
      const response = await sendGuarded(
        signed.url,
        {
          method,
          headers: [
            ...[...signed.headers].flat(),
            ...(body === undefined ? [] : ['content-length', String(body.length)]),
          ],
          ...(body !== undefined && { body: Readable.from([body]) }),
          ...{ signal, agent: this.#agent },
        },
        // The operator chose the endpoint, which is often in the private network.
        { allow: () => true },
      )
      clearTimeout(timer)
      const { statusCode = 0, headers: answered } = response
      return { status: statusCode, headers: answered, body: await readBody(response, request) }
    } finally {
      clearTimeout(timer)
    }
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
