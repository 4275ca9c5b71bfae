/** The timeline of a change request: what happened to it, stored when it happened. */
import { z } from 'zod'
import { MergeCheckState, ObjectionKind, RulesSource } from './merge-checks.ts'
import { ReviewStatus } from './review-schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

/** Maximum number of pages named in one entry; the count is complete. */
export const mostTimelinePages = 20

const common = {
  object: z.literal('timeline-entry'),
  id: Id,
  /** People who were deleted since have the name that they had then. */
  actor: User,
  createdAt: Timestamp,
}

const OtherChangeRequest = z
  .object({ id: Id, number: z.int(), subject: z.string() })
  .describe('With the subject that it had then.')

const grantees = {
  users: z.array(User),
  teams: z.array(z.object({ id: Id, title: z.string() })),
}

const entry = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.object({ ...common, kind: z.literal(kind), ...shape })

const thread = { comment: Id.describe('The thread.') }

const entries = [
  entry('created', {
    subject: z.string(),
    revision: Id.describe('The revision of main that it started from.'),
    reverts: OtherChangeRequest.optional().describe('The merged change request that it reverts.'),
    restores: Id.optional().describe('The revision that it restores.'),
  }),
  entry('opened', {}),
  entry('returned-to-draft', {}),
  entry('archived', {}),
  entry('reopened', { status: z.enum(['draft', 'open']) }),
  entry('edited', {
    updatedAt: Timestamp.describe('The last of the edits.'),
    edits: z.int().describe('Edits that this person made within one hour, without anything else in between.'),
    revision: Id.describe('The revision after the last of them.'),
    pages: z
      .object({
        count: z.int(),
        items: z.array(z.object({ id: Id, title: z.string() })).max(mostTimelinePages),
      })
      .describe('The pages that they added, changed, moved or deleted, by title.'),
  }),
  entry('subject-changed', { from: z.string(), to: z.string() }),
  entry('description-changed', {}),
  entry('review-requested', grantees),
  entry('review-request-withdrawn', grantees),
  entry('reviewed', {
    review: Id,
    status: ReviewStatus,
    revision: Id.describe('The revision that was reviewed.'),
    summary: z.string().describe('The overall comment as plain text, possibly shortened; empty if none.'),
    comments: z.int().describe('The threads sent with the review, including the overall comment.'),
  }),
  entry('review-dismissed', {
    review: Id,
    reviewer: User,
    status: ReviewStatus,
    message: z.string().optional().describe('Why it was dismissed.'),
  }),
  entry('suggestion-accepted', {
    suggestion: Id,
    author: User,
    page: z.object({ id: Id, title: z.string() }).optional(),
    revision: Id.optional().describe('The revision that it created; absent if the text was there already.'),
  }),
  entry('suggestion-dismissed', { suggestion: Id, author: User }),
  entry('thread-opened', thread),
  entry('thread-resolved', thread),
  entry('thread-reopened', thread),
  entry('updated-from-main', {
    from: Id.describe('The revision of main that it was based on.'),
    to: Id.describe('The revision of main that was brought in.'),
    revision: Id.describe('The revision of the change request that this created.'),
    conflicts: z.int().describe('Conflicts that people resolved.'),
  }),
  entry('rules-changed', {
    source: z.enum(['space', 'organization']).describe('Where the rules were changed.'),
    rules: z.array(z.string()).describe('The rules that apply since then, in words.'),
  }),
  entry('merge-scheduled', {
    when: z.enum(['rules-pass', 'at']),
    at: Timestamp.optional(),
  }),
  entry('scheduled-merge-cancelled', {}),
  entry('merge-failed', { message: z.string().describe('Why the scheduled merge failed.') }),
  entry('merged', {
    revision: Id.describe('The revision of main that the merge created.'),
    number: z.int().describe('Its number on main.'),
    scheduled: z.boolean().describe('Whether it was a scheduled merge.'),
    rulesSource: RulesSource,
    rules: z
      .array(z.object({ message: z.string(), state: MergeCheckState }))
      .describe('What each rule said then.'),
    objections: z
      .array(z.object({ kind: ObjectionKind, by: User, text: z.string() }))
      .describe('Objections that were open then and were overridden, at most 50.'),
  }),
  entry('reverted', {
    changeRequest: OtherChangeRequest.describe('The change request that was created to revert this one.'),
  }),
] as const

export const TimelineEntry = z
  .discriminatedUnion('kind', entries)
  .describe(
    'Something that happened to a change request. Stored when it happens and never recomputed: people who were deleted since have the name that they had then.',
  )
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.output<typeof TimelineEntry>

export const TimelineKind = z
  .enum(entries.map(({ shape }) => shape.kind.value) as [TimelineEntry['kind'], ...TimelineEntry['kind'][]])
  .meta({ id: 'TimelineKind' })
export type TimelineKind = TimelineEntry['kind']

export const TimelineQuery = ListQuery.extend({
  order: z.enum(['asc', 'desc']).default('asc').describe('`asc`: oldest first.'),
  kind: z.array(TimelineKind).max(entries.length).optional().describe('Only entries of these kinds.'),
})
