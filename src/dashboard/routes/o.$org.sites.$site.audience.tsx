import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { AudienceScreen } from '../sites/audience-screen.tsx'
import { sitesHelp } from '../sites/site-list.tsx'
import { siteOptions, structureOptions } from '../sites/site-queries.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/sites/$site/audience')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
        queryClient.ensureQueryData(organizationOptions(org)),
      ]),
    )
  },
  staticData: { crumb: 'Audience' },
  component: Audience,
  pendingComponent: () => <Skeleton shape="lines" count={6} label="Loading the site" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Audience() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const refused = organization.permissions.createContent ? undefined : sitesHelp
  return <AudienceScreen org={org} site={data} refused={refused} />
}
