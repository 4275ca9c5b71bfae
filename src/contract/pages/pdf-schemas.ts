/** Content as a PDF. */
import { z } from 'zod'
import { Id } from '../wire/shapes.ts'

export const PdfQuery = z.object({
  page: Id.optional().describe('Starts with this page.'),
  only: z.boolean().optional().describe('Contains only that page.'),
})

export const ChangeRequestPdfQuery = PdfQuery.extend({
  content: z
    .enum(['changes', 'space'])
    .default('changes')
    .describe(
      'What it contains unless a page is given. `changes`: the changed pages with their differences, and the timeline. `space`: all pages.',
    ),
})

export const PdfAddress = z
  .object({ url: z.string().describe('The URL of the PDF. It expires after an hour.') })
  .meta({ id: 'PdfAddress' })
