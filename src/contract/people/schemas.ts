/** People: profiles, sessions, tokens and passwords. */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { scopes } from '../operation/operation.ts'
import { SecondFactorNeeded, WithCode, WithPasskey } from './second-factor-schemas.ts'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

export const User = z
  .object({
    object: z.literal('user'),
    id: Id,
    displayName: z.string(),
    email: z.string().optional(),
    photoURL: z.string().optional(),
    urls: z.object({ location: z.string() }),
    operator: z.boolean().optional().describe('Whether the caller operates the installation.'),
    passwordless: z
      .boolean()
      .optional()
      .describe(
        'Whether the caller has neither a password nor a second factor, so that they can set a password without confirming their identity.',
      ),
    profileFixed: z
      .boolean()
      .optional()
      .describe(
        'Whether the profile of the caller is locked, because they sign in through one organization and are a member of others.',
      ),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const Email = z.email({ error: 'Enter a valid email address.' }).max(254)
export const DisplayName = text({ min: 1, max: 64 })

/** Length makes a password hard to guess; composition rules only make it hard to remember. */
export const Password = text({ min: 10, max: 200 })

/** Why a password is rejected, or undefined. */
export const passwordProblem = (password: string): string | undefined =>
  password.length < 10
    ? 'The password needs at least 10 characters.'
    : Password.safeParse(password).success
      ? undefined
      : 'The password has more than 200 characters, or some that cannot be stored.'

export const UserUpdate = z
  .strictObject({ displayName: DisplayName.optional(), photoURL: Url.nullable().optional() })
  .meta({ id: 'UserUpdate' })

export const Session = z
  .object({
    object: z.literal('session'),
    id: Id,
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    expiresAt: Timestamp,
    address: z.string(),
    userAgent: z.string(),
    current: z.boolean().describe('Whether this is the current session.'),
  })
  .meta({ id: 'Session' })

const ScopeName = z.enum(scopes).meta({ id: 'Scope' })

export const Token = z
  .object({
    object: z.literal('token'),
    id: Id,
    name: z.string(),
    scope: ScopeName,
    createdAt: Timestamp,
    lastUsedAt: Timestamp.optional(),
    expiresAt: Timestamp.optional(),
  })
  .meta({ id: 'Token' })

export const NewToken = z
  .strictObject({
    name: text({ min: 1, max: 50 }),
    scope: ScopeName,
    expiresAt: Timestamp.nullable()
      .optional()
      .describe('Null or absent: never, or with the token that creates it.'),
  })
  .meta({ id: 'NewToken' })

export const MadeToken = Token.extend({
  token: credential(z.string().describe('The secret. It is returned only once.')),
}).meta({ id: 'MadeToken' })

export const SignIn = z
  .union([
    z.strictObject({ email: Email, password: z.string().max(1000) }),
    z.strictObject({
      link: z.string().min(1).max(200).describe('The one-time token of a printed sign-in link.'),
    }),
    WithCode,
    WithPasskey,
  ])
  .meta({ id: 'SignIn' })

/** The signed-in user; or the second factor still needed, with the status 202. */
export const SignedIn = z.union([User, SecondFactorNeeded]).meta({ id: 'SignedIn' })
