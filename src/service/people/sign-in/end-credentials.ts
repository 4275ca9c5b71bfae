/** Revokes credentials when a password changes. */
import { hashSecret } from '../../http/binding/authenticate.ts'
import type { Db } from '../../storage/store.ts'
import { endNotificationFeed } from '../inbox/notification-feed.ts'

export interface KeptCredentials {
  /** The caller's own session. */
  readonly session?: string
  /** All tokens, or the one with this value. */
  readonly tokens?: 'all' | { readonly secret: string | undefined }
}

/**
 * Ends the sessions, pending sign-ins, password reset links, tokens and the notification feed of a person, except those
 * to keep: the feed lasts as long as all tokens. Returns the names of the revoked tokens.
 */
export const endCredentials = async (
  db: Db,
  person: string,
  { session = '', tokens }: KeptCredentials = {},
): Promise<readonly string[]> => {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', session).execute()
  await db.deleteFrom('factor_tickets').where('person', '=', person).where('kind', '=', 'sign-in').execute()
  await db.deleteFrom('password_resets').where('person', '=', person).execute()
  if (tokens === 'all') return []
  await endNotificationFeed(db, person)
  const kept = tokens?.secret === undefined ? '' : hashSecret(tokens.secret)
  const ended = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('hash', '!=', kept)
    .returning('name')
    .execute()
  return ended.map(({ name }) => name)
}
