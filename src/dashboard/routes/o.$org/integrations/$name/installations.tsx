import { createFileRoute } from '@tanstack/react-router'
import { TargetSection } from '../../../../integrations/installing/target-section.tsx'
import { targetsOf } from '../../../../integrations/integration-text.ts'
import { NotInstalled } from '../../../-integrations/not-installed.tsx'
import { useInstallTargets } from '../../../-integrations/use-install-targets.ts'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/installations')({
  staticData: { crumb: 'Spaces and sites' },
  component: SpacesAndSites,
})

function SpacesAndSites() {
  const { org, integration, installation, refused } = useIntegration(Route.useParams())
  const targets = useInstallTargets(org)
  if (installation === undefined) return <NotInstalled org={org} name={integration.name} refused={refused} />
  const offered = targetsOf(integration.target)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {(['space', 'site'] as const)
        .filter((kind) => offered[kind])
        .map((kind) => (
          <TargetSection
            key={kind}
            org={org}
            kind={kind}
            integration={integration}
            installation={installation}
            targets={targets[kind]}
            refused={refused}
          />
        ))}
    </div>
  )
}
