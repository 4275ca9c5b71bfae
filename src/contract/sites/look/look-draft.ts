/** A draft look of a site: stored, previewed, and published or discarded as a whole. */
import { z } from 'zod'
import { SiteCustomization } from './schemas.ts'
import { CustomizationOverride } from './default-look.ts'
import { Id, recordOf, Timestamp } from '../../wire/shapes.ts'

export const SiteLookDraft = z
  .object({
    object: z.literal('site-look-draft'),
    version: z.int().describe('0 without a draft. Send it back with a change to detect concurrent edits.'),
    site: SiteCustomization.optional().describe('Absent: the site is unchanged.'),
    siteSpaces: z
      .record(Id, CustomizationOverride)
      .describe('All overrides of each site space, by site space id. Other site spaces are unchanged.'),
    updatedBy: z.object({ id: Id, displayName: z.string() }).optional(),
    updatedAt: Timestamp.optional(),
    overtaken: z
      .boolean()
      .describe('Whether the published customization changed after the draft was started.'),
  })
  .meta({ id: 'SiteLookDraft' })
export type SiteLookDraft = z.output<typeof SiteLookDraft>

export const SiteLookDraftUpdate = z
  .strictObject({
    version: z.int().min(0),
    site: SiteCustomization.nullable().optional().describe('Null: discards the draft of the site.'),
    siteSpaces: recordOf(Id, CustomizationOverride.nullable(), 1000)
      .optional()
      .describe('Replaces the drafts of these site spaces. Null discards one.'),
  })
  .meta({ id: 'SiteLookDraftUpdate' })

export const SiteLookDraftPublication = z
  .strictObject({
    version: z.int().min(0),
    overtake: z
      .boolean()
      .default(false)
      .describe('Whether to publish even if the customization changed since the draft was started.'),
  })
  .meta({ id: 'SiteLookDraftPublication' })
