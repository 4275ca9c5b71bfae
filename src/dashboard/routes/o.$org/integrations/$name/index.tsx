import { createFileRoute } from '@tanstack/react-router'
import { Overview } from '../../../../integrations/detail/overview.tsx'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/')({
  component: IntegrationOverview,
})

function IntegrationOverview() {
  return <Overview integration={useIntegration(Route.useParams()).integration} />
}
