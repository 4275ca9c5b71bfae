import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { SiteHead } from '../sites/site-head.tsx'
import { siteOptions } from '../sites/site-queries.ts'
import { SiteTabs } from '../sites/site-tabs.tsx'
import { siteName } from '../sites/site-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/sites/$site')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    const [found] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(siteOptions(org, site))),
      queryClient.ensureQueryData(organizationOptions(org)),
    ])
    return { crumb: siteName(found) }
  },
  component: SiteFrame,
  pendingComponent: () => <Skeleton shape="lines" count={3} label="Loading the site" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function SiteFrame() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const shown = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SiteHead org={org} site={data} allowed={organization.permissions.createContent}>
        <SiteTabs org={org} site={site} shown={shown} />
      </SiteHead>
      <Outlet />
    </div>
  )
}
