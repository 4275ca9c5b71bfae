import { createFileRoute } from '@tanstack/react-router'
import { operationsSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { VersionGate } from '../../../../api-specs/detail/version-gate.tsx'
import { OperationsScreen } from '../../../../api-specs/operations/operations-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/operations')({
  validateSearch: operationsSearch,
  staticData: { crumb: 'Operations' },
  component: Operations,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading operations" />,
})

function Operations() {
  const { org, spec: slug } = Route.useParams()
  const search = Route.useSearch()
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
