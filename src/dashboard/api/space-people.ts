/** People with access to a space, found by the beginning of their name. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSpacePeopleOptions } from '../../client/@tanstack/react-query.gen.ts'

/** As many as fit into the list at the caret. */
const maxPeople = 8

export const peopleOptions = (space: string, query: string) =>
  queryOptions({
    ...listSpacePeopleOptions({
      path: { spaceId: space },
      query: { limit: maxPeople, ...(query === '' ? {} : { query }) },
    }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
