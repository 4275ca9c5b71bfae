/** What needs repair in the content of an organization, as far as the caller can see it. */
import { z } from 'zod'
import { inactiveDays } from '../change-requests/limits.ts'
import { Id } from '../wire/shapes.ts'

/** The maximum number of spaces that are listed, and of API specifications. */
export const mostUnhealthy = 5

/** The maximum number of spaces that are checked, the latest changed ones first. */
export const mostCheckedSpaces = 500

const count = z.int()

export const OrganizationHealthQuery = z.object({
  all: z
    .boolean()
    .optional()
    .describe('Lists every checked space, also those without problems. Default: the worst few.'),
})

export const OrganizationHealth = z
  .object({
    brokenLinks: count.describe('The number of broken links on main, without ignored ones.'),
    imagesWithoutAltText: count,
    spaces: z
      .array(
        z.object({
          id: Id,
          title: z.string(),
          emoji: z.string(),
          brokenLinks: count,
          imagesWithoutAltText: count,
        }),
      )
      .describe(
        `The spaces with most broken links and images without alternative text, at most ${mostUnhealthy}; with \`all\` every checked space, at most ${mostCheckedSpaces}.`,
      ),
    uncheckedSpaces: count.describe(
      'The number of spaces that were not checked in time; the counts do not include them. Ask again for them.',
    ),
    waitingChangeRequests: count.describe(
      `The number of open change requests without activity in the last ${inactiveDays} days.`,
    ),
    failedSpecs: z
      .array(z.object({ id: Id, slug: z.string() }))
      .describe(`API specifications whose last check failed, at most ${mostUnhealthy}. Empty for guests.`),
  })
  .meta({ id: 'OrganizationHealth' })
export type OrganizationHealth = z.output<typeof OrganizationHealth>
