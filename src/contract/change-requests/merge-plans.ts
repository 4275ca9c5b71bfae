/** Scheduled merges: when the rules pass, or at a given time. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Timestamp } from '../wire/shapes.ts'

export const NewMergePlan = z
  .discriminatedUnion('when', [
    z.strictObject({ when: z.literal('rules-pass') }),
    z.strictObject({ when: z.literal('at'), at: Timestamp }),
  ])
  .meta({ id: 'NewMergePlan' })

/** The merge runs with the rights that `setBy` has at that moment. */
export const MergePlan = z
  .object({
    when: z.enum(['rules-pass', 'at']),
    at: Timestamp.optional(),
    setBy: User,
    setAt: Timestamp,
    state: z.enum(['waiting', 'failed']).describe('Absent after the merge.'),
    outcome: z.string().optional().describe('Why it failed or what it waits for, as a sentence.'),
  })
  .meta({ id: 'MergePlan' })
export type MergePlan = z.output<typeof MergePlan>
