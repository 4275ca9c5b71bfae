/** Comments on spaces, pages and blocks, in main or in a change request, with replies and reactions. */
import { z } from 'zod'
import { Writing } from './documents.ts'
import { User } from './people.ts'
import { Emoji, Id, ListQuery, Order, Timestamp } from './wire.ts'

export const CommentFormat = z.enum(['document', 'markdown']).default('markdown')
export const CommentStatus = z.enum(['open', 'resolved']).meta({ id: 'CommentStatus' })

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
})
const TableCell = z.object({ record: Id, definition: Id })

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
      page: z.object({ id: Id }).optional(),
      space: Id,
      revision: Id.describe('The head when it was posted.'),
    }),
    urls: z.object({ location: z.string(), app: z.string().optional() }),
    permissions,
    status: CommentStatus,
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
  authors: z.array(Id).max(100).optional().describe('Only those of these people.'),
})

export const NewComment = z
  .strictObject({
    node: Id.optional().describe('Key of a block.'),
    page: Id.optional(),
    body: Writing,
    tableCell: z.strictObject({ record: Id, definition: Id }).optional(),
  })
  .meta({ id: 'NewComment' })

const reactions = {
  addedReactions: z.array(Emoji.min(1)).max(100).optional(),
  removedReactions: z.array(Emoji.min(1)).max(100).optional(),
}

export const CommentUpdate = z
  .strictObject({ resolved: z.boolean().optional(), body: Writing.optional(), ...reactions })
  .meta({ id: 'CommentUpdate' })

export const NewCommentReply = z.strictObject({ body: Writing }).meta({ id: 'NewCommentReply' })

export const CommentReplyUpdate = z
  .strictObject({ body: Writing.optional(), ...reactions })
  .meta({ id: 'CommentReplyUpdate' })
