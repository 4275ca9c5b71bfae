/** Find and replace across spaces, as change requests. */
import { z } from 'zod'
import { Id, text } from '../wire/shapes.ts'

export const ReplacementParts = z.enum(['text', 'code', 'titles'])

const rule = {
  find: text({ min: 1, max: 256 }).describe('Plain text, not a pattern.'),
  replace: text({ max: 1024 }),
  matchCase: z.boolean().default(false),
  wholeWord: z.boolean().default(false).describe('Only where no letter or digit stands beside it.'),
  in: z
    .array(ReplacementParts)
    .min(1)
    .max(3)
    .default(['text'])
    .describe('Addresses, formulas and expressions are never touched.'),
}

export const ReplacementRule = z
  .strictObject({
    ...rule,
    spaces: z.array(Id).max(1000).optional().describe('Absent: all that the caller sees.'),
  })
  .meta({ id: 'ReplacementRule' })
export type ReplacementRule = z.output<typeof ReplacementRule>

const ReplacementHit = z
  .object({
    ordinal: z.int().describe('Counts the hits of the page, those of its title first.'),
    part: z.enum(['title', 'text']),
    before: z.string(),
    found: z.string(),
    after: z.string(),
  })
  .meta({ id: 'ReplacementHit' })

export const ReplacementPreview = z
  .object({
    total: z.int(),
    listed: z.int().describe('The list ends after a thousand hits; what is not listed is replaced as well.'),
    spaces: z.array(
      z.object({
        id: Id,
        title: z.string(),
        revision: Id.describe('What was looked at.'),
        editable: z.boolean().describe('Whether the caller may propose changes to it.'),
        total: z.int(),
        pages: z.array(
          z.object({
            id: Id,
            kind: z.enum(['page', 'reusable-content']),
            title: z.string(),
            path: z.string(),
            hits: z.array(ReplacementHit),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ReplacementPreview' })
export type ReplacementPreview = z.output<typeof ReplacementPreview>

export const ReplacementOrder = z
  .strictObject({
    ...rule,
    spaces: z
      .array(
        z.strictObject({
          id: Id,
          revision: Id.describe('What was looked at: pages that are others since are left as they are.'),
          except: z
            .array(
              z.strictObject({
                id: Id.describe('A page, or a piece of reusable content.'),
                hits: z.array(z.int().min(0)).max(10_000).optional().describe('Absent: all of them.'),
              }),
            )
            .max(10_000)
            .default([]),
        }),
      )
      .min(1)
      .max(1000),
  })
  .meta({ id: 'ReplacementOrder' })
export type ReplacementOrder = z.output<typeof ReplacementOrder>

/** The result of a replacement job. */
export const ReplacementResult = z.object({
  changeRequests: z.array(
    z.object({
      id: Id,
      space: z.object({ id: Id, title: z.string() }),
      number: z.int(),
      pages: z.int(),
      hits: z.int(),
      urls: z.object({ app: z.string() }),
    }),
  ),
  skipped: z.array(z.object({ space: z.string(), page: z.string().optional(), reason: z.string() })),
})
export type ReplacementResult = z.output<typeof ReplacementResult>
