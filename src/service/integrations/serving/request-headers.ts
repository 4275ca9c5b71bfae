/** Headers between a caller and an integration. */
import type { IncomingHttpHeaders } from 'node:http'
import { endToEndHeaders } from '../runtime/connection-headers.ts'
import { confinedCookie, foreignCookies } from './cookies.ts'

/** By these a proxy names the client; what a caller claims there is not passed on. */
const isForwarded = (name: string): boolean => name === 'forwarded' || name.startsWith('x-forwarded-')

/** The headers of a request as its event names them, in lower case, without our cookies. `ip` is the client's address. */
export const requestHeaders = (
  raw: readonly string[],
  { connection = '' }: Pick<IncomingHttpHeaders, 'connection'>,
  ip: string,
): Record<string, string> => {
  const ofConnection = new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
  const headers = new Map<string, string>()
  for (const [name, value] of endToEndHeaders(raw)) {
    const lower = name.toLowerCase()
    if (isForwarded(lower) || ofConnection.has(lower)) continue
    const known = headers.get(lower)
    headers.set(lower, known === undefined ? value : `${known}${lower === 'cookie' ? '; ' : ', '}${value}`)
  }
  const cookies = foreignCookies(headers.get('cookie') ?? '')
  headers.delete('cookie')
  return {
    ...Object.fromEntries(headers),
    ...(cookies !== undefined && { cookie: cookies }),
    'x-forwarded-for': ip,
  }
}

/** Headers of an answer that affect the whole origin, which all integrations share. */
const isForOrigin = (name: string): boolean =>
  [
    'alt-svc',
    'clear-site-data',
    'nel',
    'report-to',
    'service-worker-allowed',
    'strict-transport-security',
  ].includes(name)

export interface AnswerRules {
  /** What cookies are confined to. */
  readonly path: string
  readonly policy: string | undefined
  /** Whether the answer is for one visitor, and never cached. */
  readonly isPrivate: boolean
}

/** The headers of an answer that are passed on: cookies are confined to `path`, `policy` is added. */
export const answerHeaders = (
  headers: readonly (readonly [string, string])[],
  { path, policy, isPrivate }: AnswerRules,
): [string, string][] => {
  const passed = headers.flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase()
    if (isForOrigin(lower) || (isPrivate && lower === 'cache-control')) return []
    if (lower !== 'set-cookie') return [[name, value]]
    const cookie = confinedCookie(value, path)
    return cookie === undefined ? [] : [[name, cookie]]
  })
  if (isPrivate) passed.push(['Cache-Control', 'private, no-store'])
  return policy === undefined ? passed : [...passed, ['Content-Security-Policy', policy]]
}
