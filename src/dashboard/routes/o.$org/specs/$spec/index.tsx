import { createFileRoute } from '@tanstack/react-router'
import { referenceSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { VersionGate } from '../../../../api-specs/detail/version-gate.tsx'
import { ReferenceScreen } from '../../../../api-specs/reference/reference-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/')({
  validateSearch: referenceSearch,
  component: Reference,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading the reference" />,
})

function Reference() {
  const { org, spec: slug } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <VersionGate
      {...useSpec(org, slug)}
      wanted={search.version}
      toLatest={{ to: '/o/$org/specs/$spec', params: { org, spec: slug } }}
    >
      {(version) => (
        <ReferenceScreen
          org={org}
          slug={slug}
          version={version}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </VersionGate>
  )
}
