import { createFileRoute } from '@tanstack/react-router'
import { AffectedScreen } from '../../../../api-specs/affected/affected-screen.tsx'
import { comparisonSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/pages')({
  validateSearch: comparisonSearch,
  staticData: { crumb: 'Pages affected' },
  component: Affected,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Looking for pages" />,
})

function Affected() {
  const { org, spec: slug } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { spec, versions } = useSpec(org, slug)
  return (
    <AffectedScreen
      org={org}
      spec={spec}
      versions={versions}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
