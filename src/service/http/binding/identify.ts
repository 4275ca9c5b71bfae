/**
 * Identifies the caller before the body is read, so that a request without a credential cannot make the service read
 * ten megabytes. Checks the credential, the rate limit, the origin of the request and the credential's scope.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { scopeAllows } from '../../access/caller.ts'
import type { CredentialUse } from '../../access/credential-use.ts'
import type { Context } from '../../context.ts'
import { requireIntegrationScope } from '../../access/integration-access.ts'
import { integrationCaller, isIntegrationToken } from '../../access/integration-caller.ts'
import { authenticate, cookieName, presentedCredential, validIntegration } from './authenticate.ts'
import { Failure } from '../failure.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { AnyOperation } from '../verb.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** The caller of a request that `authenticateFor` accepted; undefined on operations that need no credential. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** A request that a browser sends with the session cookie must come from the dashboard's own pages. */
const checkOrigin = (request: FastifyRequest, { credential }: Caller, baseUrl: string): void => {
  if (credential.kind !== 'session' || request.method === 'GET') return
  const { origin } = request.headers
  const isSameOrigin =
    origin === baseUrl ||
    (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host)
  if (!isSameOrigin)
    throw new Failure('foreign-origin', 'Only the dashboard can send this request with a session.')
}

/** The hook of an operation that runs before its body is read. `used` records which credential was used. */
export const authenticateFor = (
  operation: AnyOperation,
  { store, config, now, keys }: Context,
  limits: RequestLimits,
  used: CredentialUse,
) => {
  const { right, scope } = operation
  const isPublic = right.on === 'nothing'
  const cookie = cookieName(config.baseUrl)

  const identified = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined> => {
    try {
      const credential = presentedCredential(request.headers, cookie)
      if (credential === undefined) return undefined
      return isIntegrationToken(credential.secret)
        ? validIntegration(await integrationCaller(store.read, keys, credential.secret, now()))
        : await authenticate(store.read, credential, now())
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // A stale cookie must not prevent signing in again.
      if (isPublic) return undefined
      limits.countRefused(request, reply)
      throw error
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = await identified(request, reply)
    if (caller) limits.countCaller(request, reply, caller.credential.id)
    else limits.countStranger(request, reply)
    if (!caller) {
      if (isPublic) return
      throw new Failure('not-signed-in', 'Sign in, or send a token in the Authorization header.')
    }
    checkOrigin(request, caller, config.baseUrl)
    if (caller.integration) requireIntegrationScope(operation, caller.integration)
    used.note(caller)
    if (!scopeAllows(caller.scope, scope))
      throw new Failure(
        'scope-too-low',
        `This token has the scope "${caller.scope}"; this operation needs "${scope}".`,
      )
    callers.set(request, caller)
  }
}
