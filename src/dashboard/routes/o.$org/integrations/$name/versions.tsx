import { createFileRoute } from '@tanstack/react-router'
import { VersionsScreen } from '../../../../integrations/versions/versions-screen.tsx'
import { ForbiddenNote } from '../../../../shell/failures/forbidden-note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/versions')({
  staticData: { crumb: 'Versions' },
  component: Versions,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading versions" />,
})

function Versions() {
  const { integration } = useIntegration(Route.useParams())
  return integration.permissions.admin ? (
    <VersionsScreen integration={integration} />
  ) : (
    <ForbiddenNote
      action="see the versions of this integration"
      needs={`Administrator of ${integration.owner.title}`}
      helpers={[]}
    />
  )
}
