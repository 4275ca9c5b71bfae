/** Comments of a change request or a space, and their replies. Keys start with the operation's key. */
import { queryOptions } from '@tanstack/react-query'
import {
  listChangeRequestCommentRepliesQueryKey,
  listChangeRequestCommentsQueryKey,
  listSpaceCommentRepliesQueryKey,
  listSpaceCommentsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  getChangeRequestComment,
  getChangeRequestCommentReply,
  listChangeRequestCommentReplies,
  listChangeRequestComments,
  getSpaceComment,
  getSpaceCommentReply,
  listSpaceCommentReplies,
  listSpaceComments,
} from '../../client/sdk.gen.ts'
import type { Comment, CommentReply } from '../../client/types.gen.ts'
import { allOf } from '../api/paging.ts'

export interface CommentPlace {
  readonly space: string
  /** Id of the change request; '' for comments on the space itself. */
  readonly change: string
}

export const placePath = ({ space, change }: CommentPlace) => ({ spaceId: space, changeRequestId: change })

/** Whether the comments are on the space itself. */
export const inSpace = ({ change }: CommentPlace): boolean => change === ''

const oldestFirst = { format: 'document', order: 'asc' } as const

/** All threads that match the filter, oldest first, from all pages. */
const allThreads = (place: CommentPlace, of: { readonly mentions?: string }, signal: AbortSignal) =>
  allOf(listChangeRequestComments, { path: placePath(place), query: { ...oldestFirst, ...of }, signal })

/** All threads, oldest first, from all pages, so that no thread is hidden. */
export const threadsOptions = (place: CommentPlace) =>
  queryOptions({
    queryKey: [
      ...listChangeRequestCommentsQueryKey({ path: placePath(place), query: oldestFirst }),
      'all pages',
    ] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Comment[]> => allThreads(place, {}, signal),
  })

/** Ids of the threads that mention a person. */
export const mentioningOptions = (place: CommentPlace, person: string) =>
  queryOptions({
    queryKey: [
      ...listChangeRequestCommentsQueryKey({
        path: placePath(place),
        query: { ...oldestFirst, mentions: person },
      }),
      'ids',
    ] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (await allThreads(place, { mentions: person }, signal)).map(({ id }) => id),
  })

/** All threads on a page of the space itself, oldest first, from all pages. */
export const pageThreadsOptions = (space: string, page: string) => {
  const path = { spaceId: space }
  const query = { ...oldestFirst, targetPage: page }
  return queryOptions({
    queryKey: [...listSpaceCommentsQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Comment[]> => allOf(listSpaceComments, { path, query, signal }),
  })
}

const spaceRepliesOptions = (space: string, comment: string) => {
  const path = { spaceId: space, commentId: comment }
  const query = { format: 'document' } as const
  return queryOptions({
    queryKey: [...listSpaceCommentRepliesQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly CommentReply[]> =>
      allOf(listSpaceCommentReplies, { path, query, signal }),
  })
}

export const repliesOptions = (place: CommentPlace, comment: string) => {
  if (inSpace(place)) return spaceRepliesOptions(place.space, comment)
  const path = { ...placePath(place), commentId: comment }
  const query = { format: 'document' } as const
  return queryOptions({
    queryKey: [
      ...listChangeRequestCommentRepliesQueryKey({ path, query }),
      'all pages',
    ] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly CommentReply[]> =>
      allOf(listChangeRequestCommentReplies, { path, query, signal }),
  })
}

/** Without the trailing line break, which a field would show as an empty line. */
const markdownOf = ({ body }: Comment | CommentReply): string =>
  'markdown' in body && typeof body.markdown === 'string' ? body.markdown.trimEnd() : ''

/** The body of a comment or reply as Markdown, for editing. */
export const bodyMarkdown = async (place: CommentPlace, comment: string, reply?: string): Promise<string> => {
  const query = { format: 'markdown' } as const
  const rest = { query, throwOnError: true } as const
  if (inSpace(place)) {
    const path = { spaceId: place.space, commentId: comment }
    return reply === undefined
      ? markdownOf((await getSpaceComment({ path, ...rest })).data)
      : markdownOf((await getSpaceCommentReply({ path: { ...path, commentReplyId: reply }, ...rest })).data)
  }
  const path = { ...placePath(place), commentId: comment }
  return reply === undefined
    ? markdownOf((await getChangeRequestComment({ path, ...rest })).data)
    : markdownOf(
        (await getChangeRequestCommentReply({ path: { ...path, commentReplyId: reply }, ...rest })).data,
      )
}
