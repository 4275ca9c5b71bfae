/** The event that a request to a public endpoint becomes. */
import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { isGranted } from '../model/granted-scopes.ts'
import { subjectIds } from './addressed-subject.ts'
import type { EndpointAddress } from './endpoint-address.ts'
import { requestHeaders } from './request-headers.ts'
import { isVisitorAddress, visitorPayload } from './visitor-event.ts'

export interface EndpointEvent {
  readonly type: 'fetch' | 'fetch_published_script' | 'fetch_visitor_authentication'
  /** Without `eventId` and `type`. It never says who calls: anybody can call. */
  readonly payload: JsonObject
}

/** The script of a site, if the integration may add one; other requests are passed on as they are. */
const isScript = (subject: EventSubject, { target, rest }: EndpointAddress, method: string): boolean =>
  target?.kind === 'site' &&
  rest === '/script.js' &&
  (method === 'GET' || method === 'HEAD') &&
  isGranted(subject, 'site:script:inject')

/** The event; `unknown` or `malformed` for a request of a visitor that must not become one. */
export const endpointEvent = async (
  ctx: Context,
  subject: EventSubject,
  address: EndpointAddress,
  { method, raw, ip }: FastifyRequest,
): Promise<EndpointEvent | 'unknown' | 'malformed'> => {
  const { addresses } = ctx
  const ids = subjectIds(subject)
  if (isVisitorAddress(address)) {
    const payload = await visitorPayload(ctx, subject, address, raw)
    return typeof payload === 'string'
      ? payload
      : { type: 'fetch_visitor_authentication', payload: { ...ids, ...payload } }
  }
  if (isScript(subject, address, method)) return { type: 'fetch_published_script', payload: ids }
  const { origin } = new URL(addresses.integrationEndpoint(subject.integration.name))
  const headers = requestHeaders(raw.rawHeaders, raw.headers, ip)
  const request = { method: method.toLowerCase(), url: `${origin}${raw.url ?? ''}`, headers }
  return { type: 'fetch', payload: { ...ids, request } }
}
