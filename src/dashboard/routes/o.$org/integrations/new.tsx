import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { integrationOptions } from '../../../integrations/integration-queries.ts'
import { PublishScreen } from '../../../integrations/publishing/publish-screen.tsx'
import { ForbiddenNote } from '../../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewVersion } from '../../-integrations/new-version.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/integrations/new')({
  /** `from`: the name of an integration of which a new version is published. */
  validateSearch: ({ from }: Record<string, unknown>): { readonly from?: string } => ({
    ...(typeof from === 'string' && /^[\w.-]{1,100}$/.test(from) && { from }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps: { from } }) => {
    const [former] = await Promise.all([
      from === undefined ? undefined : orNotFound(queryClient.ensureQueryData(integrationOptions(from))),
      queryClient.ensureQueryData(organizationOptions(org)),
    ])
    return { crumb: former === undefined ? 'New integration' : `New version of ${former.title}` }
  },
  component: Publish,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading the form" />,
  notFoundComponent: MissingScreen,
})

function Publish() {
  const { org } = Route.useParams()
  const { from } = Route.useSearch()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  if (!organization.permissions.admin)
    return <ForbiddenNote action="publish integrations" needs="Administrator" helpers={[]} />
  return from === undefined ? (
    <PublishScreen org={org} organization={organization} former={undefined} />
  ) : (
    <NewVersion key={from} org={org} organization={organization} name={from} />
  )
}
