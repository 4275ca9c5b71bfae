import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  getOrganizationOptions,
  listOrganizationChangeRequestsOptions,
  listOrganizationSpacesOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { OpenChanges } from '../organizations/open-changes.tsx'
import { RecentSpaces } from '../organizations/recent-spaces.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const queries = (org: string) => ({
  organization: getOrganizationOptions({ path: { organizationId: org } }),
  // The list comes in the order of the tree, so what changed last is found here, among as many as one answer holds.
  spaces: listOrganizationSpacesOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
  changes: listOrganizationChangeRequestsOptions({ path: { organizationId: org }, query: { limit: 8 } }),
})

export const Route = createFileRoute('/o/$org/')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    // The change requests come when they come; nothing on this screen waits for them.
    void queryClient.prefetchQuery(queries(org).changes)
    await queryClient.ensureQueryData(queries(org).spaces)
  },
  staticData: { crumb: 'Home' },
  component: Home,
  pendingComponent: () => (
    <div className="grid max-w-list gap-10">
      <Skeleton shape="lines" count={1} label="Loading the overview" />
      <Skeleton shape="rows" count={8} label="Loading spaces" />
    </div>
  ),
  errorComponent: FailureScreen,
})

function Home() {
  const { org } = Route.useParams()
  const { organization, spaces, changes } = queries(org)
  const { data: named } = useSuspenseQuery(organization)
  const { data: all } = useSuspenseQuery(spaces)
  const open = useQuery(changes)
  const names = useMemo(() => new Map(all.items.map(({ id, title }) => [id, title])), [all])
  const recent = all.items.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, 8)
  return (
    <div className="grid max-w-list gap-10">
      <h1 className="text-display font-strong">{named.title}</h1>
      <OpenChanges
        org={org}
        changes={open.data?.items ?? []}
        total={open.data?.count ?? 0}
        spaceNames={names}
        instead={
          open.data !== undefined ? undefined : open.error === null ? (
            <Skeleton shape="rows" count={3} label="Loading open change requests" />
          ) : (
            <FormError error={processError(open.error)} />
          )
        }
      />
      <RecentSpaces
        org={org}
        spaces={recent}
        begin={
          <Link to="/o/$org/import" params={{ org }} className={buttonClass('primary')}>
            Import a folder of Markdown
          </Link>
        }
      />
    </div>
  )
}
