/** Activity in a space over the last thirty days, and pending work. */
import { z } from 'zod'
import { RevisionOfMain } from './link-schemas.ts'

/** Number of days reported, including today; days are in UTC. */
export const healthDays = 30

const count = z.int()

export const SpaceHealth = z
  .object({
    revision: RevisionOfMain.describe('The latest one of main.'),
    days: z
      .array(
        z.object({
          day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
          revisions: count.describe('Of main.'),
          pages: count.describe('Pages of main that they changed.'),
          opened: count.describe('Change requests that were begun.'),
          merged: count.describe('Change requests that were merged.'),
        }),
      )
      .describe('Thirty of them, the oldest first, also those on which nothing happened.'),
    pages: count.describe('Different pages that were changed in these days.'),
    people: count.describe('Different people who wrote or merged on main.'),
    waiting: count.describe('Open change requests that nobody touched in these days.'),
  })
  .meta({ id: 'SpaceHealth' })
export type SpaceHealth = z.output<typeof SpaceHealth>
