/** What ends when a password changes: everything that was got with the one before. */
import { hashSecret } from '../../http/binding/authenticate.ts'
import type { Db } from '../../storage/store.ts'

export interface KeptCredentials {
  /** The session of whoever changes it. */
  readonly session?: string
  /** All tokens, or one by its value. */
  readonly tokens?: 'all' | { readonly secret: string | undefined }
}

/** Ends the sessions, begun sign-ins and tokens of a person. Gives the names of the tokens that it ended. */
export const endCredentials = async (
  db: Db,
  person: string,
  { session = '', tokens }: KeptCredentials = {},
): Promise<readonly string[]> => {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', session).execute()
  await db.deleteFrom('factor_tickets').where('person', '=', person).where('kind', '=', 'sign-in').execute()
  if (tokens === 'all') return []
  const kept = tokens?.secret === undefined ? '' : hashSecret(tokens.secret)
  const ended = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('hash', '!=', kept)
    .returning('name')
    .execute()
  return ended.map(({ name }) => name)
}
