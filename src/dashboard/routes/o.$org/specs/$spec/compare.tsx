import { createFileRoute } from '@tanstack/react-router'
import { comparisonSearch, type ComparisonSearch } from '../../../../api-specs/api-spec-search.ts'
import { ComparisonScreen } from '../../../../api-specs/comparison/comparison-screen.tsx'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/compare')({
  // The screen parses it: what is done here is code of the first chunk.
  validateSearch: (given: Record<string, unknown>): ComparisonSearch => given,
  staticData: { crumb: 'Compare' },
  component: Compare,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Comparing the versions" />,
})

function Compare() {
  const { org, spec: slug } = Route.useParams()
  const search = comparisonSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { spec, versions } = useSpec(org, slug)
  return (
    <ComparisonScreen
      org={org}
      spec={spec}
      versions={versions}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
