/** Statistics of the pages of a space. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id } from '../wire/shapes.ts'

export const PageReport = z
  .object({
    pages: z
      .array(
        z.object({
          page: Id,
          words: z.number().int().describe('Of its text; code is not counted.'),
          incomingLinks: z.number().int().describe('Pages of this space that link to it.'),
          changedBy: Id.optional().describe('Who wrote or merged its last change.'),
          changeRequests: z.array(Id).describe('Those not yet merged that change it.'),
        }),
      )
      .describe('Every page of main, and pages that only a change request has.'),
    people: z.array(User).describe('Those that `changedBy` names.'),
    changeRequests: z
      .array(
        z.object({
          id: Id,
          number: z.number().int(),
          subject: z.string(),
          status: z.enum(['draft', 'open']),
        }),
      )
      .describe('Those that pages name; of more than 200 the latest.'),
  })
  .meta({ id: 'PageReport' })
export type PageReport = z.output<typeof PageReport>
