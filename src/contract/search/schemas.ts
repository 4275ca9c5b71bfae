/** Search results. */
import { z } from 'zod'
import { ChangeRequestStatus } from '../change-requests/schemas.ts'
import { Id, ListQuery, text } from '../wire/shapes.ts'

export const SearchQuery = ListQuery.extend({ query: text({ max: 512 }) })

const Ranges = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('Start and end of each match, in UTF-16 code units.')

const FoundSection = z
  .object({
    id: z.string().describe('The anchor. Empty for the beginning of the page.'),
    title: z.string(),
    path: z.string(),
    score: z.number().describe('Higher is better. Comparable within one page.'),
    body: z.string().describe('The part of the text with the most matches.'),
    marks: z.object({ title: Ranges, body: Ranges }),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundSection' })

export const FoundPage = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string().describe('Empty if the page has none.'),
    path: z.string(),
    marks: Ranges.describe('Matches in the title.'),
    score: z.number().describe('Higher is better. Comparable within one response.'),
    sections: z.array(FoundSection).optional(),
    ancestors: z.array(z.object({ title: z.string() })),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundPage' })

/** How a query was interpreted: without exact matches it is relaxed. */
export const Understood = z
  .object({
    words: z.enum(['all', 'most']).describe('`most` if no page contains all words.'),
    corrected: z
      .array(z.object({ typed: z.string(), words: z.array(z.string()) }))
      .optional()
      .describe('Words that were not found, and the words that were searched for instead.'),
    ignored: z.array(z.string()).optional().describe('Words that were not found and were ignored.'),
    indexing: z.literal(true).optional().describe('Some content is still being indexed. Try again later.'),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

/** A space with its pages that match a search. */
export const FoundSpace = z
  .object({
    type: z.literal('space'),
    id: Id,
    title: z.string(),
    score: z.number().describe('The score of its best page.'),
    pages: z.array(FoundPage),
  })
  .meta({ id: 'FoundSpace' })
export type FoundSpace = z.infer<typeof FoundSpace>

/** What the command palette searches besides pages: a few of each kind, best or latest first. */
export const FindQuery = z.object({
  query: text({ max: 512 }),
  limit: z.int().min(1).max(20).default(5).describe('The maximum number of results of each kind.'),
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
    sites: z.array(
      z.object({
        id: Id,
        title: z.string(),
        published: z.boolean(),
        marks: Ranges,
        urls: z.object({ app: z.string() }),
      }),
    ),
    members: z
      .array(
        z.object({
          id: Id,
          displayName: z.string(),
          marks: Ranges,
          urls: z.object({ app: z.string() }),
        }),
      )
      .describe('Active members. Empty for guests, who cannot list members.'),
    changeRequests: z.array(
      z.object({
        id: Id,
        number: z.int(),
        subject: z.string(),
        status: ChangeRequestStatus,
        space: InSpace,
        marks: Ranges.describe('Matches in the subject.'),
        urls: z.object({ app: z.string() }),
      }),
    ),
    generatedPages: z
      .array(
        z.object({
          id: Id,
          title: z.string(),
          space: InSpace,
          marks: Ranges.describe('Matches in the title.'),
          ancestors: z.array(z.object({ title: z.string() })),
          excerpt: z
            .object({ text: z.string(), marks: Ranges })
            .optional()
            .describe(
              'The part of the text with the most matches, if the title and description do not match.',
            ),
          urls: z.object({ app: z.string() }),
        }),
      )
      .describe('Pages that content sources generate, such as those of an API reference.'),
    comments: z.array(
      z.object({
        id: Id,
        body: z.string().describe('The matching text, without markup.'),
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
