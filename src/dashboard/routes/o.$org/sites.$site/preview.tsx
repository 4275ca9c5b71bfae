import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { PreviewScreen } from '../../../sites/preview/preview-screen.tsx'
import { previewSearch } from '../../../sites/preview/preview-search.ts'
import { draftOptions, siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/preview')({
  validateSearch: previewSearch,
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
        queryClient.ensureQueryData(draftOptions(org, site)),
      ]),
    )
  },
  staticData: { crumb: 'Preview' },
  component: Preview,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading preview" />,
  notFoundComponent: MissingScreen,
})

function Preview() {
  const { org, site } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  return (
    <PreviewScreen
      org={org}
      site={data}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
