/** The service's own origins, for scripts: calls to them are handled in this process and never reach the network. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import type { Store } from '../../storage/store.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type OwnOrigin = 'api' | 'integrations'

const handlers = new WeakMap<Store, Map<OwnOrigin, Handler>>()

/** Registers the server of an origin when it is built. */
export const handleInside = (
  { store }: Pick<Context, 'store'>,
  origin: OwnOrigin,
  handler: Handler,
): void => {
  const known = handlers.get(store) ?? new Map<OwnOrigin, Handler>()
  handlers.set(store, known.set(origin, handler))
}

/** Whether a host with its port is that of the public endpoints, or of one integration's. */
const isIntegrationsHost = (integrationsUrl: string, host: string): boolean => {
  const own = new URL(integrationsUrl).host
  return own.startsWith('*.') ? host.endsWith(own.slice(1)) : host === own
}

/** The socket of a script has no address: its calls come from this machine. */
const addAddress = ({ socket }: IncomingMessage): void => {
  if (socket.remoteAddress === undefined)
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1', configurable: true })
}

/** Hands a request of a script to the origin that its host names; 502 if this process does not serve it. */
export const insideHandler =
  ({ store, config }: Pick<Context, 'store' | 'config'>): Handler =>
  (request, response) => {
    const origin = isIntegrationsHost(config.integrationsUrl, request.headers.host ?? '')
      ? 'integrations'
      : 'api'
    addAddress(request)
    const handler = handlers.get(store)?.get(origin)
    if (handler) handler(request, response)
    else response.writeHead(502).end()
  }
