/**
 * Which organizations a credential leads into. One that was got through the sign-on of an organization leads into
 * that one and no other: whoever runs its identity provider can speak for its people there, and nowhere else. Any
 * other credential leads into every organization of its person, save where signing on is compulsory: there only
 * administrators come in by it, so that nobody is locked out for good when the provider fails.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import { Failure } from '../http/failure.ts'
import type { Caller } from './caller.ts'

/** A condition on rows of `members` under an alias: the credential, whose sign-on is given, leads into their organization. */
export const entered = (alias: string, signOn: string | RawBuilder<unknown>): RawBuilder<boolean> => {
  const [organization, role] = [sql.ref(`${alias}.organization`), sql.ref(`${alias}.role`)]
  return sql<boolean>`case when ${signOn} <> '' then ${organization} = ${signOn}
    else ${role} = ${sql.lit(rank('admin'))} or not exists
      (select 1 from organizations entry where entry.id = ${organization} and entry.sso = 1) end`
}

/** For what concerns a person everywhere: a credential of one organization does not decide about it. */
export const requireOwnCredential = ({ signOn }: Pick<Caller, 'signOn'>): void => {
  if (signOn !== '')
    throw new Failure(
      'scope-too-low',
      'You are signed in through an organization, which concerns that organization alone. Sign in with your password for this.',
    )
}

/** For how a person signs in: only who sits at the browser changes it, never a token that may have leaked. */
export const requireSession = (caller: Caller): void => {
  requireOwnCredential(caller)
  if (caller.credential.kind !== 'session')
    throw new Failure('scope-too-low', 'This is changed in the dashboard, not with a token.')
}
