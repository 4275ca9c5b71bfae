import { createFileRoute } from '@tanstack/react-router'
import { InstallScreen } from '../../../../integrations/installing/install-screen.tsx'
import { useInstallTargets } from '../../../-integrations/use-install-targets.ts'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/install')({
  staticData: { crumb: 'Install' },
  component: Install,
})

function Install() {
  const { org, organization, integration, installation } = useIntegration(Route.useParams())
  return (
    <InstallScreen
      org={org}
      organization={organization}
      integration={integration}
      installation={installation}
      targets={useInstallTargets(org)}
    />
  )
}
