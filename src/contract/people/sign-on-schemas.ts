/** Single sign-on through a provider of the organization (SAML). */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { Team } from './member-schemas.ts'
import { Email } from './schemas.ts'
import { signOnProblems } from './sign-on-problems.ts'
import { RoleOrNull } from '../roles/role-schemas.ts'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

export const SamlProvider = z
  .object({
    object: z.literal('saml-provider'),
    id: Id,
    label: z.string(),
    ssoURL: z.string().describe('The sign-in URL of the provider. Empty until it is set.'),
    entityID: z.string().describe('The entity id of the provider. Empty until it is set.'),
    certificate: z
      .string()
      .describe('The certificate that verifies responses of the provider. Empty until it is set.'),
    defaultTeam: Team.optional().describe('The team of people who join by signing in.'),
    defaultRole: RoleOrNull.describe('The role of people who join by signing in.'),
    createdAt: Timestamp,
    status: z.enum(['active', 'pending']).describe('`pending`: not fully configured or not activated.'),
    service: z
      .object({ acsURL: z.string(), startURL: z.string(), entityID: z.string() })
      .describe('Service provider details to enter at the provider.'),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'SamlProvider' })
export type SamlProvider = z.infer<typeof SamlProvider>

const label = text({ min: 1, max: 30 })
const settings = {
  entityID: text({ max: 1024 }).optional(),
  certificate: text({ max: 10_000 }).optional(),
  ssoURL: Url.optional(),
  defaultTeam: Id.optional(),
  defaultRole: RoleOrNull.optional(),
}

export const NewSamlProvider = z.strictObject({ label, ...settings }).meta({ id: 'NewSamlProvider' })
export const SamlProviderUpdate = z
  .strictObject({
    label: label.optional(),
    ...settings,
    defaultTeam: Id.nullable().optional().describe('Null: no team.'),
  })
  .meta({ id: 'SamlProviderUpdate' })

/** What a sign-in page needs to know about a provider. */
export const SignOn = z.object({ id: Id, label: z.string(), startURL: z.string() }).meta({ id: 'SignOn' })

/** Where a person with an address signs in; it does not reveal whether the person exists. */
export const SignOnQuery = z.object({ email: Email })
export const SignOnRoute = SignOn.extend({
  organization: z.string().describe('The title of its organization.'),
  required: z.boolean().describe('Whether members must sign in through it.'),
}).meta({ id: 'SignOnRoute' })

const SamlCertificate = z
  .object({
    subject: z.string(),
    fingerprint: z.string().describe('The SHA-256 fingerprint.'),
    notBefore: Timestamp,
    notAfter: Timestamp,
  })
  .meta({ id: 'SamlCertificate' })

/** Sign-on settings beyond the providers themselves. */
export const SignOnSettings = z
  .object({
    enforced: z.boolean().describe('Whether members except administrators must sign in through a provider.'),
    enforcedUntil: Timestamp.optional().describe('When the trial ends.'),
    enforceable: z
      .boolean()
      .describe('Whether an active provider passed an administrator’s test in the last hour.'),
    providers: z.array(
      z.object({
        id: Id,
        active: z.boolean(),
        complete: z.boolean(),
        testedAt: Timestamp.optional().describe('When its current settings last passed the test.'),
        certificates: z.array(SamlCertificate),
        people: z.int().describe('The number of people who have signed in through it.'),
      }),
    ),
    domains: z
      .array(
        z.object({
          domain: z.string(),
          confirmed: z.boolean(),
          record: z
            .object({ name: z.string(), type: z.literal('TXT'), value: z.string() })
            .describe('The DNS record that confirms it.'),
        }),
      )
      .describe(
        'The email domains of the organization. The sign-in page offers providers for confirmed ones.',
      ),
  })
  .meta({ id: 'SignOnSettings' })

export const SignOnEnforcement = z
  .strictObject({
    minutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .optional()
      .describe('The length of a trial. Absent: permanent.'),
  })
  .meta({ id: 'SignOnEnforcement' })

export const SamlMetadataSource = z
  .union([z.strictObject({ xml: text({ min: 1, max: 500_000 }) }), z.strictObject({ url: Url })])
  .meta({ id: 'SamlMetadataSource' })

export const SamlMetadata = z
  .object({
    entityID: z.string(),
    ssoURL: z.string(),
    certificate: z.string(),
    certificates: z.array(SamlCertificate),
  })
  .meta({ id: 'SamlMetadata' })

export const SamlTestStart = z
  .object({
    id: z.string(),
    startURL: z.string().describe('The URL to open in the same browser within ten minutes.'),
  })
  .meta({ id: 'SamlTestStart' })

export const SamlTest = z
  .object({
    id: z.string(),
    state: z.enum(['waiting', 'passed', 'failed']),
    startedAt: Timestamp,
    problem: z.enum(signOnProblems).optional(),
    detail: z.string().optional().describe('What failed, for the administrator who configures the provider.'),
    nameId: z.string().optional(),
    email: z.string().optional(),
    attributes: z.record(z.string(), z.array(z.string())).optional(),
    assertion: credential(z.string().describe('The verified part of the response, as XML.')).optional(),
    person: z
      .object({
        outcome: z.enum(['known', 'linked', 'new']),
        id: Id.optional(),
        displayName: z.string(),
        role: RoleOrNull.describe('The role they would have in the organization.'),
      })
      .optional(),
  })
  .meta({ id: 'SamlTest' })
