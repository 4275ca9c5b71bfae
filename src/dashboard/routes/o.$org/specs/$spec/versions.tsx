import { createFileRoute } from '@tanstack/react-router'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { VersionsScreen } from '../../../../api-specs/versions/versions-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/versions')({
  staticData: { crumb: 'Versions' },
  component: Versions,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading versions" />,
})

function Versions() {
  const { org, spec: slug } = Route.useParams()
  const { spec, versions } = useSpec(org, slug)
  return <VersionsScreen org={org} spec={spec} versions={versions} />
}
