/**
 * The only way in which the program requests an address that a user entered or a script chose. It connects to public
 * addresses only: the name is resolved once, every result must be public, and the connection goes to the address that
 * was checked, so that a second lookup cannot lead elsewhere. Nothing is decompressed. `sendGuarded` sends one request
 * and leaves its response unread; `guardedFetch` reads a whole response, limited in size, time and type, and follows
 * redirects, each checked like the first.
 */
import { lookup } from 'node:dns/promises'
import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { isPublicAddress } from './public-address.ts'

/** Why an address was not fetched, as a message for the user who entered it. */
export class OutgoingError extends Error {}
/** The address is not public, and the operator does not allow it. */
export class OutgoingRefused extends OutgoingError {}
/** The URL did not respond in time. */
export class OutgoingTimeout extends OutgoingError {}

/** Private addresses that may be reached: the operator's, and in tests their own servers. */
export interface OutgoingRules {
  /** `host` is the name in the URL, in lower case and without brackets; `address` what it resolves to. */
  readonly allow: (address: string, port: number, host: string) => boolean
}

/** Allows what `OUTGOING_ALLOW` lists: `host:port`, as they stand in URLs. */
export const rulesOfList = (allowed: readonly string[]): OutgoingRules => ({
  allow: (_address, port, host) => allowed.includes(`${host}:${port}`),
})

export interface FetchLimits {
  readonly bytes: number
  readonly milliseconds: number
  /** Whether a media type, without its parameters, is acceptable. */
  readonly accepts: (contentType: string) => boolean
  /** Ends the request earlier. */
  readonly signal?: AbortSignal
  /** Names and values in turn. They are not sent to another origin, to which a redirect leads. */
  readonly headers?: readonly string[]
  /** Sent with `POST`, whose redirects are not followed. */
  readonly body?: Uint8Array
  /** Default: `GET`, or `POST` with a body. Redirects of others are not followed. */
  readonly method?: 'DELETE'
  /** Redirects to other origins are not followed. */
  readonly sameOrigin?: boolean
  /** Statuses besides 200 with which the response is read, for services that explain errors in it. */
  readonly statuses?: readonly number[]
}

export interface Fetched {
  /** 200, one of `statuses`, or 304 in answer to a conditional request; then there are no bytes. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** Without parameters; empty if there was none. */
  readonly contentType: string
}

/** A request to an address that still has to be checked. */
export interface OutgoingRequest {
  readonly method: string
  /** Names and values in turn, as they are sent; the host is added. */
  readonly headers: readonly string[]
  /** Streamed; a failure of it ends the request. */
  readonly body?: Readable
  /** Ends the request and, later, the reading of its response. */
  readonly signal: AbortSignal
  /** Keeps connections of a caller that reaches one host only. Default: a new connection for each request. */
  readonly agent?: Agent
}

/** Resolves a name to all of its addresses. */
export type Resolve = (name: string) => Promise<readonly string[]>

const maxRedirects = 3

const resolveByDns: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/** The address to connect to, after the checks. */
const addressFor = async (url: URL, resolve: Resolve, rules: OutgoingRules | undefined): Promise<string> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new OutgoingError('Only http and https URLs are supported.')
  if (url.username !== '' || url.password !== '')
    throw new OutgoingError('URLs with a username or password are not supported.')
  const name = url.hostname.replace(/^\[|\]$/g, '')
  let addresses: readonly string[]
  try {
    addresses = isIP(name) === 0 ? await resolve(name) : [name]
  } catch {
    throw new OutgoingError(`The host ${name} cannot be resolved.`)
  }
  const [first] = addresses
  const port = portOf(url)
  const open = (address: string) =>
    isPublicAddress(address) || rules?.allow(address, port, name.toLowerCase()) === true
  // One private address among public ones is reason enough to refuse: the name is not trustworthy.
  if (first === undefined || !addresses.every(open))
    throw new OutgoingRefused('Only URLs on the public internet are supported.')
  return first
}

/** Connects to the IP address itself; the name is sent in the host header and verified against the certificate. */
const connect = (
  url: URL,
  address: string,
  { method, headers, body, signal, agent }: OutgoingRequest,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method,
      signal,
      // A new connection: one that was opened for another name is never reused.
      agent: agent ?? false,
      headers: ['host', url.host, ...headers],
      lookup: (_name, options, answer) => {
        const family = isIP(address)
        if (options.all === true) answer(null, [{ address, family }])
        else answer(null, address, family)
      },
    })
    request.once('response', resolve).on('error', reject)
    if (body === undefined) return void request.end()
    body.once('error', (error) => request.destroy(error))
    body.pipe(request)
  })

/** Rejects as soon as the signal is aborted, also while a name is being resolved. */
const unlessAborted = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Sends one request after its address was checked, and resolves with the response, whose body is still to be read.
 * Redirects are not followed. Throws `OutgoingError` if the address is not allowed, the error of the connection if it
 * fails, and the signal's reason.
 */
export const sendGuarded = async (
  url: URL,
  request: OutgoingRequest,
  rules?: OutgoingRules,
  resolve: Resolve = resolveByDns,
): Promise<IncomingMessage> =>
  connect(url, await unlessAborted(addressFor(url, resolve, rules), request.signal), request)

const read = async (answer: IncomingMessage, limits: FetchLimits): Promise<Fetched> => {
  const { headers, statusCode = 0 } = answer
  const isConditional =
    limits.headers?.some((name) => /^if-(none-match|modified-since)$/i.test(name)) === true
  if (statusCode === 304 && isConditional)
    return { status: statusCode, headers, bytes: Buffer.alloc(0), contentType: '' }
  if (statusCode !== 200 && limits.statuses?.includes(statusCode) !== true)
    throw new OutgoingError(`The URL returned status ${statusCode}.`)
  const contentType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!limits.accepts(contentType))
    throw new OutgoingError(`The URL returned ${contentType || 'no media type'} instead of a file.`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new OutgoingError('The URL returned a compressed response that was not requested.')
  const tooLarge = () => new OutgoingError(`The file is larger than ${limits.bytes} bytes.`)
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limits.bytes) throw tooLarge()
    chunks.push(chunk)
  }
  return { status: statusCode, headers, bytes: Buffer.concat(chunks), contentType }
}

const plainHeaders = ['accept-encoding', 'identity', 'user-agent', 'Recto']

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 300 && statusCode < 400 && headers.location !== undefined

/** Where a redirect leads. */
const redirectTarget = ({ headers: { location = '' } }: IncomingMessage, from: URL): URL => {
  if (!URL.canParse(location, from.href)) throw new OutgoingError('The URL redirects to a malformed URL.')
  return new URL(location, from)
}

/** The request to `url`, which `first` was redirected to. */
const requestTo = (
  url: URL,
  first: URL,
  { headers = [], body, method }: FetchLimits,
  signal: AbortSignal,
): OutgoingRequest => ({
  method: method ?? (body === undefined ? 'GET' : 'POST'),
  headers: [
    ...plainHeaders,
    ...(url.origin === first.origin ? headers : []),
    ...(body === undefined ? [] : ['content-length', String(body.length)]),
  ],
  signal,
  ...(body !== undefined && { body: Readable.from([body]) }),
})

const unknownIssuer = 'is not signed by a known authority'
/** What is wrong with a certificate, by the code of Node.js for it. */
const certificateProblems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownIssuer,
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
}

/** The error of a connection, in words. */
const connectionError = ({ hostname }: URL, error: unknown): OutgoingError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const problem = certificateProblems[code]
  return new OutgoingError(
    problem === undefined ? 'The URL cannot be reached.' : `The certificate of ${hostname} ${problem}.`,
  )
}

/**
 * Fetches an address. Throws `OutgoingError` with a readable reason if the address is not allowed or the response
 * exceeds the limits; nothing is connected to before its address was checked. Throws the reason of the caller's signal.
 */
export const guardedFetch = async (
  address: string,
  limits: FetchLimits,
  rules?: OutgoingRules,
  resolve: Resolve = resolveByDns,
): Promise<Fetched> => {
  const late = AbortSignal.timeout(limits.milliseconds)
  const signal = limits.signal === undefined ? late : AbortSignal.any([late, limits.signal])
  if (!URL.canParse(address)) throw new OutgoingError('The URL is malformed.')
  const first = new URL(address)
  let url = first
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await sendGuarded(url, requestTo(url, first, limits, signal), rules, resolve)
      try {
        if (!isRedirect(answer)) return await read(answer, limits)
        if (limits.body !== undefined || limits.method !== undefined)
          throw new OutgoingError('The URL redirects, which is not followed here.')
        url = redirectTarget(answer, url)
        if (limits.sameOrigin === true && url.origin !== first.origin)
          throw new OutgoingError('The URL redirects to another host.')
      } finally {
        answer.destroy()
      }
    }
  } catch (error) {
    if (error instanceof OutgoingError) throw error
    limits.signal?.throwIfAborted()
    throw late.aborted ? new OutgoingTimeout('The URL did not respond in time.') : connectionError(url, error)
  }
  throw new OutgoingError(`The URL redirects more than ${maxRedirects} times.`)
}
