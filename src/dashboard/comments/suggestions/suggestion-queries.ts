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
import { invalidateTouched } from '../../api/live-events.ts'
import { allItems, atPage } from '../../api/paging.ts'
import { placePath, type CommentPlace } from '../comment-queries.ts'

/** The maximum page size. */
const limit = 1000

/** All suggestions, including settled ones, oldest first, from all pages. */
export const suggestionsOptions = (place: CommentPlace) => {
  const path = placePath(place)
  const query = { state: 'all' } as const
  return queryOptions({
    queryKey: [...listChangeRequestSuggestionsQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> =>
      allItems(
        async (page) =>
          (
            await listChangeRequestSuggestions({
              path,
              query: { ...query, limit, ...atPage(page) },
              signal,
              throwOnError: true,
            })
          ).data,
      ),
  })
}

/** Actions on suggestions. Accepting writes content, so everything that shows it is refetched too. */
export const useSuggestionVerbs = (place: CommentPlace) => {
  const client = useQueryClient()
  const at = { space: place.space, subject: place.change }
  const settled = () => invalidateTouched(client, [{ kind: 'suggestion.settled', ...at }])
  const written = () =>
    invalidateTouched(client, [
      { kind: 'suggestion.settled', ...at },
      { kind: 'change-request.content-written', ...at },
    ])
  return {
    create: useMutation({ ...createSuggestionMutation(), onSuccess: settled }),
    dismiss: useMutation({ ...dismissSuggestionMutation(), onSuccess: settled }),
    accept: useMutation({ ...acceptSuggestionMutation(), onSuccess: written }),
    acceptAll: useMutation({ ...acceptSuggestionsMutation(), onSuccess: written }),
  }
}
