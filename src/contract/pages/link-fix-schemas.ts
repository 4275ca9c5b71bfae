/** Fixing many links of a space as one change request, and ignored link targets. */
import { z } from 'zod'
import { Subject } from '../change-requests/schemas.ts'
import { ContentReference } from '../documents/schemas.ts'
import { LinkSource } from './link-schemas.ts'
import { Id } from '../wire/shapes.ts'

const LinkFix = z
  .strictObject({
    target: Id.describe('The id of the target to fix (`Link.target`).'),
    in: z
      .array(LinkSource)
      .min(1)
      .max(10_000)
      .optional()
      .describe('Where to fix links. Default: everywhere.'),
    to: ContentReference.nullable().describe('The new target. Null removes the link and keeps its text.'),
  })
  .meta({ id: 'LinkFix' })

const fixes = {
  fixes: z.array(LinkFix).min(1).max(1000),
  changeRequest: Id.optional().describe(
    'The id or number of the change request to write to. Default: a new change request.',
  ),
}

export const LinkFixQuestion = z.strictObject(fixes).meta({ id: 'LinkFixQuestion' })
export type LinkFixQuestion = z.output<typeof LinkFixQuestion>

export const LinkFixOrder = z
  .strictObject({ ...fixes, subject: Subject.optional().describe('Subject of the new change request.') })
  .meta({ id: 'LinkFixOrder' })

const counts = {
  changed: z.int().describe('The number of links with a new target.'),
  removed: z.int().describe('The number of links replaced by their text.'),
  left: z
    .int()
    .describe(
      'Links that are not changed. Embedded content, such as an image, needs a target of the same kind.',
    ),
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
      .describe('The reason. Replaces an existing note. Empty: removes it.'),
  })
  .meta({ id: 'IgnoredLinks' })
