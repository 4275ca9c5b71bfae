import { createFileRoute } from '@tanstack/react-router'
import { DevelopmentScreen } from '../../../../integrations/development/development-screen.tsx'
import { ForbiddenNote } from '../../../../shell/failures/forbidden-note.tsx'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/development')({
  staticData: { crumb: 'Development' },
  component: Development,
})

function Development() {
  const { integration } = useIntegration(Route.useParams())
  return integration.permissions.admin ? (
    <DevelopmentScreen integration={integration} />
  ) : (
    <ForbiddenNote
      action="develop this integration"
      needs={`Administrator of ${integration.owner.title}`}
      helpers={[]}
    />
  )
}
