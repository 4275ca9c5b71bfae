/**
 * What an integration may do with its token: the operations that the contract opens to integrations, each with the scope
 * that it names, on the spaces and sites in which the integration is installed.
 */
import type { Role } from '../../contract/roles/roles.ts'
import { Failure, notFound } from '../http/failure.ts'
import { hotQuery } from '../storage/hot-query.ts'
import type { Db } from '../storage/store.ts'
import type { IntegrationCaller } from './caller.ts'
import type { OrganizationSubject, SpaceSubject } from './load-resource.ts'
import type { SiteSubject } from './load-site.ts'

interface Opened {
  readonly integrations?: string
}

/** Fails with `scope-too-low` unless the operation is open to the integration. */
export const requireIntegrationScope = (
  { integrations: needed }: Opened,
  { scopes }: IntegrationCaller,
): void => {
  if (needed === undefined)
    throw new Failure('scope-too-low', 'Integrations cannot use this operation. Use the token of a person.')
  if (needed !== 'own' && !(scopes as readonly string[]).includes(needed))
    throw new Failure(
      'scope-too-low',
      `This integration was not granted the scope "${needed}". Add it to the scopes in its manifest, and publish it again.`,
    )
}

const installedIn = hotQuery(
  (db, kind: 'space' | 'site', target: string, integration: string) =>
    db
      .selectFrom('integration_targets as t')
      .innerJoin('integration_installations as n', 'n.id', 't.installation')
      .select('t.installation')
      .where('t.kind', '=', kind)
      .where('t.target', '=', target)
      .where('t.integration', '=', integration)
      .where('n.status', '!=', 'paused'),
  (rows) => rows.map(({ installation }) => installation),
)

/** Whether the integration is installed in a space or site and not paused: by the token's installation, or by any of its own. */
const reaches = async (
  db: Db,
  { name, installation }: IntegrationCaller,
  kind: 'space' | 'site',
  target: string,
): Promise<boolean> => {
  const found = await installedIn(db, kind, target, name)
  return installation === undefined ? found.length > 0 : found.includes(installation)
}

/** The space with exactly the role that the operation needs; fails with `not-found` where it is not installed. */
export const spaceForIntegration = async (
  db: Db,
  caller: IntegrationCaller,
  id: string,
  level: Role,
): Promise<SpaceSubject> => {
  const space = await db.selectFrom('spaces').selectAll().where('id', '=', id).executeTakeFirst()
  if (!space || space.deleted_at !== null || !(await reaches(db, caller, 'space', id))) throw notFound()
  return { kind: 'space', space, role: level, organizationRole: null }
}

/** The site with exactly the role that the operation needs; fails with `not-found` where it is not installed. */
export const siteForIntegration = async (
  db: Db,
  caller: IntegrationCaller,
  { organization, id }: { readonly organization: string; readonly id: string },
  level: Role,
): Promise<SiteSubject> => {
  const site = await db
    .selectFrom('sites')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!site || !(await reaches(db, caller, 'site', id))) throw notFound()
  return { kind: 'site', site, role: level, organizationRole: null }
}

/**
 * The organization with exactly the role that the operation needs, if the integration is installed there by the token's
 * installation, or by any of its own; fails with `not-found`.
 */
export const organizationForIntegration = async (
  db: Db,
  { name, installation }: IntegrationCaller,
  id: string,
  level: Role | 'member',
): Promise<OrganizationSubject> => {
  const organization = await db
    .selectFrom('organizations')
    .innerJoin('integration_installations as i', 'i.organization', 'organizations.id')
    .selectAll('organizations')
    .where('organizations.id', '=', id)
    .where('i.integration', '=', name)
    .where('i.status', '=', 'active')
    .$if(installation !== undefined, (rows) => rows.where('i.id', '=', installation ?? ''))
    .executeTakeFirst()
  if (!organization) throw notFound()
  return { kind: 'organization', organization, role: level === 'member' ? 'read' : level }
}
