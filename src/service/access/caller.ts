/** Who calls. */
import type { Scope } from '../../contract/operation/operation.ts'
import { scopes } from '../../contract/operation/operation.ts'

export interface Caller {
  readonly person: string
  readonly email: string
  readonly displayName: string
  /** Runs the installation. */
  readonly operator: boolean
  /** The organization through whose sign-on the credential was got, or ''. It leads into no other. */
  readonly signOn: string
  /** What the credential was made for; sessions may do everything that their person may. */
  readonly scope: Scope
  readonly credential: { readonly kind: 'token' | 'session'; readonly id: string }
  /** When the person of the session last showed who they are; absent with tokens. */
  readonly provedAt?: string
}

export const scopeAllows = (held: Scope, needed: Scope): boolean =>
  scopes.indexOf(held) >= scopes.indexOf(needed)
