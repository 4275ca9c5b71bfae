/** Calls of a version of the published client, each by the id that the client's description gives the operation. */
import { createRequire } from 'node:module'
import { operations } from '../../contract/operations.ts'
import type { TestService } from '../fixtures/test-service.ts'

export type ClientPackage = '@gitbook/api' | '@gitbook/api-latest'
export type Body = Readonly<Record<string, unknown>>

interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With the parameters in braces: `/spaces/{spaceId}`. */
  readonly path: string
}

export interface ClientWalk {
  /**
   * Calls an operation: the values of its path parameters, then its query or its body. An operation that only the other
   * version has is called without the client, so that both versions walk the same way. Fails unless it succeeds.
   */
  readonly call: (operation: string, ...given: readonly unknown[]) => Promise<Body>
  /** Ids of the operations that the client called with success. */
  readonly answered: ReadonlySet<string>
}

const require = createRequire(import.meta.url)
const shape = ({ method, path }: Described): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** The operations that a version of the client and the service have in common, by the client's ids. */
export const commonOperations = (name: ClientPackage): ReadonlyMap<string, Described> => {
  const built = new Set(Object.values(operations).map(shape))
  const { paths } = require(`${name}/spec/openapi.json`) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  }
  const found = new Map<string, Described>()
  for (const [path, methods] of Object.entries(paths))
    for (const [verb, { operationId }] of Object.entries(methods)) {
      const described = { method: verb.toUpperCase() as Described['method'], path }
      if (operationId !== undefined && built.has(shape(described))) found.set(operationId, described)
    }
  return found
}

type Call = (...given: readonly unknown[]) => Promise<{ readonly data: Body | null }>

/** The client's methods by the id of their operation, in lower case: it writes `SAML` as `Saml`. */
const methodsOf = (client: object): ReadonlyMap<string, Call> =>
  new Map(
    Object.values(client).flatMap((group: unknown) =>
      typeof group !== 'object' || group === null
        ? []
        : Object.entries(group).flatMap(([method, call]: [string, unknown]) =>
            typeof call === 'function' ? [[method.toLowerCase(), call as Call] as const] : [],
          ),
    ),
  )

/** Sends the client's requests to the service in this process. */
export const fetchFrom =
  ({ app }: TestService) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const answer = await app.inject({
      method: request.method as Described['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body !== '' && { payload: body }),
    })
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    })
  }

export const clientWalk = (service: TestService, name: ClientPackage, authToken: string): ClientWalk => {
  const { GitBookAPI } = require(name) as { readonly GitBookAPI: new (options: object) => object }
  const request = fetchFrom(service)
  const endpoint = 'http://recto.test'
  const methods = methodsOf(new GitBookAPI({ endpoint, authToken, serviceBinding: { fetch: request } }))
  const own = commonOperations(name)
  const others = new Map([...commonOperations('@gitbook/api'), ...commonOperations('@gitbook/api-latest')])
  const answered = new Set<string>()

  const plainly = async (operation: string, given: readonly unknown[]): Promise<Body> => {
    const described = others.get(operation)
    if (!described) throw new Error(`No version of the client has ${operation}.`)
    const values = [...given]
    const path = described.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(values.shift())))
    const [rest] = values
    const isQuery = described.method === 'GET' || described.method === 'DELETE'
    const query =
      isQuery && rest !== undefined ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const answer = await request(`${endpoint}/v1${path}${query}`, {
      method: described.method,
      headers: {
        authorization: `Bearer ${authToken}`,
        ...(!isQuery && { 'content-type': 'application/json' }),
      },
      ...(!isQuery && { body: JSON.stringify(rest ?? {}) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${operation}: ${text}`)
    return text === '' ? {} : (JSON.parse(text) as Body)
  }

  return {
    answered,
    async call(operation, ...given) {
      if (!own.has(operation)) return plainly(operation, given)
      const method = methods.get(operation.toLowerCase())
      if (!method) throw new Error(`The client ${name} has no method ${operation}.`)
      try {
        const { data } = await method(...given)
        answered.add(operation)
        return data ?? {}
      } catch (error) {
        throw new Error(`${operation} failed: ${String(error)}`, { cause: error })
      }
    },
  }
}

export type Walker = ClientWalk['call']

export const idOf = (body: Body | undefined): string => String(body?.['id'])

export const itemsOf = (body: Body): readonly Body[] => (body['items'] ?? []) as readonly Body[]
