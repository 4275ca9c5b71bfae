/** Second factors: authenticator app codes, passkeys, and recovery codes for when both are lost. */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { Id, recordOf, text, Timestamp } from '../wire/shapes.ts'

const SecondFactor = z
  .object({
    object: z.literal('second-factor'),
    id: Id,
    kind: z.enum(['totp', 'passkey']),
    name: z.string(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.optional(),
  })
  .meta({ id: 'SecondFactor' })

export const SecondFactors = z
  .object({
    items: z.array(SecondFactor),
    recoveryCodes: z.int().describe('The number of unused recovery codes.'),
    passkeys: z.boolean().describe('Whether passkeys can be used at the URL of this installation.'),
  })
  .meta({ id: 'SecondFactors' })

/** Six digits from an app, or a recovery code; spaces and hyphens are ignored. */
export const FactorCode = text({ min: 6, max: 40 })
const FactorName = text({ min: 1, max: 50 })

export const TotpStart = z
  .object({
    id: Id,
    secret: credential(z.string().describe('The secret in Base32, for manual entry.')),
    uri: credential(z.string().describe('The content of the QR code (`otpauth://`).')),
  })
  .meta({ id: 'TotpStart' })
export const TotpConfirmation = z.strictObject({ code: FactorCode }).meta({ id: 'TotpConfirmation' })

/** Input and output of the browser's WebAuthn API; the service validates both on use. */
const Json = recordOf(z.string().max(100), z.unknown(), 100)

export const PasskeyStart = z
  .object({ ticket: z.string(), options: Json.describe('The options for `navigator.credentials`.') })
  .meta({ id: 'PasskeyStart' })
export const NewPasskey = z
  .strictObject({ ticket: z.string().max(100), name: FactorName, response: Json })
  .meta({ id: 'NewPasskey' })

export const AddedFactor = z
  .object({
    factor: SecondFactor,
    recoveryCodes: credential(
      z
        .array(z.string())
        .describe('With the first factor: ten codes that cannot be read again. Empty for further factors.'),
    ),
  })
  .meta({ id: 'AddedFactor' })
export const RecoveryCodes = z
  .object({ recoveryCodes: credential(z.array(z.string())) })
  .meta({ id: 'RecoveryCodes' })

/** The response to a correct password when a second factor is needed. */
export const SecondFactorNeeded = z
  .object({
    object: z.literal('second-factor-needed'),
    ticket: z.string(),
    totp: z.boolean(),
    passkey: Json.optional().describe('For `navigator.credentials.get`.'),
  })
  .meta({ id: 'SecondFactorNeeded' })

export const WithCode = z.strictObject({ ticket: z.string().max(100), code: FactorCode })
export const WithPasskey = z.strictObject({ ticket: z.string().max(100), passkey: Json })

export const MemberFactors = z
  .object({ user: Id, totp: z.boolean(), passkeys: z.int() })
  .meta({ id: 'MemberFactors' })
