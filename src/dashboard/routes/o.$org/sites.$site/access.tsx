import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { ResourceAccess } from '../../../people/access/resource-access.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
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
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading access" />,
  notFoundComponent: MissingScreen,
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
        title="Default access"
        lead="What members of the organization can do on this site. Organization administrators and people with a role below keep theirs."
      >
        <SiteLevel org={org} site={data} />
      </Section>
      <Section
        title="Access"
        lead={
          <>
            Who can work on the site. To choose who can read it, go to{' '}
            <Link to="/o/$org/sites/$site/audience" params={{ org, site }} className="text-accent underline">
              Audience
            </Link>
            .
          </>
        }
      >
        {refused === undefined ? (
          <ResourceAccess
            resource={{ kind: 'site', org, id: site, title: siteName(data) }}
            canManage={data.permissions.admin}
            canTrace={organization?.permissions.admin === true}
          />
        ) : (
          <EmptyState title="You cannot see who has access">{refused}</EmptyState>
        )}
      </Section>
    </div>
  )
}
