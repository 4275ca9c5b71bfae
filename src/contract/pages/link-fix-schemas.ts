/** Fixing many links of a space as one change request, and ignored link targets. */
import { z } from 'zod'
import { Subject } from '../change-requests/schemas.ts'
import { ContentReference } from '../documents/schemas.ts'
import { LinkSource } from './link-schemas.ts'
import { Id } from '../wire/shapes.ts'

export const LinkFix = z
  .strictObject({
    target: Id.describe('The id of the target that is fixed (`Link.target`).'),
    in: z.array(LinkSource).min(1).max(10_000).optional().describe('Only there; absent: everywhere.'),
    to: ContentReference.nullable().describe('The new target; null takes the link away and keeps its words.'),
  })
  .meta({ id: 'LinkFix' })

const fixes = {
  fixes: z.array(LinkFix).min(1).max(1000),
  changeRequest: Id.optional().describe('The one that is written into, by id or number; absent: a new one.'),
}

export const LinkFixQuestion = z.strictObject(fixes).meta({ id: 'LinkFixQuestion' })
export type LinkFixQuestion = z.output<typeof LinkFixQuestion>

export const LinkFixOrder = z
  .strictObject({ ...fixes, subject: Subject.optional().describe('Of the new one.') })
  .meta({ id: 'LinkFixOrder' })

const counts = {
  changed: z.int().describe('Links with another target.'),
  removed: z.int().describe('Links that became words.'),
  left: z
    .int()
    .describe('Links that stay: what a page shows, such as an image, takes a target of its own kind only.'),
}

export const LinkFixPreview = z
  .object({
    ...counts,
    items: z
      .array(z.object({ source: LinkSource, title: z.string(), path: z.string(), ...counts }))
      .describe('Pages in reading order, then reusable content.'),
  })
  .meta({ id: 'LinkFixPreview' })
export type LinkFixPreview = z.output<typeof LinkFixPreview>

export const LinkFixResult = z
  .object({
    ...counts,
    changeRequest: z.object({ id: Id, number: z.int(), urls: z.object({ app: z.string() }) }),
  })
  .meta({ id: 'LinkFixResult' })

export const IgnoredLinks = z
  .strictObject({
    targets: z.array(Id).min(1).max(1000),
    note: z
      .string()
      .trim()
      .max(256)
      .optional()
      .describe('Why. Takes the place of the note of a target that is ignored already; empty takes it away.'),
  })
  .meta({ id: 'IgnoredLinks' })
