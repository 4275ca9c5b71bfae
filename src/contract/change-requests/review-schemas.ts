/** Reviews of change requests: verdicts, requested reviewers, contributors, and what they have viewed. */
import { z } from 'zod'
import { Comment, CommentBody, CommentFormat, NewComment } from '../comments/schemas.ts'
import { RichTextDocument } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { longestSubject } from './limits.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

export const ReviewStatus = z.enum(['approved', 'changes-requested']).meta({ id: 'ReviewStatus' })
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const Review = z
  .object({
    object: z.literal('change-request-review'),
    id: Id,
    revision: Id.describe('The head that was viewed.'),
    reviewer: User,
    requestedBy: User.optional().describe('Who asked for it.'),
    status: ReviewStatus,
    outdated: z
      .boolean()
      .describe(
        'Whether the change request changed after the review. Updating from main without conflicts does not count.',
      ),
    counts: z
      .boolean()
      .describe(
        'Whether merge rules count it: the latest review of a person who can still review, neither outdated nor dismissed.',
      ),
    comment: Comment.optional().describe('The overall comment.'),
    comments: z.int().describe('The number of threads sent with it, including the overall comment.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    dismissedAt: Timestamp.optional(),
    dismissedBy: User.optional(),
    dismissal: z.string().optional().describe('Why it was dismissed.'),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof Review>

export const ReviewListQuery = ListQuery.extend({
  outdated: z.boolean().optional().describe('True: only outdated reviews. False: only current ones.'),
  format: CommentFormat,
})
export const ReviewQuery = z.object({ format: CommentFormat })

/** Submitted at once: the verdict, its comment, and the comments collected as a draft. */
export const NewReview = z
  .strictObject({
    status: ReviewStatus,
    comment: CommentBody.optional().describe('The overall comment. Empty: none.'),
    revision: Id.optional().describe('The head that was viewed. The request fails if the head has changed.'),
    comments: z
      .array(NewComment)
      .max(100)
      .optional()
      .describe('The comments of the review. All are added, or none.'),
  })
  .meta({ id: 'NewReview' })
export type NewReview = z.output<typeof NewReview>

export const Dismissal = z.strictObject({ message: text({ max: 500 }).optional() }).meta({ id: 'Dismissal' })

const requested = {
  object: z.literal('change-request-requested-reviewer'),
  revision: Id.describe('The head when the review was requested.'),
  requestedBy: User,
  createdAt: Timestamp,
}
const RequestedPerson = z.object({ ...requested, kind: z.literal('user'), user: User })
const RequestedTeam = z.object({
  ...requested,
  kind: z.literal('team'),
  team: z.object({ object: z.literal('team'), id: Id, title: z.string(), members: z.int() }),
})

/**
 * Requested reviewers who have not responded: a review given after the request fulfills it, and any member can respond
 * for a team.
 */
export const RequestedReviewer = z
  .discriminatedUnion('kind', [RequestedPerson, RequestedTeam])
  .meta({ id: 'RequestedReviewer' })
export type RequestedReviewer = z.output<typeof RequestedReviewer>

export const NewReviewRequest = z
  .strictObject({
    users: z.array(Id).max(100),
    teams: z.array(Id).max(20).optional(),
    subject: text({ max: longestSubject }).optional().describe('The new subject of the change request.'),
    description: RichTextDocument.optional(),
  })
  .refine(({ users, teams = [] }) => users.length + teams.length > 0, {
    path: ['users'],
    error: 'Provide at least one reviewer.',
  })
  .meta({ id: 'NewReviewRequest' })

export const ReviewRequests = z
  .object({ users: z.array(RequestedReviewer), teams: z.array(RequestedReviewer) })
  .describe('The current requests for the people and teams in the request body.')
  .meta({ id: 'ReviewRequests' })

export const Contributor = z
  .object({
    user: User,
    count: z.int().describe('The number of content edits, or of comments and replies.'),
    updatedAt: Timestamp.describe('The time of the latest one.'),
    actionType: z.enum(['edit', 'comment']),
  })
  .describe('People who both edited and discussed are listed twice.')
  .meta({ id: 'Contributor' })
export type Contributor = z.output<typeof Contributor>

/**
 * A summary of the reviews of a change request. The latest of each reviewer counts, unless it is outdated or dismissed.
 */
export const ReviewSummary = z
  .object({
    state: z
      .enum(['none', 'requested', 'approved', 'changes-requested'])
      .describe('Requested changes outweigh approvals. `requested` applies if there are neither.'),
    approvals: z.int(),
    changesRequested: z.int(),
    requested: z.int().describe('People and teams whose review is pending.'),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof ReviewSummary>

/** What the caller has viewed and has not changed since. */
export const Viewed = z
  .object({
    revision: Id.describe('The head that the viewed changes were compared with.'),
    pages: z.array(Id).describe('Pages whose changes have not changed since they were viewed.'),
    blocks: z.array(z.object({ page: Id, block: z.string() })),
    changedSince: z.array(Id).describe('Pages that changed after they were viewed.'),
    lastReview: z
      .object({ id: Id, revision: Id, status: ReviewStatus, createdAt: Timestamp })
      .optional()
      .describe(
        'The latest review of the caller, from which “since my last review” starts. `revision` includes later updates from main.',
      ),
  })
  .meta({ id: 'Viewed' })
export type Viewed = z.output<typeof Viewed>

export const ViewedUpdate = z
  .strictObject({
    revision: Id.optional().describe('The head that was viewed. The request fails if the head has changed.'),
    pages: z
      .array(z.strictObject({ page: Id, viewed: z.boolean() }))
      .max(1000)
      .optional(),
    blocks: z
      .array(z.strictObject({ page: Id, block: Id, viewed: z.boolean() }))
      .max(1000)
      .optional(),
  })
  .meta({ id: 'ViewedUpdate' })
