/** Suggestions of a change request, in any state. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  acceptSuggestionMutation,
  acceptSuggestionsMutation,
  createSuggestionMutation,
  dismissSuggestionMutation,
  listChangeRequestSuggestionsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listChangeRequestSuggestions } from '../../../client/sdk.gen.ts'
import type { Suggestion } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { allOf } from '../../api/paging.ts'
import { placePath, type CommentPlace } from '../comment-queries.ts'

/** All suggestions, including settled ones, oldest first, from all pages. */
export const suggestionsOptions = (place: CommentPlace) => {
  const path = placePath(place)
  const query = { state: 'all' } as const
  return queryOptions({
    queryKey: [...listChangeRequestSuggestionsQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> =>
      allOf(listChangeRequestSuggestions, { path, query, signal }),
  })
}

/** Actions on suggestions. Accepting writes content, so everything that shows it is refetched too. */
export const useSuggestionActions = (place: CommentPlace) => {
  const client = useQueryClient()
  const scope = { space: place.space, subject: place.change }
  const invalidateSuggestions = () => invalidateAfter(client, ['suggestion.created'], scope)
  const invalidateContent = () =>
    invalidateAfter(client, ['suggestion.accepted', 'change-request.content-written'], scope)
  return {
    create: useMutation({ ...createSuggestionMutation(), onSuccess: invalidateSuggestions }),
    dismiss: useMutation({ ...dismissSuggestionMutation(), onSuccess: invalidateSuggestions }),
    accept: useMutation({ ...acceptSuggestionMutation(), onSuccess: invalidateContent }),
    acceptAll: useMutation({ ...acceptSuggestionsMutation(), onSuccess: invalidateContent }),
  }
}
