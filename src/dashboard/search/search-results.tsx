import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useEffect } from 'react'
import { findThingsOptions, searchOrganizationOptions } from '../../client/@tanstack/react-query.gen.ts'
import { processError } from '../api/process-error.ts'
import { PageResults, pageRow } from './page-results.tsx'
import { OtherResults } from './other-results.tsx'
import { RecentList } from './recent-list.tsx'
import { rememberPlace } from './recent-places.ts'
import { useSettled } from '../ui/fields/use-debounced.ts'

/** Shorter queries match too much. In scripts without spaces a single character can be a word and counts. */
const leastLetters = 2
const worthAsking = (typed: string): boolean => typed.length >= leastLetters || /[^\0-\u02ff]/.test(typed)
const settleMilliseconds = 150
/** Maximum number of results of each kind. */
const most = 5
/** `#12` and `12` match a change request before pages. */
const number = /^#?\d+$/

export interface SearchResultsProps {
  readonly organization: string
  readonly query: string
  /** Called with the value of the first row, so that Enter opens it. */
  readonly onFirst: (value: string) => void
  /** Navigates to a dashboard URL, given as path and hash. */
  readonly onGo: (path: string) => void
}

/**
 * Search results in the command palette: pages, spaces, sites, members, change requests and comments. Without a query, recent
 * places.
 */
export function SearchResults({ organization, query, onFirst, onGo }: SearchResultsProps) {
  const settledQuery = useSettled(query.trim(), settleMilliseconds)
  const isSearched = worthAsking(settledQuery)
  const queryOptions = {
    enabled: isSearched,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  }
  const path = { organizationId: organization }
  const pages = useQuery({
    ...searchOrganizationOptions({ path, query: { query: settledQuery, limit: most } }),
    ...queryOptions,
  })
  const others = useQuery({
    ...findThingsOptions({ path, query: { query: settledQuery, limit: most } }),
    ...queryOptions,
  })

  const otherResultsFirst = number.test(settledQuery)
  const space = pages.data?.items[0]
  const page = space?.pages[0]
  const change = others.data?.changeRequests[0]
  const firstPage = space && page && !pages.isPlaceholderData ? pageRow(space.id, page.id) : undefined
  const firstChange = change && !others.isPlaceholderData ? `change request ${change.id}` : undefined
  const first = otherResultsFirst ? (firstChange ?? firstPage) : firstPage
  useEffect(() => {
    if (isSearched && first !== undefined) onFirst(first)
  }, [isSearched, first, onFirst])

  const go = (to: string, label: string): void => {
    rememberPlace(organization, { path: to, label })
    onGo(to)
  }
  if (query.trim() === '') return <RecentList organization={organization} onGo={go} />
  if (!isSearched || !worthAsking(query.trim())) return null
  const error = pages.error ?? others.error
  if (error !== null)
    return (
      <p role="alert" className="px-3 py-2 text-rust">
        Search failed: {processError(error).title}
      </p>
    )
  if (pages.data === undefined)
    return <Command.Loading className="px-3 py-2 text-ink-soft">Searching…</Command.Loading>
  const otherResults = others.data !== undefined && <OtherResults found={others.data} onGo={go} />
  return (
    <>
      {otherResultsFirst && otherResults}
      <PageResults found={pages.data} onGo={go} />
      {!otherResultsFirst && otherResults}
    </>
  )
}
