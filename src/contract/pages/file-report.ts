/** Cleanup report for the files of a space. */
import { z } from 'zod'
import { Id } from '../wire/shapes.ts'

export const FileReport = z
  .object({
    unused: z
      .array(Id)
      .describe('Files that no page of the space shows or links to. Other spaces may still do so.'),
    uses: z
      .record(Id, z.int())
      .describe(
        'How many pages and reusable contents of the space show or link to each file; those with none are not named.',
      ),
    duplicates: z.array(z.array(Id).min(2)).describe('Files with the same bytes, together.'),
    withoutAltText: z
      .array(
        z.object({
          page: z.object({ id: Id, title: z.string() }),
          block: Id.optional().describe('Key of the nearest block that has one.'),
          file: Id.optional().describe('Absent for a picture by its address.'),
        }),
      )
      .describe('Pictures that say nothing to whoever cannot see them; at most a thousand.'),
  })
  .meta({ id: 'FileReport' })
export type FileReport = z.output<typeof FileReport>
