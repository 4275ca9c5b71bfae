/** Requests to a proxy on this machine by the host names that it serves, whatever its certificate. */
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface ProxyRequest {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request; the body of the response is not read yet. */
export const openHttps = async (
  port: number,
  { host, path, method = 'GET', headers = {}, body }: ProxyRequest,
): Promise<IncomingMessage> => {
  const sent = request({
    ...{ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false, path, method, agent: false },
    headers: { host, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  // The connection may end with the response.
  sent.on('error', () => {})
  return response
}

export const askHttps = async (port: number, asked: ProxyRequest) => {
  const response = await openHttps(port, asked)
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
}
