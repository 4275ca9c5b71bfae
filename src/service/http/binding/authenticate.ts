/** Identifies the caller by a bearer token or by the dashboard's session cookie. */
import { hash } from 'node:crypto'
import type { Scope } from '../../../contract/operation/operation.ts'
import type { Caller } from '../../access/caller.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'
import { Failure } from '../failure.ts'

/** The stored form of a token or cookie. Both are long and random, so a plain hash suffices. */
export const hashSecret = (secret: string): string => hash('sha256', secret)

export const cookieName = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-recto' : 'recto'

export interface PresentedCredential {
  readonly kind: 'token' | 'session'
  readonly secret: string
}

/** The credential of a request, if any. A bearer token takes precedence over a cookie. */
export const presentedCredential = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  cookie: string,
): PresentedCredential | undefined => {
  const { authorization } = headers
  if (typeof authorization === 'string') {
    const [, secret] = /^Bearer +([^\s]+)$/i.exec(authorization) ?? []
    if (secret === undefined) {
      throw new Failure('bad-credentials', 'The Authorization header must be "Bearer" followed by a token.')
    }
    return { kind: 'token', secret }
  }
  for (const pair of (headers.cookie as string | undefined)?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === cookie && value) return { kind: 'session', secret: value }
  }
  return undefined
}

/** Milliseconds after which an unused session expires. */
export const sessionLength = 30 * 24 * 3600 * 1000

const ended = () =>
  new Failure(
    'expired-credentials',
    'This session or token has expired. Sign in again or create a new token.',
  )
const unknown = () =>
  new Failure('bad-credentials', 'This session or token is not valid. Sign in again or create a new token.')

const personOfToken = hotQuery(
  (db, hash: string) =>
    db
      .selectFrom('tokens as c')
      .innerJoin('persons as p', 'p.id', 'c.person')
      .select(['c.id', 'c.name', 'c.scope', 'c.expires_at', 'c.sign_on'])
      .select(['p.id as person', 'p.email', 'p.display_name', 'p.photo_url', 'p.operator', 'p.disabled_at'])
      .where('c.hash', '=', hash),
  ([row]) => row,
)

const personOfSession = hotQuery(
  (db, hash: string) =>
    db
      .selectFrom('sessions as c')
      .innerJoin('persons as p', 'p.id', 'c.person')
      .select(['c.id', 'c.expires_at', 'c.sign_on', 'c.proved_at'])
      .select(['p.id as person', 'p.email', 'p.display_name', 'p.photo_url', 'p.operator', 'p.disabled_at'])
      .where('c.hash', '=', hash),
  ([row]) => row,
)

/** The caller of a valid integration token; fails with `bad-credentials` or `expired-credentials`. */
export const validIntegration = (found: Caller | 'expired' | 'unknown'): Caller => {
  if (found === 'expired') throw ended()
  if (found === 'unknown') throw unknown()
  return found
}

/** The caller behind a credential; fails with `bad-credentials` or `expired-credentials`. */
export const authenticate = async (
  db: Db,
  { kind, secret }: PresentedCredential,
  now: string,
): Promise<Caller> => {
  const hashed = hashSecret(secret)
  const row = kind === 'token' ? await personOfToken(db, hashed) : await personOfSession(db, hashed)
  // Ended sessions are deleted, so an unknown session cookie is most likely from one.
  if (!row || row.disabled_at !== null) throw kind === 'session' ? ended() : unknown()
  if (row.expires_at !== null && row.expires_at <= now) throw ended()
  return {
    person: row.person,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    // The operator of an organization's identity provider is not the operator of the installation.
    operator: row.operator === 1 && row.sign_on === '',
    signOn: row.sign_on,
    scope: 'scope' in row ? (row.scope as Scope) : 'admin',
    credential: { kind, id: row.id },
    ...('name' in row && { tokenName: row.name }),
    ...('proved_at' in row && row.proved_at !== null && { provedAt: row.proved_at }),
  }
}
