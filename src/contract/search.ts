/** What a search finds. */
import { z } from 'zod'
import { Id, ListQuery, text } from './wire.ts'

export const SearchQuery = ListQuery.extend({ query: text({ max: 512 }) })

export const FoundSection = z
  .object({
    id: z.string().describe('The anchor; empty for the beginning of the page.'),
    title: z.string(),
    path: z.string(),
    body: z.string(),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundSection' })

export const FoundPage = z
  .object({
    id: Id,
    title: z.string(),
    path: z.string(),
    sections: z.array(FoundSection).optional(),
    ancestors: z.array(z.object({ title: z.string() })),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'FoundPage' })
