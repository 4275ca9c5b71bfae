import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { AudienceScreen } from '../../../sites/audience/audience-screen.tsx'
import { siteRefusal } from '../../../sites/site-permission-text.ts'
import { siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/audience')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
      ]),
    )
  },
  staticData: { crumb: 'Audience' },
  component: Audience,
  pendingComponent: () => <Skeleton shape="lines" count={6} label="Loading site" />,
  notFoundComponent: MissingScreen,
})

function Audience() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const refused = siteRefusal(data, 'publish')
  return <AudienceScreen org={org} site={data} refused={refused} />
}
