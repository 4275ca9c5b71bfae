import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { ResourceAccess } from '../../../people/access/resource-access.tsx'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { siteRefusal } from '../../../sites/site-permission-text.ts'
import { siteOptions } from '../../../sites/site-queries.ts'
import { siteName } from '../../../sites/site-text.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SiteLevel } from '../../-settings/site-level.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/access')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(queryClient.ensureQueryData(siteOptions(org, site)))
  },
  staticData: { crumb: 'Access' },
  component: Access,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading who may do what" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

/** Roles for working on the site; readers are configured under Audience. */
function Access() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const refused = siteRefusal(data, 'edit')
  return (
    <div key={site} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Access</h1>
      <Section
        title="Members of the organization"
        lead="Whoever administers the organization, or was given a role below, keeps it whatever is chosen here."
      >
        <SiteLevel org={org} site={data} />
      </Section>
      <Section
        title="Who may do what"
        lead={
          <>
            Who works on the site here. Who reads it is said under{' '}
            <Link to="/o/$org/sites/$site/audience" params={{ org, site }} className="text-accent underline">
              Audience
            </Link>
            .
          </>
        }
      >
        {refused === undefined ? (
          <ResourceAccess
            thing={{ kind: 'site', org, id: site, title: siteName(data) }}
            manages={data.permissions.admin}
            traces={organization?.permissions.admin === true}
          />
        ) : (
          <EmptyState title="This is for those who may edit the site">{refused}</EmptyState>
        )}
      </Section>
    </div>
  )
}
