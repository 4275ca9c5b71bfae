/** Which installation draws a component: the one in the space, site or organization of its context. */
import type { RenderContext } from '../../../content/contentkit/elements.ts'
import type { IntegrationTargetRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { findInstallation, findIntegration, installationIn } from '../model/integrations.queries.ts'
import { targetOf } from './component-targets.queries.ts'

/** The installation and, in a space or site, how it is installed there. */
export interface ComponentSubject extends EventSubject {
  readonly installation: NonNullable<EventSubject['installation']>
}

const onTarget = async (
  db: Db,
  name: string,
  target: IntegrationTargetRow | undefined,
): Promise<ComponentSubject | undefined> => {
  const [integration, installation] = [
    await findIntegration(db, name),
    target && (await findInstallation(db, target.installation)),
  ]
  return integration && installation && { integration, installation, target }
}

const inOrganization = async (
  db: Db,
  name: string,
  organization: string,
): Promise<ComponentSubject | undefined> => {
  const integration = await findIntegration(db, name)
  const installation = integration && (await installationIn(db, organization, integration.name))
  return integration && installation && { integration, installation }
}

const isActive = ({ installation, target }: ComponentSubject): boolean =>
  installation.status === 'active' && target?.status === 'active'

/** The installation that draws blocks in a space; one in the published site stands in for it. Only active ones draw. */
export const blockSubject = async (
  db: Db,
  name: string,
  { space, site }: { readonly space: string; readonly site?: string },
): Promise<ComponentSubject | undefined> => {
  const inSpace = await onTarget(db, name, await targetOf(db, name.toLowerCase(), 'space', space))
  if (inSpace && isActive(inSpace)) return inSpace
  if (site === undefined) return undefined
  const inSite = await onTarget(db, name, await targetOf(db, name.toLowerCase(), 'site', site))
  return inSite && isActive(inSite) ? inSite : undefined
}

/**
 * Undefined if it is not installed there, or paused. What is configured may still lack something, so a configuration is
 * also drawn for a pending installation.
 */
export const subjectIn = async (
  db: Db,
  name: string,
  context: RenderContext,
): Promise<ComponentSubject | undefined> => {
  if (context.type === 'document') return blockSubject(db, name, { space: context.spaceId })
  const subject =
    'organizationId' in context
      ? await inOrganization(db, name, context.organizationId)
      : context.type === 'configuration_space'
        ? await onTarget(db, name, await targetOf(db, name.toLowerCase(), 'space', context.spaceId))
        : await onTarget(db, name, await targetOf(db, name.toLowerCase(), 'site', context.siteId))
  return subject?.installation.status === 'paused' ? undefined : subject
}
