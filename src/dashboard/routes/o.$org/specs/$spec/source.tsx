import { createFileRoute } from '@tanstack/react-router'
import { withParameters } from '../../../../api/search-parameters.ts'
import { sourceSearch } from '../../../../api-specs/api-spec-search.ts'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { VersionGate } from '../../../../api-specs/detail/version-gate.tsx'
import { SourceScreen } from '../../../../api-specs/source/source-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/source')({
  validateSearch: sourceSearch,
  staticData: { crumb: 'Source' },
  component: Source,
  pendingComponent: () => <Skeleton shape="lines" count={12} label="Loading the source" />,
})

function Source() {
  const { org, spec: slug } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <VersionGate
      {...useSpec(org, slug)}
      wanted={search.version}
      toLatest={{ to: '/o/$org/specs/$spec/source', params: { org, spec: slug } }}
    >
      {(version) => (
        <SourceScreen
          key={version.id}
          org={org}
          slug={slug}
          version={version}
          line={search.line}
          onLine={(line) =>
            void navigate({ search: withParameters(search, { line }), replace: true, resetScroll: false })
          }
        />
      )}
    </VersionGate>
  )
}
