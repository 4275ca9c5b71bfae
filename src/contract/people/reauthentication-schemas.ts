/** Reauthentication before changes to sign-in methods. */
import { z } from 'zod'
import { Password } from './schemas.ts'
import { FactorCode, WithPasskey } from './second-factor-schemas.ts'
import { Id } from '../wire/shapes.ts'

/** The methods available to the caller; a browser offers only these. */
export const ProofStart = z
  .object({
    ticket: z.string().describe('Names this question in the answer, where one is given to it.'),
    password: z.boolean(),
    totp: z.boolean(),
    passkey: z.record(z.string(), z.unknown()).optional().describe('For `navigator.credentials.get`.'),
    signOns: z
      .array(z.object({ id: Id, label: z.string(), startURL: z.string() }))
      .describe('Where a session of an organization is begun anew, which is as good.'),
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

export const PasswordChange = z
  .strictObject({
    password: Password,
    keepTokens: z
      .boolean()
      .default(false)
      .describe('Whether the API tokens of the caller go on working; else they answer 401 from now on.'),
  })
  .meta({ id: 'PasswordChange' })
