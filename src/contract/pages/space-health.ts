/** Activity in a space over the last thirty days, and pending work. */
import { z } from 'zod'
import { RevisionOfMain } from './link-schemas.ts'

/** Number of days reported, including today; days are in UTC. */
export const healthDays = 30

const count = z.int()

export const SpaceHealth = z
  .object({
    revision: RevisionOfMain.describe('The latest revision of main.'),
    days: z
      .array(
        z.object({
          day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
          revisions: count.describe('The number of revisions of main.'),
          pages: count.describe('The number of pages changed on main.'),
          opened: count.describe('The number of change requests created.'),
          merged: count.describe('The number of change requests merged.'),
        }),
      )
      .describe('The last 30 days, oldest first, including days without activity.'),
    pages: count.describe('The number of distinct pages changed in this period.'),
    people: count.describe('The number of distinct people who edited or merged on main.'),
    waiting: count.describe('The number of open change requests without activity in this period.'),
  })
  .meta({ id: 'SpaceHealth' })
export type SpaceHealth = z.output<typeof SpaceHealth>
