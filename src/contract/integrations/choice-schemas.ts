/** Choices that an integration is asked for: of a select with `options.url`, of a property with `completion_url`. */
import { z } from 'zod'
import { Id, text, Url } from '../wire/shapes.ts'
import { IconName } from './contentkit.ts'

/** Limits of an answer; what is beyond them is refused, so that nobody selects from a list that is cut off. */
export const choiceLimits = { items: 1000, bytes: 256 * 1024 } as const

export const Choice = z
  .object({ id: text({ min: 1, max: 1000 }), label: text({ max: 1000 }), icon: IconName.optional() })
  .meta({ id: 'IntegrationChoice' })
export type Choice = z.infer<typeof Choice>

export const Choices = z
  .object({ items: z.array(Choice).max(choiceLimits.items) })
  .meta({ id: 'IntegrationChoices' })

export const ChoiceQuery = z
  .strictObject({
    context: z
      .enum([
        'document',
        'configuration_account',
        'configuration_space',
        'configuration_site',
        'configuration_contentsource',
      ])
      .describe('Where the choices are shown, with the id that belongs to it.'),
    organizationId: Id.optional(),
    spaceId: Id.optional(),
    siteId: Id.optional(),
    url: Url.optional().describe("The URL of a select's options: one of the integration's own addresses."),
    property: text({ min: 1, max: 100 }).optional().describe('A property with `completion_url`.'),
  })
  .refine(({ url, property }) => (url === undefined) !== (property === undefined), {
    error: 'Give either the URL or the property.',
    path: ['url'],
  })
