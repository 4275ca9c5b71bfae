import { useSuspenseQuery } from '@tanstack/react-query'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { integrationOptions } from '../../integrations/integration-queries.ts'
import { needsInstaller } from '../../integrations/integration-text.ts'
import { useInstallation } from '../../integrations/use-installation.ts'

/** What every tab of an integration needs; loaded by the frame around them. */
export const useIntegration = ({ org, name }: { readonly org: string; readonly name: string }) => {
  const { data: integration } = useSuspenseQuery(integrationOptions(name))
  const { data: organization } = useSuspenseQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const installation = useInstallation(org, integration.name)
  const refused = organization.permissions.installIntegration ? undefined : needsInstaller
  return { org, organization, integration, installation, refused }
}
