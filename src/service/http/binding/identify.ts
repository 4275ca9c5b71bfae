/**
 * Identifies the caller before the body is read, so that a request without a credential cannot make the service read
 * ten megabytes. Checks the credential, the rate limit, the origin of the request and the credential's scope.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { scopeAllows } from '../../access/caller.ts'
import type { CredentialUse } from '../../access/credential-use.ts'
import type { Context } from '../../context.ts'
import { authenticate, cookieName, presented } from './authenticate.ts'
import { Failure } from '../failure.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { AnyOperation } from '../verb.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** The caller of a request that `identifyFor` accepted; undefined on operations that need no credential. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** A request that a browser sends with the session cookie must come from the dashboard's own pages. */
const checkOrigin = (request: FastifyRequest, { credential }: Caller, baseUrl: string): void => {
  if (credential.kind !== 'session' || request.method === 'GET') return
  const { origin } = request.headers
  const own =
    origin === baseUrl ||
    (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host)
  if (!own) throw new Failure('foreign-origin', 'This request did not come from the dashboard.')
}

/** The hook of an operation that runs before its body is read. `used` records which credential was used. */
export const identifyFor = (
  { right, scope }: AnyOperation,
  { store, config, now }: Context,
  limits: RequestLimits,
  used: CredentialUse,
) => {
  const isPublic = right.on === 'nothing'
  const cookie = cookieName(config.baseUrl)

  const identified = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined> => {
    try {
      const shown = presented(request.headers, cookie)
      return shown && (await authenticate(store.read, shown, now()))
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
    used.note(caller)
    if (!scopeAllows(caller.scope, scope))
      throw new Failure('scope-too-low', `This token was made for "${caller.scope}"; this needs "${scope}".`)
    callers.set(request, caller)
  }
}
