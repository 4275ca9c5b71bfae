import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { homeLists, type HomeLists } from '../../organizations/home-lists.ts'
import type { OpenChange } from '../../organizations/open-changes.tsx'
import { allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { homeQueries } from './home-queries.ts'

export interface HomeChanges extends HomeLists<OpenChange> {
  readonly isLoaded: boolean
  /** The user's own drafts. */
  readonly drafts: readonly OpenChange[]
  /** The latest merges by anyone. */
  readonly merged: readonly OpenChange[]
  /** Why they could not be loaded; null if they can. */
  readonly error: unknown
  /** Total numbers, of which the lists show a few. */
  readonly counts: {
    readonly reviews: number
    readonly own: number
    readonly open: number
    readonly drafts: number
  }
  /** Titles of spaces by id; those of the sidebar, which appear when it has loaded. */
  readonly spaceNames: ReadonlyMap<string, string>
}

/** The change requests on the home screen. */
export const useHomeChanges = (org: string, person: string): HomeChanges => {
  const queries = homeQueries(org, person)
  const [reviews, own, open] = [useQuery(queries.reviews), useQuery(queries.own), useQuery(queries.open)]
  const [drafts, merged] = [useQuery(queries.drafts), useQuery(queries.merged)]
  const { data: spaces } = useQuery(allSpacesOptions(org))
  const spaceNames = useMemo(() => new Map(spaces?.map(({ id, title }) => [id, title])), [spaces])
  return {
    ...homeLists<OpenChange>(reviews.data?.items ?? [], own.data?.items ?? [], open.data?.items ?? []),
    drafts: drafts.data?.items ?? [],
    merged: merged.data?.items ?? [],
    isLoaded: [reviews, own, open, drafts].every(({ data }) => data !== undefined),
    error: reviews.error ?? own.error ?? open.error ?? drafts.error,
    counts: {
      reviews: reviews.data?.count ?? 0,
      own: own.data?.count ?? 0,
      open: open.data?.count ?? 0,
      drafts: drafts.data?.count ?? 0,
    },
    spaceNames,
  }
}
