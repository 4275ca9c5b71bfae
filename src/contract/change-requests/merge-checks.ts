/** The results of the merge rules for a change request, and a trial of new rules on past ones. */
import { z } from 'zod'
import { ChangeRequestStatus } from './schemas.ts'
import { MergeRule } from '../organizations/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id } from '../wire/shapes.ts'

const CheckState = z.enum(['passed', 'failed', 'bypassed'])

export const MergeCheck = z
  .object({
    rule: MergeRule,
    state: CheckState.describe(
      '`bypassed`: it is not met, and a later rule lets the caller merge all the same.',
    ),
    message: z.string().describe('What the rule asks for, or what is in the way, as a sentence.'),
    people: z.array(User).optional().describe('Who can put it right.'),
  })
  .meta({ id: 'MergeCheck' })
export type MergeCheck = z.output<typeof MergeCheck>

export const MergeChecks = z
  .object({
    source: z.enum(['space', 'organization', 'none']).describe('Where the rules in force are set.'),
    checks: z.array(MergeCheck),
    mergeable: z
      .boolean()
      .describe('Whether the rules let the caller merge now; conflicts are told elsewhere.'),
  })
  .meta({ id: 'MergeChecks' })
export type MergeChecks = z.output<typeof MergeChecks>

export const MergeRulesTrial = z
  .strictObject({ rules: z.array(MergeRule).max(50) })
  .meta({ id: 'MergeRulesTrial' })

/** Each evaluated for the person who merged it; an open one for its creator, now. */
export const MergeTrialResult = z
  .object({
    tried: z.int(),
    stopped: z.int(),
    items: z
      .array(
        z.object({
          changeRequest: z.object({
            id: Id,
            number: z.int(),
            subject: z.string(),
            status: ChangeRequestStatus,
          }),
          stopped: z.boolean(),
          messages: z.array(z.string()).describe('The sentences that would have stopped it.'),
        }),
      )
      .describe('The latest first, at most 20.'),
  })
  .meta({ id: 'MergeTrialResult' })
export type MergeTrialResult = z.output<typeof MergeTrialResult>
