/** Access to a published site that is not public: share links, and visitors authenticated elsewhere. */
import { z } from 'zod'
import { credential } from '../../operation/credential-fields.ts'
import { IntegrationName } from '../../integrations/integration-name.ts'
import { Id, text, Timestamp, Url } from '../../wire/shapes.ts'
import { longestLocation } from './limits.ts'

const ShareLinkName = text({ max: 50 })

export const ShareLink = z
  .object({
    object: z.literal('share-link'),
    id: Id,
    name: z.string(),
    active: z.boolean(),
    createdAt: Timestamp,
    expiresAt: Timestamp.optional().describe('When it expires.'),
    lastUsedAt: Timestamp.optional(),
    urls: z.object({
      location: z.string(),
      published: credential(z.string().describe('The URL that opens the site.')).optional(),
    }),
  })
  .meta({ id: 'ShareLink' })

export const NewShareLink = z
  .strictObject({ name: ShareLinkName, expiresAt: Timestamp.optional() })
  .meta({ id: 'NewShareLink' })

export const ShareLinkUpdate = z
  .strictObject({
    name: ShareLinkName.optional(),
    active: z.boolean().optional(),
    expiresAt: Timestamp.nullable().optional(),
  })
  .meta({ id: 'ShareLinkUpdate' })

/**
 * Hours for which tokens signed with the previous key are still accepted, so that the issuer can switch to the new one.
 */
export const formerKeyHours = 24

const VisitorBackend = z
  .enum(['custom', 'integration', 'members'])
  .describe(
    'What signs visitors in: a program of yours, an integration that is installed on the site, or Recto itself. With `members`, visitors are the members of the organization, but not its guests.',
  )

/** Why an integration cannot sign visitors in at present. */
export const SignInProblem = z
  .enum(['not-installed', 'not-granted', 'paused', 'not-configured'])
  .describe(
    '`not-installed`: not on this site. `not-granted`: without the scope `site:visitor:auth`. `not-configured`: required settings are missing.',
  )
  .meta({ id: 'SignInProblem' })
export type SignInProblem = z.infer<typeof SignInProblem>

export const NewSiteVisit = z
  .strictObject({
    site: Id,
    location: text({ max: longestLocation })
      .optional()
      .describe(
        'The path of a page below the site. Without it, or if it leads out of the site, the visit starts at the home page.',
      ),
  })
  .meta({ id: 'NewSiteVisit' })

export const SiteVisit = z
  .object({
    object: z.literal('site-visit'),
    url: credential(
      z.string().describe('The URL that opens the site for the caller. It has to be opened within a minute.'),
    ),
  })
  .meta({ id: 'SiteVisit' })

export const PublishingAuthQuery = z.object({
  withKey: z.boolean().default(true).describe('Whether to return the signing key.'),
})

export const SitePublishingAuth = z
  .object({
    object: z.literal('publishing-auth'),
    backend: VisitorBackend,
    integration: z.string().optional().describe('The name of the integration, if it is the backend.'),
    problem: SignInProblem.optional().describe('Why that integration cannot sign visitors in at present.'),
    integrations: z
      .array(
        z.object({
          name: z.string(),
          title: z.string(),
          icon: z.string().optional(),
          problem: SignInProblem.optional(),
        }),
      )
      .describe('The integrations on this site that may sign visitors in, and the one that is the backend.'),
    algorithm: z.literal('HS256'),
    keyId: Id,
    privateKey: credential(
      z.string().describe('The key that signs tokens: the UTF-8 bytes of this text.'),
    ).optional(),
    audience: z.string().describe('The required value of the `aud` claim, if a token has one.'),
    fallbackURL: z
      .string()
      .optional()
      .describe(
        'The URL that visitors without a token are redirected to. If an integration is the backend, visitors are offered it while the integration cannot sign them in. Not used with `members`.',
      ),
    logoutURL: z.string().optional().describe('The URL that visitors are redirected to after signing out.'),
    keyCreatedAt: Timestamp,
    formerKeyValidUntil: Timestamp.optional().describe(
      'When tokens signed with the previous key stop working.',
    ),
  })
  .meta({ id: 'SitePublishingAuth' })

export const SitePublishingAuthUpdate = z
  .strictObject({
    backend: VisitorBackend.optional().describe(
      'A different backend or integration gets a new signing key, and all visitors have to sign in again.',
    ),
    integration: IntegrationName.optional().describe('The name of the integration that becomes the backend.'),
    fallbackURL: Url.nullable().optional(),
    logoutURL: Url.nullable().optional(),
  })
  .refine(({ backend, integration }) => (backend === 'integration') === (integration !== undefined), {
    error: 'Name the integration if the backend is `integration`, and only then.',
    path: ['integration'],
  })
  .meta({ id: 'SitePublishingAuthUpdate' })
