/** The results of the merge rules for a change request, and a trial of new rules on past ones. */
import { z } from 'zod'
import { ChangeRequestStatus } from './schemas.ts'
import { MergeRule } from '../organizations/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

export const MergeCheckState = z.enum(['passed', 'failed', 'bypassed'])
export const RulesSource = z
  .enum(['space', 'organization', 'default', 'none'])
  .describe(
    'Where the rules in force are set. `default`: neither the space nor its organization has rules, and the space asks for one approval once two people can review in it.',
  )

export const ObjectionKind = z.enum(['changes-requested', 'open-thread', 'unanswered-suggestion'])

/** Maximum number of objections listed by name; the counts are complete. */
export const mostObjections = 50

const Objection = z
  .object({
    kind: ObjectionKind,
    id: Id.describe('The review, thread or suggestion.'),
    by: User,
    at: Timestamp.describe('Since when.'),
    text: z.string().describe('The beginning of the comment or of the suggested text; empty if none.'),
    quote: z.string().optional().describe('The text of the page that it is about.'),
    page: z.object({ id: Id, title: z.string() }).optional(),
  })
  .meta({ id: 'MergeObjection' })
export type Objection = z.output<typeof Objection>

const Objections = z
  .object({
    key: Id.describe('Identifies these objections: another one gives another key. `none` if there are none.'),
    counts: z.object({
      changesRequested: z.int(),
      openThreads: z.int(),
      unansweredSuggestions: z.int(),
    }),
    items: z
      .array(Objection)
      .max(mostObjections)
      .describe('Requested changes first, then threads and suggestions, oldest first.'),
  })
  .describe('What people still object to. It does not prevent merging; a merge with `objections` asks first.')
  .meta({ id: 'MergeObjections' })
export type Objections = z.output<typeof Objections>

const MergeCheck = z
  .object({
    rule: MergeRule,
    state: MergeCheckState.describe('`bypassed`: not met, but a later rule lets the caller merge.'),
    message: z.string().describe('What the rule requires or what blocks it, as a sentence.'),
    people: z.array(User).optional().describe('Who can resolve it.'),
  })
  .meta({ id: 'MergeCheck' })
type MergeCheck = z.output<typeof MergeCheck>

export const MergeChecks = z
  .object({
    source: RulesSource,
    checks: z.array(MergeCheck),
    mergeable: z
      .boolean()
      .describe('Whether the rules allow the caller to merge now. Conflicts are reported separately.'),
    objections: Objections,
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
          messages: z.array(z.string()).describe('Descriptions of the rules that would have blocked it.'),
        }),
      )
      .describe('Latest first, at most 20.'),
  })
  .meta({ id: 'MergeTrialResult' })
export type MergeTrialResult = z.output<typeof MergeTrialResult>
