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
import { events, type EventKind } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { User } from '../people/schemas.ts'
import { listOf, ListQuery, text } from '../wire/shapes.ts'

const PeopleQuery = z.object({
  query: text({ max: 100 })
    .optional()
    .describe('The beginning of a word in the name, or of the email. Default: anyone.'),
  limit: z.int().min(1).max(50).default(10),
})
const FormatQuery = z.object({ format: CommentFormat })
const reads = { right: { on: 'space', level: 'read' }, scope: 'read' } as const
const writes = { right: { on: 'space', level: 'comment' }, scope: 'write' } as const
type Ours = { readonly extension?: true }

/** `prefix`: the path of the list of comments. */
const commentOperations = <const Prefix extends string>(
  prefix: Prefix,
  place: string,
  staleAfter: readonly EventKind[],
) => ({
  list: operation({
    ...reads,
    method: 'GET',
    staleAfter,
    path: prefix,
    summary: `Lists the comments ${place}.`,
    query: CommentListQuery,
    status: 200,
    result: listOf(Comment),
    errors: ['not-found', 'bad-page-token'],
  }),
  create: operation({
    ...writes,
    method: 'POST',
    path: prefix,
    summary: `Adds a comment ${place}.`,
    body: NewComment,
    status: 200,
    result: Comment,
    errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  }),
  get: operation({
    ...reads,
    method: 'GET',
    staleAfter,
    path: `${prefix}/{commentId}`,
    summary: `Returns a comment ${place}.`,
    query: FormatQuery,
    status: 200,
    result: Comment,
    errors: ['not-found'],
  }),
  update: operation({
    ...writes,
    method: 'PUT',
    path: `${prefix}/{commentId}`,
    summary: `Updates, resolves or reacts to a comment ${place}.`,
    body: CommentUpdate,
    status: 200,
    result: Comment,
    errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  }),
  remove: operation({
    ...writes,
    method: 'DELETE',
    path: `${prefix}/{commentId}`,
    summary: `Deletes a comment ${place} with its replies.`,
    status: 204,
    errors: ['role-too-low'],
  }),
})

/** What the specification defines for only one of the two is an extension on the other. */
const replyOperations = <const Prefix extends string>(
  prefix: Prefix,
  place: string,
  staleAfter: readonly EventKind[],
  ours: { readonly list: Ours; readonly one: Ours },
) => ({
  list: operation({
    ...reads,
    ...ours.list,
    method: 'GET',
    staleAfter,
    path: `${prefix}/{commentId}/replies`,
    summary: `Lists the replies to a comment ${place}, oldest first.`,
    query: ListQuery.extend({ format: CommentFormat }),
    status: 200,
    result: listOf(CommentReply),
    errors: ['not-found', 'bad-page-token'],
  }),
  get: operation({
    ...reads,
    ...ours.one,
    method: 'GET',
    staleAfter,
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Returns a reply to a comment ${place}.`,
    query: FormatQuery,
    status: 200,
    result: CommentReply,
    errors: ['not-found'],
  }),
  update: operation({
    ...writes,
    ...ours.one,
    method: 'PUT',
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Updates or reacts to a reply to a comment ${place}.`,
    body: CommentReplyUpdate,
    status: 200,
    result: CommentReply,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  remove: operation({
    ...writes,
    extension: true,
    method: 'DELETE',
    path: `${prefix}/{commentId}/replies/{commentReplyId}`,
    summary: `Deletes a reply to a comment ${place}.`,
    status: 204,
    errors: ['role-too-low'],
  }),
})

/** Comments follow the text that they are on. Accepting a suggestion answers its thread. */
const spaceThreads = [...events.comments, ...events.mainContent, ...events.handedWork]
const changeRequestThreads = [
  ...events.comments,
  ...events.suggestions,
  ...events.changeRequestPages,
  ...events.handedWork,
]

const spacePath = '/spaces/{spaceId}/comments'
const changePath = '/spaces/{spaceId}/change-requests/{changeRequestId}/comments'
const space = commentOperations(spacePath, 'on a space', spaceThreads)
const spaceReplies = replyOperations(spacePath, 'on a space', spaceThreads, {
  list: { extension: true },
  one: {},
})
const change = commentOperations(changePath, 'on a change request', changeRequestThreads)
const changeReplies = replyOperations(changePath, 'on a change request', changeRequestThreads, {
  list: {},
  one: { extension: true },
})

const replyErrors = ['not-found', 'role-too-low', 'bad-content', 'state-forbids'] as const

export const commentsOperations = operationsOf('comments', {
  listSpacePeople: operation({
    ...writes,
    scope: 'read',
    extension: true,
    method: 'GET',
    path: '/spaces/{spaceId}/people',
    summary: 'Finds up to 50 people with access to a space by the beginning of their name or email.',
    query: PeopleQuery,
    status: 200,
    result: z.object({ items: z.array(User) }),
    staleAfter: events.spaceAccess,
    errors: ['not-found', 'role-too-low'],
  }),
  listSpaceComments: space.list,
  createSpaceComment: space.create,
  getSpaceComment: space.get,
  updateSpaceComment: space.update,
  deleteSpaceComment: space.remove,
  listSpaceCommentReplies: spaceReplies.list,
  createSpaceCommentReply: operation({
    ...writes,
    method: 'POST',
    path: `${spacePath}/{commentId}/replies`,
    summary: 'Replies to a comment on a space.',
    body: NewCommentReply,
    status: 200,
    result: CommentReply,
    errors: replyErrors,
  }),
  getSpaceCommentReply: spaceReplies.get,
  updateSpaceCommentReply: spaceReplies.update,
  deleteSpaceCommentReply: spaceReplies.remove,
  listChangeRequestComments: change.list,
  createChangeRequestComment: change.create,
  getChangeRequestComment: change.get,
  updateChangeRequestComment: change.update,
  deleteChangeRequestComment: change.remove,
  listChangeRequestCommentReplies: changeReplies.list,
  createChangeRequestCommentReply: operation({
    ...writes,
    method: 'POST',
    path: `${changePath}/{commentId}/replies`,
    summary: 'Replies to a comment on a change request.',
    query: FormatQuery,
    body: NewCommentReply,
    status: 200,
    result: CommentReply,
    errors: replyErrors,
  }),
  getChangeRequestCommentReply: changeReplies.get,
  updateChangeRequestCommentReply: changeReplies.update,
  deleteChangeRequestCommentReply: changeReplies.remove,
})
