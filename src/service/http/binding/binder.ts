/**
 * Binds operations to verbs. Each request passes through, in this order: authentication, rate limit and scope
 * (`identify.ts`); validation of path, query and body; authorization; the verb; the response or the one error shape.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { largestPublicBody } from '../../../contract/wire/request-limits.ts'
import { Id } from '../../../contract/wire/shapes.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { requireRecentProof } from '../../access/recent-reauthentication.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { CredentialUse } from '../../access/credential-use.ts'
import { auditRefusedChange } from '../../events/audit-log.ts'
import { actingFor } from './request-source.ts'
import { queryReader } from '../input/query-reader.ts'
import { Failure, notFound } from '../failure.ts'
import { authenticateFor, callerOf } from './identify.ts'
import { valuesOf } from '../input/json-body.ts'
import { LargeBody } from '../input/large-body.ts'
import { parsePart } from '../input/parse-part.ts'
import type { Lockable, Policy } from './policy.ts'
import { organizationOf, parameterOf, policyOf } from './policy.ts'
import { ReadyJson } from '../ready-json.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import { operationTimes } from '../server/operation-times.ts'
import type { AnyOperation, Call, Verb } from '../verb.ts'
import { withheldFrom } from './withheld-credentials.ts'

export interface Binding {
  readonly operations: readonly AnyOperation[]
  readonly verbs: readonly Verb[]
}

/** The path in the router's syntax. A parameter that can contain slashes must come last. */
export const routePath = (path: string): string =>
  `/v1${path}`.replace(/\{pagePath\}$/, '*').replace(/\{(\w+)\}/g, ':$1')

/** Throws if an operation has no verb, or if its policy needs a parameter that its path lacks. */
export const checkBinding = ({ operations, verbs }: Binding): void => {
  const served = new Set(verbs.map((verb) => verb.operation.id))
  if (served.size !== verbs.length) throw new Error('Two verbs serve the same operation.')
  for (const { id, path, right } of operations) {
    if (!served.has(id)) throw new Error(`Operation ${id} must have a verb.`)
    const parameter = parameterOf(right)
    if (parameter !== undefined && !path.includes(`{${parameter}}`)) {
      throw new Error(`Operation ${id} needs a right on {${parameter}}, which its path does not contain.`)
    }
  }
  const known = new Set(operations.map(({ id }) => id))
  for (const id of served) if (!known.has(id)) throw new Error(`The contract has no operation ${id}.`)
}

/** Registers the routes of the binding. `used` records which credentials were used. */
export const bind = (
  app: FastifyInstance,
  binding: Binding,
  ctx: Context,
  limits: RequestLimits,
  used: CredentialUse,
): void => {
  checkBinding(binding)
  for (const verb of binding.verbs) {
    const { operation } = verb
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      ...(operation.right.on === 'nothing' && { bodyLimit: largestPublicBody }),
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
      onRequest: authenticateFor(operation, ctx, limits, used),
      ...(operation.stream !== 'event-stream' && { onResponse: timed(operation.id, ctx) }),
      handler: handlerOf(verb, ctx),
    })
  }
}

const timed =
  (operation: string, { store }: Pick<Context, 'store'>) =>
  (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    operationTimes.add(store, operation, reply.elapsedTime)
    done()
  }

/** Reads the parameters of an operation's path; undefined when one of them is malformed. */
const paramsReader = (operation: AnyOperation) => {
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    schema: (operation.params as Record<string, z.ZodType> | undefined)?.[name] ?? Id,
    routed: name === 'pagePath' ? '*' : name,
  }))
  return (request: FastifyRequest): Record<string, string> | undefined => {
    const params: Record<string, string> = {}
    for (const { name, schema, routed } of parameters) {
      const result = schema.safeParse((request.params as Record<string, string>)[routed])
      if (!result.success) return undefined
      params[name] = result.data as string
    }
    return params
  }
}

const readBody = (operation: AnyOperation, schema: z.ZodType, request: FastifyRequest): unknown =>
  request.body instanceof LargeBody
    ? request.body.read(operation)
    : parsePart('body', schema, request.body, { reason: operation.badBody, values: valuesOf(request) })

const handlerOf = (verb: Verb, ctx: Context) => {
  const { operation } = verb
  const { store, config } = ctx
  const readQuery = operation.query ? queryReader(operation.query) : undefined
  const policy: Policy = policyOf(operation, verb.inTrash ?? false)
  const readParams = paramsReader(operation)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = callerOf(request)
    if (caller) requireRecentProof(operation, caller, ctx.now())

    const params = readParams(request)
    // A malformed identifier cannot exist: the same answer as for an unknown one.
    if (params === undefined) {
      if (operation.method === 'DELETE') return reply.code(operation.status).send()
      throw notFound()
    }
    const search = request.url.indexOf('?')
    const query =
      operation.query &&
      parsePart('query', operation.query, readQuery?.(search < 0 ? '' : request.url.slice(search)))
    const body = operation.body && (await readBody(operation, operation.body, request))

    let status: number = operation.status
    const call: Call<never> = {
      params: params as never,
      query: query as never,
      body: body as never,
      caller: caller as never,
      ctx,
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
    // Operations without authentication have no subject; all others have a caller here.
    const authorize = (db: Db) => (caller ? policy(db, caller, params) : Promise.resolve(undefined))
    const subjectOf = async (db: Db): Promise<unknown> => {
      const subject = await authorize(db)
      if (!verb.locksOrganization) return subject
      await lockOrganization(db, organizationOf(subject as Lockable))
      return authorize(db)
    }
    const run = async (db: Db) => verb.run(call, db, (await subjectOf(db)) as never)

    let result: unknown
    const source = { address: request.ip, agent: call.request.agent, caller, credential: caller?.credential }
    try {
      result = await actingFor(source, () => (verb.kind === 'writes' ? store.write(run) : run(store.read)))
    } catch (error) {
      const toldTo = error instanceof Failure ? error.toldTo : undefined
      // The transaction was rolled back together with its audit entry, so the refusal is logged separately.
      if (error instanceof Failure && toldTo !== undefined)
        await actingFor(source, () =>
          store.write((db) =>
            auditRefusedChange(db, ctx, toldTo, {
              operation: operation.id,
              actor: caller?.person ?? '',
              reason: error.reason,
              why: error.message,
            }),
          ),
        )
      // Deleting something that does not exist, or is not visible to the caller, succeeds.
      if (operation.method === 'DELETE' && error instanceof Failure && error.reason === 'not-found') {
        return reply.code(operation.status).send()
      }
      throw error
    }
    if (operation.stream) return reply.hijack()
    if (!operation.result || status === 204) return reply.code(status).send()
    const visibleResult = withheldFrom(caller, operation.result, result)
    const answer =
      visibleResult instanceof ReadyJson ? visibleResult : new ReadyJson(JSON.stringify(visibleResult))
    if (config.checkAnswers) checkAnswer(operation, answer.text)
    return answer.send(request, reply.code(status).type('application/json; charset=utf-8'))
  }
}

/** Throws if a response does not match the contract. That is a defect of the service, which tests should find. */
const checkAnswer = (operation: AnyOperation, text: string): void => {
  const parsed = operation.result?.safeParse(JSON.parse(text))
  if (parsed && !parsed.success) {
    throw new Error(
      `The response of ${operation.id} violates the contract: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
    )
  }
}
