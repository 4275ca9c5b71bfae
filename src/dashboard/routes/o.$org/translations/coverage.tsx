import { createFileRoute } from '@tanstack/react-router'
import { CoverageScreen } from '../../../translations/coverage/coverage-screen.tsx'
import { translationsOptions } from '../../../translations/translation-queries.ts'
import { coverageSearch } from '../../../translations/translation-search.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/translations/coverage')({
  validateSearch: coverageSearch,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await queryClient.ensureQueryData(translationsOptions(org))
    return { crumb: 'Coverage' }
  },
  component: Coverage,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading coverage" />,
})

function Coverage() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CoverageScreen
      org={org}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
