/** Suggested wording of a change request, whatever became of it. */
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

/** The largest pages that there are. */
const limit = 1000

/** Every suggestion, settled ones too, the oldest first, to the last page. */
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

/** The verbs of suggestions. Accepting writes content, so that all that shows it is read again as well. */
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
