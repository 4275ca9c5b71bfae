import { createFileRoute } from '@tanstack/react-router'
import { operationsSearch, type OperationsSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { VersionGate } from '../../../../api-specs/detail/version-gate.tsx'
import { OperationsScreen } from '../../../../api-specs/operations/operations-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/operations')({
  // The screen parses it: what is done here is code of the first chunk.
  validateSearch: (given: Record<string, unknown>): OperationsSearch => given,
  staticData: { crumb: 'Operations' },
  component: Operations,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading operations" />,
})

function Operations() {
  const { org, spec: slug } = Route.useParams()
  const search = operationsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <VersionGate
      {...useSpec(org, slug)}
      wanted={search.version}
      toLatest={{ to: '/o/$org/specs/$spec/operations', params: { org, spec: slug } }}
    >
      {({ id }) => (
        <OperationsScreen
          org={org}
          slug={slug}
          version={id}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </VersionGate>
  )
}
