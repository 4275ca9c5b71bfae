/** A request of the browser to single sign-on, and its refusal. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInProblem, SignOnProblem } from '../../../contract/people/sign-on-problems.ts'
import { audit } from '../../events/audit-log.ts'
import type { SamlProviderTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { SignOnError } from './saml-response.ts'
import type { RefusedRequest } from './sign-on-tests.store.ts'
import { failTest } from './sign-on-tests.store.ts'

export type SignOnRequest = FastifyRequest<{ Params: { provider: string } }>

export interface SignOnCall {
  readonly ctx: Context
  readonly request: SignOnRequest
  readonly reply: FastifyReply
  readonly provider: SamlProviderTable
}

/** Entity id and ACS URL under which a provider knows this service. */
export const serviceOf = ({ addresses }: Context, provider: string) => {
  const { acs, metadata } = addresses.signOn(provider)
  return { entityId: metadata, acs }
}

/** The settings page that shows the result of a test. */
export const testResultUrl = ({ config }: Context, provider: SamlProviderTable, test: string): string => {
  const query = new URLSearchParams({ provider: provider.id, test })
  return `${config.baseUrl}/o/${provider.organization}/settings/sign-on?${query.toString()}`
}

/** Redirects the browser to the sign-in page, which explains the problem. */
export const showProblem = ({ config }: Context, reply: FastifyReply, problem: SignInProblem): FastifyReply =>
  reply.redirect(`${config.baseUrl}/sign-in?${new URLSearchParams({ problem }).toString()}`, 303)

/** Records a rejected response in the audit log. */
const auditRefusal = (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  { problem, message }: { readonly problem: SignOnProblem; readonly message: string },
): Promise<void> =>
  audit(db, ctx, {
    organization: provider.organization,
    action: 'sign-on.refused',
    actor: '',
    target: { kind: 'saml-provider', id: provider.id, title: provider.label },
    after: { problem, detail: message.slice(0, 500) },
  })

/** Redirects to the error page. A test, given its request, returns to its screen, which shows more details. */
export const refuseSignOn = async (
  { ctx, reply, provider }: SignOnCall,
  error: SignOnError,
  refused?: RefusedRequest,
): Promise<unknown> => {
  const test = await ctx.store.write(async (db) => {
    await auditRefusal(ctx, db, provider, error)
    return refused === undefined ? undefined : failTest(ctx, db, provider, refused, error)
  })
  if (test === undefined) return showProblem(ctx, reply, error.problem)
  return reply.redirect(testResultUrl(ctx, provider, test), 303)
}
