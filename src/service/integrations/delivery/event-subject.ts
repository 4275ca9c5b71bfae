/** What a recorded event is about, as it is now. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { findInstallation, findIntegration, findTarget } from '../model/integrations.queries.ts'

/** The space or site in the payload. Events of a site may also name the space that was read. */
export const targetIn = ({
  siteId,
  spaceId,
}: JsonObject): { readonly kind: 'space' | 'site'; readonly id: string } | undefined => {
  if (typeof siteId === 'string') return { kind: 'site', id: siteId }
  return typeof spaceId === 'string' ? { kind: 'space', id: spaceId } : undefined
}

/** Undefined if the integration is unpublished. Without an installation if that was removed. */
export const subjectOf = async (
  db: Db,
  { integration: name, installation: id }: Pick<IntegrationEventRow, 'integration' | 'installation'>,
  payload: JsonObject,
): Promise<EventSubject | undefined> => {
  const integration = await findIntegration(db, name)
  if (!integration) return undefined
  const installation = id === '' ? undefined : await findInstallation(db, id)
  if (!installation) return { integration }
  const at = targetIn(payload)
  return { integration, installation, target: at && (await findTarget(db, id, at.kind, at.id)) }
}
