/** Statistics of the pages of a space. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

export const PageReportQuery = z.object({
  changedBefore: Timestamp.optional().describe(
    'Only pages of main that last changed before this time, the oldest change first.',
  ),
})

export const PageReport = z
  .object({
    pages: z
      .array(
        z.object({
          page: Id,
          words: z.number().int().describe('The word count, without code.'),
          incomingLinks: z.number().int().describe('The number of pages of the space that link to it.'),
          changedAt: Timestamp.optional().describe('When it last changed on main.'),
          changedBy: Id.optional().describe('Who last changed it.'),
          changeRequests: z.array(Id).describe('Unmerged change requests that change it.'),
        }),
      )
      .describe('All pages of main, and pages that only exist in change requests.'),
    people: z.array(User).describe('The people in `changedBy`.'),
    changeRequests: z
      .array(
        z.object({
          id: Id,
          number: z.number().int(),
          subject: z.string(),
          status: z.enum(['draft', 'open']),
        }),
      )
      .describe('The change requests listed for pages; at most the latest 200.'),
  })
  .meta({ id: 'PageReport' })
export type PageReport = z.output<typeof PageReport>
