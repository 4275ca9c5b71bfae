import { useQuery } from '@tanstack/react-query'
import { previewOptions } from './preview-queries.ts'
import { dropUndefined, type PreviewSearch } from './preview-search.ts'

const refetchRules = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/**
 * The previews that a screen shows: `main`, and `live`, the current site to compare with. `siteSpace` shows the
 * space of the change request.
 */
export const usePreviews = (
  org: string,
  site: string,
  { show, change, page, claims, theme, beside }: PreviewSearch,
  siteSpace: string | undefined,
  enabled: boolean,
) => {
  const visitor = dropUndefined({ claims, theme })
  const main = useQuery({
    ...previewOptions(org, site, {
      ...dropUndefined({ ...visitor, show, change }),
      siteSpace: change === undefined ? undefined : siteSpace,
      page,
    }),
    ...refetchRules,
    enabled,
  })
  /** Whether something else than the current site is shown. */
  const canCompare = show !== undefined || change !== undefined
  const isComparing = beside === true && canCompare
  const live = useQuery({
    // Next to a page of a change request, the same page on main.
    ...previewOptions(org, site, { ...visitor, ...(page !== undefined && { siteSpace, page }) }),
    ...refetchRules,
    enabled: isComparing,
  })
  return {
    ...{ main, live, canCompare, isComparing },
    error: main.error ?? (isComparing ? live.error : null),
    reload: (): void => {
      void main.refetch()
      if (isComparing) void live.refetch()
    },
  }
}
export type Previews = ReturnType<typeof usePreviews>
