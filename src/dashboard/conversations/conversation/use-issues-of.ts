import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationIssuesOptions } from '../conversation-queries.ts'

/** The issues of a conversation. There are at most three, so one page has them all. */
export const useIssuesOf = (org: string, conversation: string) => {
  const { data, error } = useInfiniteQuery(conversationIssuesOptions(org, conversation))
  return {
    found: data?.pages.flatMap(({ items }) => items) ?? [],
    isLoading: data === undefined && error === null,
    error,
  }
}
