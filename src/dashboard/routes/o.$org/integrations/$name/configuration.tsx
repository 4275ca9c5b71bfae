import { createFileRoute } from '@tanstack/react-router'
import { AccountConfiguration } from '../../../../integrations/configuration/account-configuration.tsx'
import { NotInstalled } from '../../../-integrations/not-installed.tsx'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/configuration')({
  staticData: { crumb: 'Configuration' },
  component: ConfigurationTab,
})

function ConfigurationTab() {
  const { org, integration, installation, refused } = useIntegration(Route.useParams())
  if (installation === undefined) return <NotInstalled org={org} name={integration.name} refused={refused} />
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">Configuration</h2>
      <AccountConfiguration
        // A form is filled once; another installation has another one.
        key={installation.id}
        integration={integration}
        installation={installation}
        disabledReason={refused}
      />
    </div>
  )
}
