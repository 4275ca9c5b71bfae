import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createChangeRequestCommentMutation,
  createChangeRequestCommentReplyMutation,
  deleteChangeRequestCommentMutation,
  deleteChangeRequestCommentReplyMutation,
  getChangeRequestQueryKey,
  listChangeRequestCommentsQueryKey,
  listChangeRequestCommentRepliesQueryKey,
  updateChangeRequestCommentMutation,
  updateChangeRequestCommentReplyMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import { placePath, type CommentPlace } from './comment-queries.ts'

/** Reads again what a comment changes: the threads, their replies, and the counts of the change request. */
export const useCommentRefresh = (place: CommentPlace) => {
  const client = useQueryClient()
  const path = placePath(place)
  const [{ _id: counted }] = getChangeRequestQueryKey({ path })
  return async (): Promise<void> => {
    // The page of a change request asks for it by its number, so that its key is not known here.
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        typeof first === 'object' && first !== null && '_id' in first && first._id === counted,
    })
    await Promise.all([
      client.invalidateQueries({ queryKey: listChangeRequestCommentsQueryKey({ path }) }),
      client.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          typeof first === 'object' &&
          first !== null &&
          '_id' in first &&
          first._id === listChangeRequestCommentRepliesQueryKey({ path: { ...path, commentId: '' } })[0]._id,
      }),
    ])
  }
}

/** The verbs of comments on one change request. Each waits until what it changed has been read again. */
export const useCommentVerbs = (place: CommentPlace) => {
  const onSuccess = useCommentRefresh(place)
  // Without a connection it fails at once, with the words kept and a way to try again, instead of waiting unseen.
  const sent = { onSuccess, networkMode: 'always' } as const
  return {
    create: useMutation({ ...createChangeRequestCommentMutation(), ...sent }),
    change: useMutation({ ...updateChangeRequestCommentMutation(), ...sent }),
    remove: useMutation({ ...deleteChangeRequestCommentMutation(), ...sent }),
    reply: useMutation({ ...createChangeRequestCommentReplyMutation(), ...sent }),
    changeReply: useMutation({ ...updateChangeRequestCommentReplyMutation(), ...sent }),
    removeReply: useMutation({ ...deleteChangeRequestCommentReplyMutation(), ...sent }),
  }
}
export type CommentVerbs = ReturnType<typeof useCommentVerbs>
