import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { AddSpecScreen } from '../../api-specs/adding/add-spec-screen.tsx'
import { apiSpecsOptions } from '../../api-specs/api-spec-queries.ts'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

/** Beside `/specs`, because any word can be the slug of a specification. */
export const Route = createFileRoute('/o/$org/new-spec')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(apiSpecsOptions(org)),
    ])
    return {
      crumb: 'Add specification',
      above: [{ name: 'API specifications', pathname: `/o/${org}/specs` }],
    }
  },
  component: NewSpec,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the form" />,
  notFoundComponent: MissingScreen,
})

function NewSpec() {
  const { org } = Route.useParams()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return organization.permissions.createOpenAPISpec ? (
    <AddSpecScreen org={org} />
  ) : (
    <ForbiddenNote action="add API specifications" needs="Creator" helpers={[]} />
  )
}
