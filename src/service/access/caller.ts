/** The caller of a request. */
import type { IntegrationScope } from '../../contract/integrations/scopes.ts'
import type { Scope } from '../../contract/operation/operation.ts'
import { scopes } from '../../contract/operation/operation.ts'

/** An integration that calls the API with its own token. It has no person, and only the access that its scopes give. */
export interface IntegrationCaller {
  readonly name: string
  /** Absent for the token of the integration itself, which acts for all of its installations. */
  readonly installation?: string
  /** What was granted: to the installation, or that the integration asks for. */
  readonly scopes: readonly IntegrationScope[]
  /** How many calls of integrations led to this one: an event raised by an event, and so on. */
  readonly depth: number
}

export interface Caller {
  /** '' for integrations. */
  readonly person: string
  readonly email: string
  readonly displayName: string
  /** Operates the installation. */
  readonly operator: boolean
  /** The organization whose single sign-on issued the credential, or ''. It gives no access to other organizations. */
  readonly signOn: string
  /** The scope of a token; sessions have every right of their person. */
  readonly scope: Scope
  readonly credential: { readonly kind: 'token' | 'session' | 'integration'; readonly id: string }
  /** What the person called the token. */
  readonly tokenName?: string
  /** Null without a photo; absent if it was not looked up. */
  readonly photoURL?: string | null
  readonly integration?: IntegrationCaller
  /** When the person last reauthenticated in this session; absent for tokens. */
  readonly provedAt?: string
}

/** The person, and which organizations their credential gives access to. */
export type PersonWithEntry = Pick<Caller, 'person' | 'signOn'>

/**
 * The person that a job works for. The request that started it showed that their credential gives access to the
 * organization, also where single sign-on is required; their role is looked up again.
 */
export const jobCaller = ({
  person,
  organization,
}: {
  readonly person: string
  readonly organization: string
}): PersonWithEntry => ({ person, signOn: organization })

export const scopeAllows = (held: Scope, needed: Scope): boolean =>
  scopes.indexOf(held) >= scopes.indexOf(needed)
