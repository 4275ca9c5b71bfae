/** Comments on spaces, pages and blocks, in main or in a change request, with replies and reactions. */
import { z } from 'zod'
import { longestComment } from '../documents/limits.ts'
import { Writing, writing } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { Emoji, Id, ListQuery, Order, text, Timestamp } from '../wire/shapes.ts'

export const CommentFormat = z.enum(['document', 'markdown']).default('markdown')
const CommentStatus = z.enum(['open', 'resolved']).meta({ id: 'CommentStatus' })

const Reaction = z
  .object({
    emoji: z.string(),
    count: z.int(),
    users: z.array(z.object({ user: User, reactedAt: Timestamp })),
  })
  .meta({ id: 'Reaction' })

const permissions = z.object({
  view: z.boolean(),
  edit: z.boolean(),
  reply: z.boolean().optional(),
  delete: z.boolean(),
  resolve: z.boolean().optional(),
})
const TableCell = z.object({ record: Id, definition: Id })

/** Quoted text of a block that a comment is about, with its context. */
const Quote = z
  .strictObject({
    text: text({ min: 1, max: 512 }),
    prefix: text({ max: 64 }).optional(),
    suffix: text({ max: 64 }).optional(),
    side: z
      .enum(['main', 'change'])
      .optional()
      .describe('In a diff: the base revision of the change request, or its head.'),
  })
  .meta({ id: 'Quote' })
type Quote = z.output<typeof Quote>

const Anchor = z
  .object({
    state: z
      .enum(['anchored', 'changed', 'orphaned'])
      .describe('`changed`: its text changed. `orphaned`: its block or page was deleted.'),
    page: z.object({ id: Id, title: z.string().describe('The title, or the last title of a deleted page.') }),
    node: z.object({ id: Id }).optional().describe('The block that currently contains the text.'),
    side: z.enum(['main', 'change']).optional(),
    quote: Quote.omit({ side: true }).optional(),
    words: z
      .string()
      .optional()
      .describe('The text of the block or cell when the comment was posted, shortened.'),
    cell: z
      .object({ row: z.string(), column: z.string() })
      .optional()
      .describe('The names of the row and the column.'),
  })
  .meta({ id: 'CommentAnchor' })

export const Comment = z
  .object({
    object: z.literal('comment'),
    id: Id,
    postedBy: User,
    postedAt: Timestamp,
    editedAt: Timestamp.optional(),
    reactions: z.array(Reaction),
    replies: z.int(),
    repliers: z.array(z.object({ updatedAt: Timestamp, count: z.int(), user: User })),
    body: Writing,
    target: z.object({
      node: z.object({ id: Id }).optional(),
      tableCell: TableCell.optional(),
      changeRequest: Id.optional(),
      review: Id.optional(),
      suggestion: Id.optional().describe('The id of the suggestion that started the thread.'),
      page: z.object({ id: Id }).optional(),
      space: Id,
      revision: Id.describe('The head revision when it was posted.'),
    }),
    urls: z.object({ location: z.string(), app: z.string().optional() }),
    permissions,
    status: CommentStatus,
    anchor: Anchor.optional().describe('Its current position. Absent for the overall comment.'),
    assignee: User.optional(),
    mentions: z.array(User).describe('Mentioned people who can see the space.'),
    resolvedAt: Timestamp.optional(),
    resolvedBy: User.optional(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.output<typeof Comment>

export const CommentReply = z
  .object({
    object: z.literal('comment-reply'),
    id: Id,
    postedBy: User,
    postedAt: Timestamp,
    editedAt: Timestamp.optional(),
    reactions: z.array(Reaction),
    body: Writing,
    mentions: z.array(User).describe('Mentioned people who can see the space.'),
    urls: z.object({ location: z.string(), app: z.string().optional() }),
    permissions,
  })
  .meta({ id: 'CommentReply' })
export type CommentReply = z.output<typeof CommentReply>

export const CommentListQuery = ListQuery.extend({
  order: Order,
  status: z.enum(['all', ...CommentStatus.options]).default('all'),
  format: CommentFormat,
  targetPage: Id.optional().describe('Only those on this page.'),
  authors: z.array(Id).max(100).optional().describe('Only comments by these people.'),
  assignee: Id.optional().describe('Only comments assigned to this person.'),
  mentions: Id.optional().describe('Only threads that mention this person, including in replies.'),
})

/** The body of a comment. Longer texts belong on a page. */
export const CommentBody = writing(longestComment).meta({ id: 'CommentBody' })

export const NewComment = z
  .strictObject({
    node: Id.optional().describe('The key of the block.'),
    page: Id.optional(),
    body: CommentBody,
    tableCell: z.strictObject({ record: Id, definition: Id }).optional(),
    quote: Quote.optional().describe('The quoted text of the block.'),
  })
  .meta({ id: 'NewComment' })
export type NewComment = z.output<typeof NewComment>

const reactions = {
  addedReactions: z.array(Emoji.min(1)).max(100).optional(),
  removedReactions: z.array(Emoji.min(1)).max(100).optional(),
}

export const CommentUpdate = z
  .strictObject({
    resolved: z.boolean().optional(),
    body: CommentBody.optional(),
    assignee: Id.nullable().optional().describe('The assignee. Null removes it.'),
    ...reactions,
  })
  .meta({ id: 'CommentUpdate' })

export const NewCommentReply = z.strictObject({ body: CommentBody }).meta({ id: 'NewCommentReply' })

export const CommentReplyUpdate = z
  .strictObject({ body: CommentBody.optional(), ...reactions })
  .meta({ id: 'CommentReplyUpdate' })
