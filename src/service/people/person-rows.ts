/** Rows of people, their tokens and sessions. */
import { base62 } from '../identifiers.ts'
import { auditPerson } from '../events/audit-log.ts'
import { hashSecret, sessionLength } from '../http/binding/authenticate.ts'
import type { PersonRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../../contract/operation/operation.ts'

export interface NewPerson {
  readonly email: string
  readonly displayName: string
  /** As returned by `hashPassword`; null for people without a password. */
  readonly password: string | null
  readonly operator: boolean
  /** Whether the address is verified; addresses set by the operator are trusted. */
  readonly verified?: boolean
}

/** Adds a person; the address is stored in lower case. */
export const insertPerson = async (ctx: Context, db: Db, person: NewPerson): Promise<PersonRow> => {
  const now = ctx.now()
  return db
    .insertInto('persons')
    .values({
      id: ctx.mint('person'),
      email: person.email.toLowerCase(),
      display_name: person.displayName,
      photo_url: null,
      password: person.password,
      operator: person.operator ? 1 : 0,
      disabled_at: null,
      verified_at: (person.verified ?? person.operator) ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findPersonByEmail = (db: Db, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom('persons').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

/** How a person authenticated. */
export type SignInMethod = 'password' | 'link' | 'invite' | 'set-up' | 'sign-on' | 'second-factor' | 'passkey'

/** Starts a session and returns the value for its cookie; only its hash is stored. */
export const beginSession = async (
  ctx: Context,
  db: Db,
  person: string,
  { address, agent }: { readonly address: string; readonly agent: string },
  method: SignInMethod,
  { signOn = '', until }: { readonly signOn?: string; readonly until?: string | undefined } = {},
): Promise<string> => {
  const secret = base62(ctx.random, 43)
  const now = ctx.now()
  const id = ctx.mint('session')
  const latest = new Date(Date.parse(now) + sessionLength).toISOString()
  await db
    .insertInto('sessions')
    .values({
      id,
      hash: hashSecret(secret),
      person,
      created_at: now,
      used_at: now,
      expires_at: until !== undefined && until < latest ? until : latest,
      address,
      agent,
      sign_on: signOn,
      proved_at: now,
    })
    .execute()
  await auditPerson(db, ctx, person, {
    action: 'session.begun',
    target: { kind: 'session', id, title: '' },
    after: { via: method },
  })
  return secret
}

export interface NewToken {
  readonly person: string
  readonly name: string
  readonly scope: Scope
  readonly expiresAt: string | null
  /** The token's value, if it was chosen elsewhere; generated otherwise. */
  readonly secret?: string
  /** Copied from the credential that created it. */
  readonly signOn?: string
}

/** Adds a token and returns it; it cannot be shown again. */
export const insertToken = async (ctx: Context, db: Db, token: NewToken) => {
  const secret = token.secret ?? `recto_${base62(ctx.random, 43)}`
  const row = await db
    .insertInto('tokens')
    .values({
      id: ctx.mint('token'),
      hash: hashSecret(secret),
      person: token.person,
      name: token.name,
      scope: token.scope,
      created_at: ctx.now(),
      used_at: null,
      expires_at: token.expiresAt,
      sign_on: token.signOn ?? '',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, secret }
}
