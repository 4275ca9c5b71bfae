/** People who see a space, found by the beginning of a name. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSpacePeopleOptions } from '../../client/@tanstack/react-query.gen.ts'

/** As many as a list beside the caret can hold. */
const shown = 8

export const peopleOptions = (space: string, query: string) =>
  queryOptions({
    ...listSpacePeopleOptions({
      path: { spaceId: space },
      query: { limit: shown, ...(query === '' ? {} : { query }) },
    }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
