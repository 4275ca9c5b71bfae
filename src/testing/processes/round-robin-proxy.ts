/**
 * A reverse proxy that sends each request to the next of several services, as a load balancer does: requests that a
 * service could not even take go to the next one; what breaks later is answered with 502 or cut off.
 */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobinProxy {
  readonly url: string
  /** The URLs of the services from now on. */
  serve(urls: readonly string[]): void
  close(): Promise<void>
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The answer of a service; undefined if it accepts no connections. Fails if it breaks while answering. */
const ask = (
  url: string,
  { incoming, response, body }: { incoming: IncomingMessage; response: ServerResponse; body: Buffer },
): Promise<IncomingMessage | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = send(`${url}${incoming.url ?? '/'}`, {
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    })
    outgoing.once('response', resolve)
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    response.once('close', () => outgoing.destroy())
    outgoing.end(body)
  })

const forward = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  response.flushHeaders()
  answer.pipe(response)
  // Cut off by its service: the client must not take it for the whole answer.
  answer.once('close', () => void (answer.complete || response.destroy()))
}

export const startRoundRobinProxy = async (first: readonly string[]): Promise<RoundRobinProxy> => {
  let urls = first
  let turn = 0
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming)
    for (let tries = 0; tries < urls.length; tries += 1) {
      turn += 1
      const answer = await ask(urls[turn % urls.length] ?? '', { incoming, response, body })
      if (answer) return forward(answer, response)
    }
    response.writeHead(502).end()
  }
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next) => {
      urls = next
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
