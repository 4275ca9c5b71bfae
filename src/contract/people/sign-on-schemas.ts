/** Single sign-on through a provider of the organization (SAML). */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { Team } from './member-schemas.ts'
import { Email } from './schemas.ts'
import { signOnProblems } from './sign-on-problems.ts'
import { RoleOrNull } from '../roles/roles.ts'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

export const SamlProvider = z
  .object({
    object: z.literal('saml-provider'),
    id: Id,
    label: z.string(),
    ssoURL: z.string().describe('Where the provider signs people in; empty while it is not set.'),
    entityID: z.string().describe('The name of the provider; empty while it is not set.'),
    certificate: z.string().describe('What its answers are signed with; empty while it is not set.'),
    defaultTeam: Team.optional().describe('Whoever joins by signing in is put into it.'),
    defaultRole: RoleOrNull.describe('The role of whoever joins by signing in.'),
    createdAt: Timestamp,
    status: z
      .enum(['active', 'pending'])
      .describe('`pending`: something that it needs is not set, or nobody has activated it.'),
    service: z
      .object({ acsURL: z.string(), startURL: z.string(), entityID: z.string() })
      .describe('What the provider is told about this installation.'),
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
    defaultTeam: Id.nullable().optional().describe('Null: into none.'),
  })
  .meta({ id: 'SamlProviderUpdate' })

/** What a sign-in page needs to know about a provider. */
export const SignOn = z.object({ id: Id, label: z.string(), startURL: z.string() }).meta({ id: 'SignOn' })

/** Where a person with an address signs in; it does not reveal whether the person exists. */
export const SignOnQuery = z.object({ email: Email })
export const SignOnRoute = SignOn.extend({
  required: z.boolean().describe('Whether members must come through it.'),
}).meta({ id: 'SignOnRoute' })

export const SamlCertificate = z
  .object({
    subject: z.string(),
    fingerprint: z.string().describe('SHA-256.'),
    notBefore: Timestamp,
    notAfter: Timestamp,
  })
  .meta({ id: 'SamlCertificate' })

/** Sign-on settings beyond the providers themselves. */
export const SignOnSettings = z
  .object({
    enforced: z.boolean().describe('Whether members who are no administrators must come through a provider.'),
    enforcedUntil: Timestamp.optional().describe('On a trial: when it takes itself back.'),
    enforceable: z
      .boolean()
      .describe('Whether an active provider passed the test of an administrator within the last hour.'),
    providers: z.array(
      z.object({
        id: Id,
        active: z.boolean(),
        complete: z.boolean(),
        testedAt: Timestamp.optional().describe('When its present settings passed the test last.'),
        certificates: z.array(SamlCertificate),
        people: z.int().describe('How many have signed in through it.'),
      }),
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
      .describe('A trial of so long; absent: for good.'),
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
    startURL: z.string().describe('Where the same browser goes on within ten minutes.'),
  })
  .meta({ id: 'SamlTestStart' })

export const SamlTest = z
  .object({
    id: z.string(),
    state: z.enum(['waiting', 'passed', 'failed']),
    startedAt: Timestamp,
    problem: z.enum(signOnProblems).optional(),
    detail: z.string().optional().describe('What was wrong, for whoever sets the provider up.'),
    nameId: z.string().optional(),
    email: z.string().optional(),
    attributes: z.record(z.string(), z.array(z.string())).optional(),
    assertion: credential(
      z.string().describe('The part of the answer that was verified, as XML.'),
    ).optional(),
    person: z
      .object({
        outcome: z.enum(['known', 'linked', 'new']),
        id: Id.optional(),
        displayName: z.string(),
        role: RoleOrNull.describe('What they would have in the organization.'),
      })
      .optional(),
  })
  .meta({ id: 'SamlTest' })
