import { createFileRoute } from '@tanstack/react-router'
import { AffectedScreen } from '../../../../api-specs/affected/affected-screen.tsx'
import { comparisonSearch, type ComparisonSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/pages')({
  // The screen parses it: what is done here is code of the first chunk.
  validateSearch: (given: Record<string, unknown>): ComparisonSearch => given,
  staticData: { crumb: 'Pages affected' },
  component: Affected,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Looking for pages" />,
})

function Affected() {
  const { org, spec: slug } = Route.useParams()
  const search = comparisonSearch({ ...Route.useSearch() })
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
