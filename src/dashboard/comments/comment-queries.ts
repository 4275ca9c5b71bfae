/** Comments of a change request and their replies, as blocks to draw. Keys begin as those of the operations. */
import { queryOptions } from '@tanstack/react-query'
import {
  listChangeRequestCommentRepliesQueryKey,
  listChangeRequestCommentsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  getChangeRequestComment,
  getChangeRequestCommentReply,
  listChangeRequestCommentReplies,
  listChangeRequestComments,
} from '../../client/sdk.gen.ts'
import type { Comment, CommentReply } from '../../client/types.gen.ts'
import { allItems, atPage } from '../api/paging.ts'

export interface CommentPlace {
  readonly space: string
  /** Id of the change request. */
  readonly change: string
}

export const placePath = ({ space, change }: CommentPlace) => ({ spaceId: space, changeRequestId: change })

/** The largest pages that there are. */
const limit = 1000

/** Every thread, the oldest first, to the last page: no thread may be hidden behind a number. */
export const threadsOptions = (place: CommentPlace) => {
  const path = placePath(place)
  const query = { format: 'document', order: 'asc' } as const
  return queryOptions({
    queryKey: [...listChangeRequestCommentsQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Comment[]> =>
      allItems(
        async (page) =>
          (
            await listChangeRequestComments({
              path,
              query: { ...query, limit, ...atPage(page) },
              signal,
              throwOnError: true,
            })
          ).data,
      ),
  })
}

/** Ids of the threads in which a person is named. */
export const namingOptions = (place: CommentPlace, person: string) => {
  const path = placePath(place)
  const query = { format: 'document', order: 'asc', mentions: person } as const
  return queryOptions({
    queryKey: [...listChangeRequestCommentsQueryKey({ path, query }), 'ids'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (
        await allItems(
          async (page) =>
            (
              await listChangeRequestComments({
                path,
                query: { ...query, limit, ...atPage(page) },
                signal,
                throwOnError: true,
              })
            ).data,
        )
      ).map(({ id }) => id),
  })
}

export const repliesOptions = (place: CommentPlace, comment: string) => {
  const path = { ...placePath(place), commentId: comment }
  const query = { format: 'document' } as const
  return queryOptions({
    queryKey: [
      ...listChangeRequestCommentRepliesQueryKey({ path, query }),
      'all pages',
    ] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly CommentReply[]> =>
      allItems(
        async (page) =>
          (
            await listChangeRequestCommentReplies({
              path,
              query: { ...query, limit, ...atPage(page) },
              signal,
              throwOnError: true,
            })
          ).data,
      ),
  })
}

/** The body of a comment or reply as it is typed, for editing. */
export const bodyMarkdown = async (place: CommentPlace, comment: string, reply?: string): Promise<string> => {
  const query = { format: 'markdown' } as const
  const path = { ...placePath(place), commentId: comment }
  const { data } =
    reply === undefined
      ? await getChangeRequestComment({ path, query, throwOnError: true })
      : await getChangeRequestCommentReply({
          path: { ...path, commentReplyId: reply },
          query,
          throwOnError: true,
        })
  return 'markdown' in data.body && typeof data.body.markdown === 'string' ? data.body.markdown : ''
}
