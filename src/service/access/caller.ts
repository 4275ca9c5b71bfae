/** Who calls. */
import type { Scope } from '../../contract/operation.ts'
import { scopes } from '../../contract/operation.ts'

export interface Caller {
  readonly person: string
  readonly email: string
  readonly displayName: string
  /** Runs the installation. */
  readonly operator: boolean
  /** What the credential was made for; sessions may do everything that their person may. */
  readonly scope: Scope
  readonly credential: { readonly kind: 'token' | 'session'; readonly id: string }
}

export const scopeAllows = (held: Scope, needed: Scope): boolean =>
  scopes.indexOf(held) >= scopes.indexOf(needed)
