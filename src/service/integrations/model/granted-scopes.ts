/** What an installation was granted. */
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { InstallationRow } from '../../storage/schema/integration-tables.ts'

interface Granted {
  readonly installation?: Pick<InstallationRow, 'scopes'> | undefined
}

/** Whether the installation of a subject was granted a scope. */
export const isGranted = ({ installation }: Granted, scope: IntegrationScope): boolean =>
  installation !== undefined && (JSON.parse(installation.scopes) as IntegrationScope[]).includes(scope)
