/**
 * The network of one process: every call of its script arrives here. Calls of this installation's API and public
 * endpoints are handed on in process; all others reach public addresses only, as `guarded-fetch.ts` checks them.
 * Redirects are passed on: the script's runtime follows them through here again.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { Transform, pipeline } from 'node:stream'
import type { OutgoingRules, Resolve } from '../../http/guarded-fetch.ts'
import { OutgoingError, sendGuarded } from '../../http/guarded-fetch.ts'
import { endToEndHeaders } from './connection-headers.ts'
import { protocolHeader } from './process-config.ts'
import type { OutgoingLimits } from './runtime-limits.ts'

/** The script that calls. */
export interface Caller {
  readonly integration: string
  readonly version: number
}

export interface OutgoingOptions {
  /** Origins without a trailing slash; `*.` in front of the host of the second stands for any name. */
  readonly baseUrl: string
  readonly integrationsUrl: string
  /** Answers a call of this installation in process. The URL is a path, the host that of the origin called. */
  readonly inside: (request: IncomingMessage, response: ServerResponse, caller: Caller) => void
  /** Private addresses that outgoing requests may reach. */
  readonly rules?: OutgoingRules
  /** Resolves names; that of the system unless it is given. */
  readonly resolve?: Resolve
}

const refuse = (response: ServerResponse, status: number, reason: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(reason)

const limited = (bytes: number): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > bytes) done(new Error('too large'))
      else done(null, chunk)
    },
  })
}

/** Counts calls in the last minute. */
const callMeter = (callsPerMinute: number): (() => boolean) => {
  let times: number[] = []
  return () => {
    const now = performance.now()
    times = times.filter((time) => time > now - 60_000)
    if (times.length >= callsPerMinute) return false
    times.push(now)
    return true
  }
}

/** Whether a call concerns this installation: its API, or the public endpoints of its integrations. */
const isInside = (url: URL, { baseUrl, integrationsUrl }: OutgoingOptions): boolean => {
  const own = (path: string) => path === '/v1' || path.startsWith('/v1/')
  if (!own(url.pathname)) return false
  if (url.origin === new URL(baseUrl).origin) return true
  if (!integrationsUrl.includes('://*.')) return url.origin === new URL(integrationsUrl).origin
  const any = new URL(integrationsUrl.replace('://*.', '://'))
  const [name, ...rest] = url.hostname.split('.')
  return (
    name !== '' && url.protocol === any.protocol && url.port === any.port && rest.join('.') === any.hostname
  )
}

/** The address that the script requested; undefined if it is malformed. */
const requestedUrl = ({ headers, url = '' }: IncomingMessage): URL | undefined => {
  const protocol = headers[protocolHeader] === 'https' ? 'https' : 'http'
  const address = `${protocol}://${headers.host ?? ''}${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined
}

const isOwnHeader = (name: string): boolean => name === protocolHeader || name === 'host'

/** Headers by which a proxy would speak of its client: a script must not. */
const isForwarded = (name: string): boolean => name === 'forwarded' || name.startsWith('x-forwarded-')

const handInside = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  { inside }: OutgoingOptions,
): void => {
  for (const name of Object.keys(request.headers))
    if (name === protocolHeader || isForwarded(name)) delete request.headers[name]
  inside(request, response, caller)
}

const answerFailure = (response: ServerResponse, error: unknown, signal: AbortSignal): void => {
  if (response.headersSent) return void response.destroy()
  if (error instanceof OutgoingError) return refuse(response, 403, error.message)
  if (signal.aborted) return refuse(response, 504, 'The URL did not respond in time.')
  refuse(response, 502, 'The URL cannot be reached.')
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const forward = async (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: OutgoingOptions,
  limits: OutgoingLimits,
): Promise<void> => {
  const left = new AbortController()
  response.once('close', () => left.abort())
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(limits.milliseconds)])
  try {
    const headers = endToEndHeaders(request.rawHeaders, isOwnHeader).flat()
    const body = hasBody(request) ? pipeline(request, limited(limits.bytes), () => {}) : undefined
    const answer = await sendGuarded(
      url,
      { method: request.method ?? 'GET', headers, signal, ...(body && { body }) },
      options.rules,
      options.resolve,
    )
    response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.rawHeaders).flat())
    pipeline(answer, limited(limits.bytes), response, () => {})
  } catch (error) {
    answerFailure(response, error, signal)
  }
}

/** A server, not yet listening, for the calls of one script. */
export const outgoingGuard = (caller: Caller, options: OutgoingOptions, limits: OutgoingLimits): Server => {
  const mayCall = callMeter(limits.callsPerMinute)
  const server = createServer((request, response) => {
    const url = requestedUrl(request)
    const { 'content-length': length = 0 } = request.headers
    if (!mayCall()) refuse(response, 429, `More than ${limits.callsPerMinute} calls in a minute.`)
    else if (url === undefined) refuse(response, 400, 'The URL is malformed.')
    else if (isInside(url, options)) handInside(request, response, caller, options)
    else if (Number(length) > limits.bytes) refuse(response, 413, 'The request is too large.')
    else void forward(request, response, url, options, limits)
  })
  // Raw sockets of a script.
  server.on('connect', (_request, socket) => void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 501 Not Implemented\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  // The other side keeps connections for as long as it wants; ending one here would race with its next call.
  server.keepAliveTimeout = 0
  return server
}
