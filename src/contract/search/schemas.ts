/** Search results. */
import { z } from 'zod'
import { ChangeRequestStatus } from '../change-requests/schemas.ts'
import { Id, ListQuery, text } from '../wire/shapes.ts'

export const SearchQuery = ListQuery.extend({ query: text({ max: 512 }) })

const Ranges = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('From and to, in UTF-16 units, of what was asked.')

export const FoundSection = z
  .object({
    id: z.string().describe('The anchor; empty for the beginning of the page.'),
    title: z.string(),
    path: z.string(),
    body: z.string().describe('The part of the text in which most of what was asked stands.'),
    marks: z.object({ title: Ranges, body: Ranges }),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundSection' })

export const FoundPage = z
  .object({
    id: Id,
    title: z.string(),
    path: z.string(),
    marks: Ranges.describe('Of the title.'),
    score: z.number().describe('Greater is better; comparable within one answer.'),
    sections: z.array(FoundSection).optional(),
    ancestors: z.array(z.object({ title: z.string() })),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundPage' })

/** How a query was interpreted: without exact matches it is relaxed. */
export const Understood = z
  .object({
    words: z.enum(['all', 'most']).describe('`most` when no page has all of the words.'),
    corrected: z
      .array(z.object({ typed: z.string(), words: z.array(z.string()) }))
      .optional()
      .describe('Words that stand nowhere, and what was searched instead.'),
    ignored: z.array(z.string()).optional().describe('Words that stand nowhere and are like no other.'),
    indexing: z.literal(true).optional().describe('Some content is still being indexed; ask again.'),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

/** What the command palette searches besides pages: a few of each kind, best or latest first. */
export const FindQuery = z.object({
  query: text({ max: 512 }),
  limit: z.int().min(1).max(20).default(5).describe('Of each kind.'),
})

const InSpace = z.object({ id: Id, title: z.string() })

export const FoundThings = z
  .object({
    spaces: z.array(
      z.object({
        id: Id,
        title: z.string(),
        emoji: z.string(),
        marks: Ranges,
        urls: z.object({ app: z.string() }),
      }),
    ),
    changeRequests: z.array(
      z.object({
        id: Id,
        number: z.int(),
        subject: z.string(),
        status: ChangeRequestStatus,
        space: InSpace,
        marks: Ranges.describe('Of the subject.'),
        urls: z.object({ app: z.string() }),
      }),
    ),
    comments: z.array(
      z.object({
        id: Id,
        body: z.string().describe('The part of it in which what was asked stands, without markup.'),
        marks: Ranges,
        resolved: z.boolean(),
        changeRequest: z.object({ number: z.int(), subject: z.string() }).optional(),
        space: InSpace,
        urls: z.object({ app: z.string() }),
      }),
    ),
  })
  .meta({ id: 'FoundThings' })
export type FoundThings = z.infer<typeof FoundThings>
