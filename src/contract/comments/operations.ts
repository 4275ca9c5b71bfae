/** Comments and their replies, the same for spaces and change requests. */
import { z } from 'zod'
import {
  Comment,
  CommentFormat,
  CommentListQuery,
  CommentReply,
  CommentReplyUpdate,
  CommentUpdate,
  NewComment,
  NewCommentReply,
} from './schemas.ts'
import { operation } from '../operation/operation.ts'
import { User } from '../people/schemas.ts'
import { listOf, ListQuery, text } from '../wire/shapes.ts'

const PeopleQuery = z.object({
  query: text({ max: 100 })
    .optional()
    .describe('Begins a word of the name, or the address; absent: anybody.'),
  limit: z.int().min(1).max(50).default(10),
})
const FormatQuery = z.object({ format: CommentFormat })
const reads = { noun: 'comments', right: { on: 'space', level: 'read' }, scope: 'read' } as const
const writes = { noun: 'comments', right: { on: 'space', level: 'comment' }, scope: 'write' } as const
type Ours = { readonly extension?: true }

/** What the specification defines for only one of the two is an extension on the other. */
const commentOperations = <const Prefix extends string, const Of extends string>(
  prefix: Prefix,
  of: Of,
  words: string,
  ours: { readonly replyList: Ours; readonly replyOne: Ours },
) => ({
  list: operation({
    ...reads,
    id: `list${of}Comments`,
    method: 'GET',
    path: prefix,
    summary: `Lists the comments ${words}.`,
    query: CommentListQuery,
    status: 200,
    result: listOf(Comment),
    errors: ['not-found', 'bad-page-token'],
  }),
  create: operation({
    ...writes,
    id: `create${of}Comment`,
    method: 'POST',
    path: prefix,
    summary: `Comments ${words}.`,
    body: NewComment,
    status: 200,
    result: Comment,
    errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  }),
  get: operation({
    ...reads,
    id: `get${of}Comment`,
    method: 'GET',
    path: `${prefix}/{commentId}`,
    summary: `Reads a comment ${words}.`,
    query: FormatQuery,
    status: 200,
    result: Comment,
    errors: ['not-found'],
  }),
  update: operation({
    ...writes,
    id: `update${of}Comment`,
    method: 'PUT',
    path: `${prefix}/{commentId}`,
    summary: `Changes, resolves or reacts to a comment ${words}.`,
    body: CommentUpdate,
    status: 200,
    result: Comment,
    errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  }),
  remove: operation({
    ...writes,
    id: `delete${of}Comment`,
    method: 'DELETE',
    path: `${prefix}/{commentId}`,
    summary: `Deletes a comment ${words} with its replies.`,
    status: 204,
    errors: ['role-too-low'],
  }),
  listReplies: operation({
    ...reads,
    ...ours.replyList,
    id: `list${of}CommentReplies`,
    method: 'GET',
    path: `${prefix}/{commentId}/replies`,
    summary: `Lists the replies to a comment ${words}, the oldest first.`,
    query: ListQuery.extend({ format: CommentFormat }),
    status: 200,
    result: listOf(CommentReply),
    errors: ['not-found', 'bad-page-token'],
  }),
  getReply: operation({
    ...reads,
    ...ours.replyOne,
    id: `get${of}CommentReply`,
    method: 'GET',
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Reads a reply to a comment ${words}.`,
    query: FormatQuery,
    status: 200,
    result: CommentReply,
    errors: ['not-found'],
  }),
  updateReply: operation({
    ...writes,
    ...ours.replyOne,
    id: `update${of}CommentReply`,
    method: 'PUT',
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Changes or reacts to a reply to a comment ${words}.`,
    body: CommentReplyUpdate,
    status: 200,
    result: CommentReply,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  removeReply: operation({
    ...writes,
    extension: true,
    id: `delete${of}CommentReply`,
    method: 'DELETE',
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Deletes a reply to a comment ${words}.`,
    status: 204,
    errors: ['role-too-low'],
  }),
})

const spacePath = '/spaces/{spaceId}/comments'
const changePath = '/spaces/{spaceId}/change-requests/{changeRequestId}/comments'
const space = commentOperations(spacePath, 'Space', 'on a space', {
  replyList: { extension: true },
  replyOne: {},
})
const change = commentOperations(changePath, 'ChangeRequest', 'on a change request', {
  replyList: {},
  replyOne: { extension: true },
})

const replyErrors = ['not-found', 'role-too-low', 'bad-content', 'state-forbids'] as const

export const createSpaceCommentReply = operation({
  ...writes,
  id: 'createSpaceCommentReply',
  method: 'POST',
  path: `${spacePath}/{commentId}/replies`,
  summary: 'Replies to a comment on a space.',
  body: NewCommentReply,
  status: 200,
  result: CommentReply,
  errors: replyErrors,
})

export const createChangeRequestCommentReply = operation({
  ...writes,
  id: 'createChangeRequestCommentReply',
  method: 'POST',
  path: `${changePath}/{commentId}/replies`,
  summary: 'Replies to a comment on a change request.',
  query: FormatQuery,
  body: NewCommentReply,
  status: 200,
  result: CommentReply,
  errors: replyErrors,
})

export const listSpacePeople = operation({
  ...writes,
  scope: 'read',
  extension: true,
  id: 'listSpacePeople',
  method: 'GET',
  path: '/spaces/{spaceId}/people',
  summary: 'Finds people who see a space by the beginning of a name or address, at most fifty.',
  query: PeopleQuery,
  status: 200,
  result: z.object({ items: z.array(User) }),
  errors: ['not-found', 'role-too-low'],
})

export const commentsOperations = {
  listSpacePeople,
  listSpaceComments: space.list,
  createSpaceComment: space.create,
  getSpaceComment: space.get,
  updateSpaceComment: space.update,
  deleteSpaceComment: space.remove,
  listSpaceCommentReplies: space.listReplies,
  createSpaceCommentReply,
  getSpaceCommentReply: space.getReply,
  updateSpaceCommentReply: space.updateReply,
  deleteSpaceCommentReply: space.removeReply,
  listChangeRequestComments: change.list,
  createChangeRequestComment: change.create,
  getChangeRequestComment: change.get,
  updateChangeRequestComment: change.update,
  deleteChangeRequestComment: change.remove,
  listChangeRequestCommentReplies: change.listReplies,
  createChangeRequestCommentReply,
  getChangeRequestCommentReply: change.getReply,
  updateChangeRequestCommentReply: change.updateReply,
  deleteChangeRequestCommentReply: change.removeReply,
}
