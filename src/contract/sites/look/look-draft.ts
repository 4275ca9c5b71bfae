/** A draft look of a site: stored, previewed, and published or discarded as a whole. */
import { z } from 'zod'
import { SiteCustomization } from './schemas.ts'
import { CustomizationOverride } from './default-look.ts'
import { Id, recordOf, Timestamp } from '../../wire/shapes.ts'

export const SiteLookDraft = z
  .object({
    object: z.literal('site-look-draft'),
    version: z
      .int()
      .describe('0 while nothing waits. Sent back with a change, so that nobody overwrites another.'),
    site: SiteCustomization.optional().describe('Absent: the look of the site stays as it is.'),
    siteSpaces: z
      .record(Id, CustomizationOverride)
      .describe('All that a site space will set apart, by its id; others stay as they are.'),
    updatedBy: z.object({ id: Id, displayName: z.string() }).optional(),
    updatedAt: Timestamp.optional(),
    overtaken: z.boolean().describe('The look that readers get was changed since the first of it was kept.'),
  })
  .meta({ id: 'SiteLookDraft' })
export type SiteLookDraft = z.output<typeof SiteLookDraft>

export const SiteLookDraftUpdate = z
  .strictObject({
    version: z.int().min(0),
    site: SiteCustomization.nullable().optional().describe('Null: the look of the site waits no more.'),
    siteSpaces: recordOf(Id, CustomizationOverride.nullable(), 1000)
      .optional()
      .describe('Replaces what waits for these site spaces; null: nothing waits there any more.'),
  })
  .meta({ id: 'SiteLookDraftUpdate' })

export const SiteLookDraftPublication = z
  .strictObject({
    version: z.int().min(0),
    overtake: z.boolean().default(false).describe('Also when the look was changed since.'),
  })
  .meta({ id: 'SiteLookDraftPublication' })
