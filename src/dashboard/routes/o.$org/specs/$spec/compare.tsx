import { createFileRoute } from '@tanstack/react-router'
import { comparisonSearch } from '../../../../api-specs/api-spec-search.ts'
import { ComparisonScreen } from '../../../../api-specs/comparison/comparison-screen.tsx'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/compare')({
  validateSearch: comparisonSearch,
  staticData: { crumb: 'Compare' },
  component: Compare,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Comparing the versions" />,
})

function Compare() {
  const { org, spec: slug } = Route.useParams()
  const search = Route.useSearch()
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
