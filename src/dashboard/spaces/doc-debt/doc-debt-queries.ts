/** Queries of doc debt. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  getSpacePageReportQueryKey,
  listApiSpecPagesQueryKey,
  listIssuesClustersOptions,
  listSpaceLinksOptions,
  listTranslationsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { getSpacePageReport, listApiSpecPages, listApiSpecs } from '../../../client/sdk.gen.ts'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { allOf } from '../../api/paging.ts'
import { mostRows } from './debt-section.tsx'

export const brokenLinksOptions = (space: string) =>
  listSpaceLinksOptions({ path: { spaceId: space }, query: { status: 'broken', limit: mostRows } })

export const translationsOptions = (org: string, space: string) =>
  listTranslationsOptions({ path: { organizationId: org }, query: { space, limit: 100 } })

export const unansweredOptions = (org: string) =>
  listIssuesClustersOptions({
    path: { organizationId: org },
    query: { answered: 'false', state: 'open', orderBy: 'issues', limit: mostRows },
  })

/** Specifications whose pages are counted; each takes a request. */
const mostSpecs = 50

/** Pages of a space that findings of one specification concern, the latest version against the one before. */
export interface SpecDebt {
  readonly spec: Pick<ApiSpec, 'slug' | 'title'>
  readonly pages: number
}

/** A specification without a second version concerns no page. */
const pagesConcerned = async (
  org: string,
  space: string,
  spec: ApiSpec,
  signal: AbortSignal,
): Promise<number> => {
  if (spec.versions < 2) return 0
  const pages = await allOf(listApiSpecPages, {
    path: { organizationId: org, specSlug: spec.slug },
    query: { space },
    signal,
  })
  return new Set(pages.filter(({ findings }) => findings.length > 0).map(({ page }) => page.id)).size
}

export const apiFindingsOptions = (org: string, space: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [
      ...listApiSpecPagesQueryKey({ path: { ...path, specSlug: '' }, query: { space } }),
      'all specifications',
    ] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly SpecDebt[]> => {
      const specs = (await allOf(listApiSpecs, { path, signal })).slice(0, mostSpecs)
      const counts = await Promise.all(specs.map((spec) => pagesConcerned(org, space, spec, signal)))
      return specs
        .map((spec, at) => ({ spec, pages: counts[at] ?? 0 }))
        .filter(({ pages }) => pages > 0)
        .toSorted((one, other) => other.pages - one.pages)
    },
  })
}

const year = 365 * 24 * 3600 * 1000

/** Pages that nobody changed for a year; the time is rounded to a day, so that the query keeps its key. */
export const untouchedOptions = (space: string, now: number) => {
  const day = new Date(now - year).toISOString().slice(0, 10)
  const request = { path: { spaceId: space }, query: { changedBefore: `${day}T00:00:00Z` } }
  return queryOptions({
    queryKey: [...getSpacePageReportQueryKey(request)] as readonly unknown[],
    queryFn: async ({ signal }) =>
      (await getSpacePageReport({ ...request, signal, throwOnError: true })).data.pages,
  })
}
