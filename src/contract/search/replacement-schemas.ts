/** Find and replace across spaces, as change requests. */
import { z } from 'zod'
import { Id, text } from '../wire/shapes.ts'

const ReplacementParts = z.enum(['text', 'code', 'titles'])

const rule = {
  find: text({ min: 1, max: 256 }).describe('The text to find. Not a regular expression.'),
  replace: text({ max: 1024 }),
  matchCase: z.boolean().default(false),
  wholeWord: z.boolean().default(false).describe('Matches whole words only.'),
  in: z
    .array(ReplacementParts)
    .min(1)
    .max(3)
    .default(['text'])
    .describe('What to search. URLs, formulas, and expressions are never changed.'),
}

export const ReplacementRule = z
  .strictObject({
    ...rule,
    spaces: z.array(Id).max(1000).optional().describe('Default: all spaces that the caller can see.'),
  })
  .meta({ id: 'ReplacementRule' })
export type ReplacementRule = z.output<typeof ReplacementRule>

const ReplacementHit = z
  .object({
    ordinal: z.int().describe('The index of the match on the page, starting with matches in the title.'),
    part: z.enum(['title', 'text']),
    before: z.string(),
    found: z.string(),
    after: z.string(),
  })
  .meta({ id: 'ReplacementHit' })

export const ReplacementPreview = z
  .object({
    total: z.int(),
    listed: z.int().describe('The number of listed matches, at most 1,000. All matches are replaced.'),
    spaces: z.array(
      z.object({
        id: Id,
        title: z.string(),
        revision: Id.describe('The revision that was viewed.'),
        editable: z.boolean().describe('Whether the caller can propose changes to it.'),
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
          revision: Id.describe('The revision that was viewed. Pages that changed since are skipped.'),
          except: z
            .array(
              z.strictObject({
                id: Id.describe('The id of a page or of reusable content.'),
                hits: z.array(z.int().min(0)).max(10_000).optional().describe('Default: all.'),
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
