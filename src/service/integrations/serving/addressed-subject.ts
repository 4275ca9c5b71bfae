/** The integration, installation, and space or site that a public address stands for. */
import type { Db } from '../../storage/store.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { findInstallation, findIntegration, findTarget } from '../model/integrations.queries.ts'
import type { EndpointAddress } from './endpoint-address.ts'

/** Undefined if any of them does not exist or the installation is paused: the same answer for all. */
export const addressedSubject = async (
  db: Db,
  { integration: name, installation: id, target: at }: EndpointAddress,
): Promise<EventSubject | undefined> => {
  const integration = await findIntegration(db, name)
  if (!integration || id === undefined) return integration && { integration }
  const installation = await findInstallation(db, id)
  if (!installation || installation.integration !== integration.name || installation.status === 'paused')
    return undefined
  if (at === undefined) return { integration, installation }
  const target = await findTarget(db, id, at.kind, at.id)
  return target && { integration, installation, target }
}

/** The ids of a subject in the payload of an event. */
export const subjectIds = ({ installation, target }: EventSubject) => ({
  ...(installation && { installationId: installation.id }),
  ...(target && { [`${target.kind}Id`]: target.target }),
})
