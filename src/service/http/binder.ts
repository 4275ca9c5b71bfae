/**
 * Binds operations to verbs. For each request, in this order: who calls, how often, is the credential made for
 * this, are path, query and body well-formed, may they; then the verb; then the answer or the one error shape.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Id } from '../../contract/wire.ts'
import type { Caller } from '../access/caller.ts'
import { scopeAllows } from '../access/caller.ts'
import { requireRecentProof } from '../access/recent-proof.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import type { CredentialUse } from '../access/credential-use.ts'
import { auditRefusedChange } from '../events/audit-log.ts'
import { actingFor } from './acting.ts'
import { authenticate, cookieName, presented } from './authenticate.ts'
import { queryReader } from './coerce.ts'
import { sendText } from './content-encoding.ts'
import { Failure, notFound } from './failure.ts'
import { invalidInput } from './issues.ts'
import type { Policy } from './policy.ts'
import { parameterOf, policyOf } from './policy.ts'
import type { RateLimiter } from './rate-limit.ts'
import { ReadyJson } from './ready-json.ts'
import type { AnyOperation, Call, Verb } from './verb.ts'

export interface Binding {
  readonly operations: readonly AnyOperation[]
  readonly verbs: readonly Verb[]
  /** Operations of the contract that no verb serves yet; they answer 501 after authentication. */
  readonly notBuilt: readonly string[]
}

/** The path as the router wants it. A parameter that may hold slashes must be the last. */
export const routePath = (path: string): string =>
  `/v1${path}`.replace(/\{pagePath\}$/, '*').replace(/\{(\w+)\}/g, ':$1')

/** Throws when an operation has neither verb nor place in `notBuilt`, or a policy that its path cannot feed. */
export const checkBinding = ({ operations, verbs, notBuilt }: Binding): ReadonlyMap<string, Verb> => {
  const byId = new Map(verbs.map((verb) => [verb.operation.id, verb]))
  if (byId.size !== verbs.length) throw new Error('Two verbs serve one operation.')
  for (const { id, path, right } of operations) {
    if (byId.has(id) === notBuilt.includes(id)) {
      throw new Error(`Operation ${id} must have a verb or be listed as not built, and not both.`)
    }
    const parameter = parameterOf(right)
    if (parameter !== undefined && !path.includes(`{${parameter}}`)) {
      throw new Error(`Operation ${id} needs a right on {${parameter}}, which its path does not name.`)
    }
  }
  const known = new Set(operations.map(({ id }) => id))
  for (const id of [...byId.keys(), ...notBuilt]) {
    if (!known.has(id)) throw new Error(`${id} is no operation of the contract.`)
  }
  return byId
}

interface Limits {
  readonly byCredential: RateLimiter
  readonly byAddress: RateLimiter
}

/** Registers the routes of the binding. `used` is told which credential was used. */
export const bind = (
  app: FastifyInstance,
  binding: Binding,
  around: Surroundings,
  limits: Limits,
  used: CredentialUse,
): void => {
  const verbs = checkBinding(binding)
  const cookie = cookieName(around.config.baseUrl)
  for (const operation of binding.operations) {
    const verb = verbs.get(operation.id)
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      handler: handlerOf(operation, verb, around, limits, used, cookie),
    })
  }
}

const parse = (
  part: 'body' | 'query' | 'path',
  schema: z.ZodType,
  value: unknown,
  reason?: 'bad-content',
): unknown => {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw invalidInput(part, result.error, reason)
}

const countRequest = (
  limits: Limits,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
  now: string,
): void => {
  const byAddress = limits.byAddress.take(request.ip)
  const byCredential = caller && limits.byCredential.take(caller.credential.id)
  const window = byCredential ?? byAddress
  if (!window) return
  void reply.header('x-ratelimit-limit', window.limit)
  void reply.header('x-ratelimit-remaining', Math.max(0, window.remaining))
  void reply.header('x-ratelimit-reset', window.reset)
  if (window.remaining < 0 || (byAddress && byAddress.remaining < 0)) {
    const wait = Math.max(1, window.reset - Math.floor(Date.parse(now) / 1000))
    throw new Failure('too-many-requests', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}

/** A request that a browser sends along with the session must come from the dashboard's own pages. */
const checkOrigin = (request: FastifyRequest, caller: Caller | undefined, baseUrl: string): void => {
  if (caller?.credential.kind !== 'session' || request.method === 'GET') return
  const { origin } = request.headers
  const own =
    origin === baseUrl ||
    (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host)
  if (!own) throw new Failure('foreign-origin', 'This request did not come from the dashboard.')
}

const handlerOf = (
  operation: AnyOperation,
  verb: Verb | undefined,
  surroundings: Surroundings,
  limits: Limits,
  used: CredentialUse,
  cookie: string,
) => {
  const { store, config } = surroundings
  const readQuery = operation.query ? queryReader(operation.query) : undefined
  const policy: Policy = policyOf(operation.right, verb?.inTrash ?? false)
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    schema: (operation.params as Record<string, z.ZodType> | undefined)?.[name] ?? Id,
    routed: name === 'pagePath' ? '*' : name,
  }))
  const isPublic = operation.right.on === 'nothing'

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const shown = presented(request.headers, cookie)
    const caller = shown && (await callerOf(shown, isPublic))
    countRequest(limits, request, reply, caller, surroundings.now())
    if (!caller && !isPublic) {
      throw new Failure('not-signed-in', 'Sign in, or send a token in the Authorization header.')
    }
    checkOrigin(request, caller, config.baseUrl)
    if (caller) {
      used.note(caller)
      if (!scopeAllows(caller.scope, operation.scope)) {
        throw new Failure(
          'scope-too-low',
          `This token was made for "${caller.scope}"; this needs "${operation.scope}".`,
        )
      }
    }
    if (!verb) throw new Failure('not-built', 'This operation is not there yet.')
    if (caller) requireRecentProof(operation, caller, surroundings.now())

    const params: Record<string, string> = {}
    for (const { name, schema, routed } of parameters) {
      const value = (request.params as Record<string, string>)[routed]
      const result = schema.safeParse(value)
      // A path that no identifier has is a path to nothing.
      if (!result.success) throw notFound()
      params[name] = result.data as string
    }
    const search = request.url.indexOf('?')
    const query =
      operation.query &&
      parse('query', operation.query, readQuery?.(search < 0 ? '' : request.url.slice(search)))
    const body = operation.body && parse('body', operation.body, request.body, operation.badBody)

    let status: number = operation.status
    const call: Call<never> = {
      params: params as never,
      query: query as never,
      body: body as never,
      caller: caller as never,
      around: surroundings,
      request: {
        id: request.id,
        address: request.ip,
        agent: request.headers['user-agent']?.slice(0, 300) ?? '',
        headers: request.headers,
        stream: operation.rawBody ? (request.body as Readable | undefined) : undefined,
        response: reply.raw,
      },
      setHeader: (name, value) => void reply.header(name, value),
      created: (url) => void reply.header('location', url),
      setStatus: (value) => void (status = value),
      authorize: (db) => authorize(db) as Promise<never>,
    }
    // Operations without a credential have no subject; all others have a caller by now.
    const authorize = (db: Db) => (caller ? policy(db, caller, params) : Promise.resolve(undefined))
    const run = async (db: Db) => verb.run(call, db, (await authorize(db)) as never)

    let result: unknown
    const source = { address: request.ip, agent: call.request.agent, credential: caller?.credential }
    try {
      if (verb.kind === 'reads') result = await run(store.read)
      else
        result = await actingFor(source, () => (verb.kind === 'writes' ? store.write(run) : run(store.read)))
    } catch (error) {
      const toldTo = error instanceof Failure ? error.toldTo : undefined
      // What was to be done is taken back, and with it what it would have written into the log.
      if (error instanceof Failure && toldTo !== undefined)
        await actingFor(source, () =>
          store.write((db) =>
            auditRefusedChange(db, surroundings, toldTo, {
              operation: operation.id,
              actor: caller?.person ?? '',
              reason: error.reason,
              why: error.message,
            }),
          ),
        )
      // Deleting what is not there, or cannot be seen, has happened already.
      if (operation.method === 'DELETE' && error instanceof Failure && error.reason === 'not-found') {
        return reply.code(204).send()
      }
      throw error
    }
    if (operation.stream) return reply.hijack()
    if (!operation.result || status === 204) return reply.code(status).send()
    const text = result instanceof ReadyJson ? result.text : JSON.stringify(result)
    if (config.checkAnswers) checkAnswer(operation, text)
    return sendText(request, reply.code(status).type('application/json; charset=utf-8'), text)
  }

  async function callerOf(shown: NonNullable<ReturnType<typeof presented>>, forgiving: boolean) {
    try {
      return await authenticate(store.read, shown, surroundings.now())
    } catch (error) {
      // A stale cookie must not keep anybody from signing in again.
      if (forgiving && error instanceof Failure) return undefined
      throw error
    }
  }
}

/** Throws when an answer is not what the contract promises: the defect is ours, and a test should find it. */
const checkAnswer = (operation: AnyOperation, text: string): void => {
  const parsed = operation.result?.safeParse(JSON.parse(text))
  if (parsed && !parsed.success) {
    throw new Error(
      `${operation.id} answered outside its contract: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
    )
  }
}
