/** Reauthentication before changes to sign-in methods, and the ways to a new password. */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { Password } from './schemas.ts'
import { FactorCode, WithPasskey } from './second-factor-schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

/** The methods available to the caller; a browser offers only these. */
export const ProofStart = z
  .object({
    ticket: z.string().describe('Identifies the challenge. Send it back with the answer.'),
    password: z.boolean(),
    totp: z.boolean(),
    passkey: z.record(z.string(), z.unknown()).optional().describe('For `navigator.credentials.get`.'),
    signOns: z
      .array(z.object({ id: Id, label: z.string(), startURL: z.string() }))
      .describe('The URL to sign in again through an organization instead.'),
  })
  .meta({ id: 'ProofStart' })

/** Recovery codes are for lost factors and are not accepted here. */
export const Proof = z
  .union([
    z.strictObject({ password: z.string().min(1).max(1000) }),
    z.strictObject({ ticket: z.string().max(100), code: FactorCode }),
    WithPasskey,
  ])
  .meta({ id: 'Proof' })

/** How long a link to choose a new password works. */
export const passwordResetHours = 24

export const PasswordReset = z
  .object({
    object: z.literal('password-reset'),
    user: Id,
    expiresAt: Timestamp,
    urls: z.object({
      app: credential(z.string().describe('Where the person chooses a new password. It works once.')),
    }),
  })
  .meta({ id: 'PasswordReset' })

export const PasswordResetUse = z
  .strictObject({
    token: z.string().min(1).max(200).describe('The one-time token of the link.'),
    password: Password,
  })
  .meta({ id: 'PasswordResetUse' })

export const FirstPassword = z.strictObject({ password: Password }).meta({ id: 'FirstPassword' })

export const PasswordChange = z
  .strictObject({
    password: Password,
    keepTokens: z.boolean().default(false).describe('Whether the API tokens of the caller keep working.'),
  })
  .meta({ id: 'PasswordChange' })
