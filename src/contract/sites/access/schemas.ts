/** Access to a published site that is not public: share links, and visitors authenticated elsewhere. */
import { z } from 'zod'
import { credential } from '../../operation/credential-fields.ts'
import { Id, text, Timestamp, Url } from '../../wire/shapes.ts'

export const ShareLinkName = text({ max: 50 })

export const ShareLink = z
  .object({
    object: z.literal('share-link'),
    id: Id,
    name: z.string(),
    active: z.boolean(),
    createdAt: Timestamp,
    expiresAt: Timestamp.optional().describe('From then on it opens nothing.'),
    lastUsedAt: Timestamp.optional(),
    urls: z.object({
      location: z.string(),
      published: credential(z.string().describe('Opens the site.')).optional(),
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

export const SitePublishingAuth = z
  .object({
    object: z.literal('publishing-auth'),
    backend: z.literal('custom'),
    algorithm: z.literal('HS256'),
    keyId: Id,
    privateKey: credential(
      z.string().describe('What tokens are signed with: the bytes of this text.'),
    ).optional(),
    audience: z.string().describe('What `aud` of a token names, when it has one.'),
    fallbackURL: z.string().optional().describe('Where visitors without a token are sent.'),
    logoutURL: z.string().optional(),
    keyCreatedAt: Timestamp,
    formerKeyValidUntil: Timestamp.optional().describe(
      'Until when tokens of the key before are still taken.',
    ),
  })
  .meta({ id: 'SitePublishingAuth' })

export const SitePublishingAuthUpdate = z
  .strictObject({
    backend: z.literal('custom').optional(),
    fallbackURL: Url.nullable().optional(),
    logoutURL: Url.nullable().optional(),
  })
  .meta({ id: 'SitePublishingAuthUpdate' })
