/** Reviews of change requests: verdicts, requested reviewers, contributors, and what they have viewed. */
import { z } from 'zod'
import { Comment, CommentBody, CommentFormat, NewComment } from '../comments/schemas.ts'
import { RichTextDocument } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

export const ReviewStatus = z.enum(['approved', 'changes-requested']).meta({ id: 'ReviewStatus' })
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const Review = z
  .object({
    object: z.literal('change-request-review'),
    id: Id,
    revision: Id.describe('The head that was looked at.'),
    reviewer: User,
    requestedBy: User.optional().describe('Who asked for it.'),
    status: ReviewStatus,
    outdated: z
      .boolean()
      .describe('Whether the change is another one now. A clean update leaves it as it was.'),
    counts: z
      .boolean()
      .describe(
        'Whether it is the latest of its reviewer, who may still review, and neither outdated nor dismissed: rules ' +
          'look at no other.',
      ),
    comment: Comment.optional().describe('What it says about the whole.'),
    comments: z.int().describe('Threads that were sent with it, the one about the whole included.'),
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
  outdated: z.boolean().optional().describe('Only those that are outdated, or only those that are not.'),
  format: CommentFormat,
})
export const ReviewQuery = z.object({ format: CommentFormat })

/** Submitted at once: the verdict, its comment, and the comments collected as a draft. */
export const NewReview = z
  .strictObject({
    status: ReviewStatus,
    comment: CommentBody.optional().describe('About the whole; an empty one is none.'),
    revision: Id.optional().describe('The head that was looked at; another head now is a failure.'),
    comments: z.array(NewComment).max(100).optional().describe('The draft: written all or none.'),
  })
  .meta({ id: 'NewReview' })
export type NewReview = z.output<typeof NewReview>

export const Dismissal = z.strictObject({ message: text({ max: 500 }).optional() }).meta({ id: 'Dismissal' })

const requested = {
  object: z.literal('change-request-requested-reviewer'),
  revision: Id.describe('The head when they were asked.'),
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
    subject: text({ max: 100 }).optional().describe('The subject of the change request from now on.'),
    description: RichTextDocument.optional(),
  })
  .refine(({ users, teams = [] }) => users.length + teams.length > 0, {
    path: ['users'],
    error: 'Name somebody to ask.',
  })
  .meta({ id: 'NewReviewRequest' })

export const ReviewRequests = z
  .object({ users: z.array(RequestedReviewer), teams: z.array(RequestedReviewer) })
  .describe('Those who were named, as they are asked now.')
  .meta({ id: 'ReviewRequests' })

export const Contributor = z
  .object({
    user: User,
    count: z.int().describe('Writes of content, or comments and replies.'),
    updatedAt: Timestamp.describe('The latest.'),
    actionType: z.enum(['edit', 'comment']),
  })
  .describe('Whoever did both is listed twice.')
  .meta({ id: 'Contributor' })
export type Contributor = z.output<typeof Contributor>

/**
 * A summary of the reviews of a change request. The latest of each reviewer counts, unless it is outdated or dismissed.
 */
export const ReviewSummary = z
  .object({
    state: z
      .enum(['none', 'requested', 'approved', 'changes-requested'])
      .describe('What is asked for outweighs approval; a request that waits is told when nothing else is.'),
    approvals: z.int(),
    changesRequested: z.int(),
    requested: z.int().describe('People and teams who were asked and have not answered.'),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof ReviewSummary>

/** What the caller has viewed and has not changed since. */
export const Viewed = z
  .object({
    revision: Id.describe('The head that the marks were compared with.'),
    pages: z.array(Id).describe('Pages of which the difference is still the one that was looked at.'),
    blocks: z.array(z.object({ page: Id, block: z.string() })),
    changedSince: z.array(Id).describe('Pages that were looked at and whose difference is another one now.'),
    lastReview: z
      .object({ id: Id, revision: Id, status: ReviewStatus, createdAt: Timestamp })
      .optional()
      .describe(
        'The latest review of the caller: what "since my last review" begins from. `revision` is what was reviewed, ' +
          'with what main brought since where the change request was updated.',
      ),
  })
  .meta({ id: 'Viewed' })
export type Viewed = z.output<typeof Viewed>

export const ViewedUpdate = z
  .strictObject({
    revision: Id.optional().describe('The head that was looked at; another head now is a failure.'),
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
