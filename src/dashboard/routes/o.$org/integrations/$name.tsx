import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { isMissing } from '../../../api/response-error.ts'
import { IntegrationHeader } from '../../../integrations/detail/integration-header.tsx'
import { IntegrationTabs } from '../../../integrations/detail/integration-tabs.tsx'
import { Notices } from '../../../integrations/detail/notices.tsx'
import { installedOptions, integrationOptions } from '../../../integrations/integration-queries.ts'
import { needsInstaller } from '../../../integrations/integration-text.ts'
import { useInstallation } from '../../../integrations/use-installation.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/integrations/$name')({
  loader: async ({ context: { queryClient }, params: { org, name } }) => {
    const [found] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(integrationOptions(name))),
      queryClient.ensureQueryData(organizationOptions(org)),
      // Whether it is installed decides about the tabs; where that cannot be read, it is shown as not installed.
      queryClient.prefetchQuery(installedOptions(org)),
    ])
    return { crumb: found.title }
  },
  component: IntegrationFrame,
  pendingComponent: () => <Skeleton shape="lines" count={4} label="Loading the integration" />,
  notFoundComponent: MissingScreen,
})

function IntegrationFrame() {
  const { org, name } = Route.useParams()
  const { data: integration, error } = useSuspenseQuery(integrationOptions(name))
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const installation = useInstallation(org, integration.name)
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  const currentTab = path?.replace(/\/\$event$/, '')
  // It was visible before, and was unpublished or the user's access revoked.
  if (isMissing(error)) return <MissingScreen />
  const subject = { org, integration, installation }
  const refused = organization.permissions.installIntegration ? undefined : needsInstaller
  return (
    <div key={integration.name} className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <IntegrationHeader
        {...subject}
        organization={organization}
        isInstalling={path?.endsWith('/install') ?? false}
      >
        <Notices {...subject} refused={refused} />
        <IntegrationTabs {...subject} refused={refused} current={currentTab} />
      </IntegrationHeader>
      <Outlet />
    </div>
  )
}
