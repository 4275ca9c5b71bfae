/**
 * Which organizations a credential gives access to. A credential from the single sign-on of an organization gives
 * access to that one only: its identity provider can vouch for its people there, and nowhere else. Any other credential
 * gives access to every organization of its person, except where single sign-on is required: there it works for
 * administrators only, so that nobody is locked out permanently when the provider fails.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import { Failure } from '../http/failure.ts'
import type { Caller } from './caller.ts'

/** Condition on rows of `members` under an alias: a credential with this `signOn` gives access to the organization. */
export const givesEntry = (alias: string, signOn: string | RawBuilder<unknown>): RawBuilder<boolean> => {
  const [organization, role] = [sql.ref(`${alias}.organization`), sql.ref(`${alias}.role`)]
  return sql<boolean>`case when ${signOn} <> '' then ${organization} = ${signOn}
    else ${role} = ${sql.lit(rank('admin'))} or not exists
      (select 1 from organizations entry where entry.id = ${organization} and entry.sso = 1) end`
}

/** For what concerns a person everywhere: a credential from one organization's single sign-on cannot change it. */
export const requireOwnCredential = ({ signOn }: Pick<Caller, 'signOn'>): void => {
  if (signOn !== '')
    throw new Failure(
      'scope-too-low',
      'You are signed in through an organization’s single sign-on, which gives access to that organization only. Sign in with your password to do this.',
    )
}

/** For how a person signs in: only a browser session can change it, never a token, which may have leaked. */
export const requireSession = (caller: Caller): void => {
  requireOwnCredential(caller)
  if (caller.credential.kind !== 'session')
    throw new Failure('scope-too-low', 'This can be changed only in the dashboard, not with an API token.')
}
