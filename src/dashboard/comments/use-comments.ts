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
import { invalidateAfter } from '../api/live-events.ts'
import { inSpace, placePath, type CommentPlace } from './comment-queries.ts'

interface OfThread {
  readonly comment: string
}
interface OfReply extends OfThread {
  readonly reply: string
}

/** The operations of one place: those of a change request, or those of the space itself. */
const operationsOf = (place: CommentPlace) => {
  const options = { throwOnError: true } as const
  const space = { spaceId: place.space }
  const change = placePath(place)
  const onSpace = inSpace(place)
  return {
    create: async (body: NewComment) =>
      onSpace
        ? createSpaceComment({ path: space, body, ...options })
        : createChangeRequestComment({ path: change, body, ...options }),
    change: async ({ comment, body }: OfThread & { readonly body: CommentUpdate }) =>
      onSpace
        ? updateSpaceComment({ path: { ...space, commentId: comment }, body, ...options })
        : updateChangeRequestComment({ path: { ...change, commentId: comment }, body, ...options }),
    remove: async ({ comment }: OfThread) =>
      onSpace
        ? deleteSpaceComment({ path: { ...space, commentId: comment }, ...options })
        : deleteChangeRequestComment({ path: { ...change, commentId: comment }, ...options }),
    reply: async ({ comment, body }: OfThread & { readonly body: NewCommentReply }) =>
      onSpace
        ? createSpaceCommentReply({ path: { ...space, commentId: comment }, body, ...options })
        : createChangeRequestCommentReply({ path: { ...change, commentId: comment }, body, ...options }),
    changeReply: async ({ comment, reply, body }: OfReply & { readonly body: CommentReplyUpdate }) =>
      onSpace
        ? updateSpaceCommentReply({
            path: { ...space, commentId: comment, commentReplyId: reply },
            body,
            ...options,
          })
        : updateChangeRequestCommentReply({
            path: { ...change, commentId: comment, commentReplyId: reply },
            body,
            ...options,
          }),
    removeReply: async ({ comment, reply }: OfReply) =>
      onSpace
        ? deleteSpaceCommentReply({
            path: { ...space, commentId: comment, commentReplyId: reply },
            ...options,
          })
        : deleteChangeRequestCommentReply({
            path: { ...change, commentId: comment, commentReplyId: reply },
            ...options,
          }),
  }
}

/** Comment actions in one place. Each waits until the data it changed is refetched. */
export const useCommentActions = (place: CommentPlace) => {
  const client = useQueryClient()
  const { create, change, remove, reply, changeReply, removeReply } = operationsOf(place)
  const options = {
    // Invalidates like an event of others: threads, replies, and the counts of the change request.
    onSuccess: () => invalidateAfter(client, ['comment.updated'], { space: place.space }),
  }
  return {
    create: useMutation({ mutationFn: create, ...options }),
    change: useMutation({ mutationFn: change, ...options }),
    remove: useMutation({ mutationFn: remove, ...options }),
    reply: useMutation({ mutationFn: reply, ...options }),
    changeReply: useMutation({ mutationFn: changeReply, ...options }),
    removeReply: useMutation({ mutationFn: removeReply, ...options }),
  }
}
export type CommentActions = ReturnType<typeof useCommentActions>
