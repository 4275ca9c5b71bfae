/** Cleanup report for the files of a space. */
import { z } from 'zod'
import { Id } from '../wire/shapes.ts'

export const FileReport = z
  .object({
    unused: z.array(Id).describe('Files that no page of the space uses. Other spaces may still use them.'),
    uses: z
      .record(Id, z.int())
      .describe(
        'The number of pages and reusable contents of the space that use each file. Unused files are not listed.',
      ),
    duplicates: z.array(z.array(Id).min(2)).describe('Groups of identical files.'),
    withoutAltText: z
      .array(
        z.object({
          page: z.object({ id: Id, title: z.string() }),
          block: Id.optional().describe('The key of the nearest block that has one.'),
          file: Id.optional().describe('Absent for an image by URL.'),
        }),
      )
      .describe('Images without alternative text, at most 1,000.'),
  })
  .meta({ id: 'FileReport' })
export type FileReport = z.output<typeof FileReport>
