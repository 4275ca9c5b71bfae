import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createChangeRequestComment,
  createChangeRequestCommentReply,
  createSpaceComment,
  createSpaceCommentReply,
  deleteChangeRequestComment,
  deleteChangeRequestCommentReply,
  deleteSpaceComment,
  deleteSpaceCommentReply,
  updateChangeRequestComment,
  updateChangeRequestCommentReply,
  updateSpaceComment,
  updateSpaceCommentReply,
} from '../../client/sdk.gen.ts'
import type {
  CommentReplyUpdate,
  CommentUpdate,
  NewComment,
  NewCommentReply,
} from '../../client/types.gen.ts'
import { invalidateTouched } from '../api/live-events.ts'
import { inSpace, placePath, type CommentPlace } from './comment-queries.ts'

interface OfThread {
  readonly comment: string
}
interface OfReply extends OfThread {
  readonly reply: string
}

/** The operations of one place: those of a change request, or those of the space itself. */
const operationsOf = (place: CommentPlace) => {
  const sent = { throwOnError: true } as const
  const space = { spaceId: place.space }
  const change = placePath(place)
  const own = inSpace(place)
  return {
    create: async (body: NewComment) =>
      own
        ? createSpaceComment({ path: space, body, ...sent })
        : createChangeRequestComment({ path: change, body, ...sent }),
    change: async ({ comment, body }: OfThread & { readonly body: CommentUpdate }) =>
      own
        ? updateSpaceComment({ path: { ...space, commentId: comment }, body, ...sent })
        : updateChangeRequestComment({ path: { ...change, commentId: comment }, body, ...sent }),
    remove: async ({ comment }: OfThread) =>
      own
        ? deleteSpaceComment({ path: { ...space, commentId: comment }, ...sent })
        : deleteChangeRequestComment({ path: { ...change, commentId: comment }, ...sent }),
    reply: async ({ comment, body }: OfThread & { readonly body: NewCommentReply }) =>
      own
        ? createSpaceCommentReply({ path: { ...space, commentId: comment }, body, ...sent })
        : createChangeRequestCommentReply({ path: { ...change, commentId: comment }, body, ...sent }),
    changeReply: async ({ comment, reply, body }: OfReply & { readonly body: CommentReplyUpdate }) =>
      own
        ? updateSpaceCommentReply({
            path: { ...space, commentId: comment, commentReplyId: reply },
            body,
            ...sent,
          })
        : updateChangeRequestCommentReply({
            path: { ...change, commentId: comment, commentReplyId: reply },
            body,
            ...sent,
          }),
    removeReply: async ({ comment, reply }: OfReply) =>
      own
        ? deleteSpaceCommentReply({ path: { ...space, commentId: comment, commentReplyId: reply }, ...sent })
        : deleteChangeRequestCommentReply({
            path: { ...change, commentId: comment, commentReplyId: reply },
            ...sent,
          }),
  }
}

/** Comment actions in one place. Each waits until the data it changed is refetched. */
export const useCommentVerbs = (place: CommentPlace) => {
  const client = useQueryClient()
  const { create, change, remove, reply, changeReply, removeReply } = operationsOf(place)
  const sent = {
    // Invalidates like an event of others: threads, replies, and the counts of the change request.
    onSuccess: () =>
      invalidateTouched(client, [{ kind: 'comment.changed', space: place.space, subject: place.change }]),
  }
  return {
    create: useMutation({ mutationFn: create, ...sent }),
    change: useMutation({ mutationFn: change, ...sent }),
    remove: useMutation({ mutationFn: remove, ...sent }),
    reply: useMutation({ mutationFn: reply, ...sent }),
    changeReply: useMutation({ mutationFn: changeReply, ...sent }),
    removeReply: useMutation({ mutationFn: removeReply, ...sent }),
  }
}
export type CommentVerbs = ReturnType<typeof useCommentVerbs>
