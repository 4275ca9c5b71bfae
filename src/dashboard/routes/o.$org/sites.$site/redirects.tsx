import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { redirectsOptions } from '../../../sites/redirects/redirect-queries.ts'
import { redirectSearch } from '../../../sites/redirects/redirect-search.ts'
import { RedirectsScreen } from '../../../sites/redirects/redirects-screen.tsx'
import { siteRefusal } from '../../../sites/site-permission-text.ts'
import { siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/redirects')({
  validateSearch: redirectSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org, site }, deps }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
        queryClient.ensureInfiniteQueryData(redirectsOptions(org, site, deps.q)),
      ]),
    )
  },
  staticData: { crumb: 'Redirects' },
  component: Redirects,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading redirects" />,
  notFoundComponent: MissingScreen,
})

function Redirects() {
  const { org, site } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  return (
    <RedirectsScreen
      org={org}
      site={data}
      refused={siteRefusal(data, 'publish')}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
