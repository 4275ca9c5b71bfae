/** The caller of a request. */
import type { Scope } from '../../contract/operation/operation.ts'
import { scopes } from '../../contract/operation/operation.ts'

export interface Caller {
  readonly person: string
  readonly email: string
  readonly displayName: string
  /** Operates the installation. */
  readonly operator: boolean
  /** The organization whose single sign-on issued the credential, or ''. It gives no access to other organizations. */
  readonly signOn: string
  /** The scope of a token; sessions have every right of their person. */
  readonly scope: Scope
  readonly credential: { readonly kind: 'token' | 'session'; readonly id: string }
  /** When the person last reauthenticated in this session; absent for tokens. */
  readonly provedAt?: string
}

export const scopeAllows = (held: Scope, needed: Scope): boolean =>
  scopes.indexOf(held) >= scopes.indexOf(needed)
