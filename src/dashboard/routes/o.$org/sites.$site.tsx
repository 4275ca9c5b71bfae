import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { orNotFound } from '../../api/not-found-error.ts'
import { isMissing } from '../../api/response-error.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { SiteHeader } from '../../sites/header/site-header.tsx'
import { siteOptions } from '../../sites/site-queries.ts'
import { SiteTabs } from '../../sites/header/site-tabs.tsx'
import { siteName } from '../../sites/site-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/sites/$site')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    const found = await orNotFound(queryClient.ensureQueryData(siteOptions(org, site)))
    return { crumb: siteName(found) }
  },
  component: SiteFrame,
  pendingComponent: () => <Skeleton shape="lines" count={3} label="Loading site" />,
  notFoundComponent: MissingScreen,
})

function SiteFrame() {
  const { org, site } = Route.useParams()
  const { data, error } = useSuspenseQuery(siteOptions(org, site))
  const currentTab = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  // It was visible before, and was deleted or the user's role revoked.
  if (isMissing(error)) return <MissingScreen />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SiteHeader org={org} site={data}>
        <SiteTabs org={org} site={site} current={currentTab} />
      </SiteHeader>
      <Outlet />
    </div>
  )
}
