/** Signing in through a provider of the organization (SAML). */
import { z } from 'zod'
import { Team } from './members.ts'
import { RoleOrNull } from './roles.ts'
import { Id, text, Timestamp, Url } from './wire.ts'

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
    status: z.enum(['active', 'pending']).describe('`pending`: something that it needs is not set.'),
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
  .strictObject({ label: label.optional(), ...settings })
  .meta({ id: 'SamlProviderUpdate' })

/** What a sign-in page needs to know about a provider. */
export const SignOn = z.object({ id: Id, label: z.string(), startURL: z.string() }).meta({ id: 'SignOn' })
