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

interface Granted {
  readonly installation: string
  readonly scopes: string
}

/**
 * Fails with `not-found` if there is no installation, and with `scope-too-low` if none granted what the operation needs:
 * the integration's newest version may ask for more than an organization has accepted.
 */
const requireGrantedScope = (
  { integrations: needed }: Opened,
  { name }: IntegrationCaller,
  found: readonly Granted[],
): void => {
  if (found.length === 0) throw notFound()
  if (needed === undefined || needed === 'own') return
  if (!found.some(({ scopes }) => (JSON.parse(scopes) as readonly string[]).includes(needed)))
    throw new Failure(
      'scope-too-low',
      `The installation of "${name}" was not granted the scope "${needed}". An administrator can accept the new version of the integration.`,
    )
}

const installedIn = hotQuery(
  (db, kind: 'space' | 'site', target: string, integration: string) =>
    db
      .selectFrom('integration_targets as t')
      .innerJoin('integration_installations as n', 'n.id', 't.installation')
      .select(['t.installation', 'n.scopes'])
      .where('t.kind', '=', kind)
      .where('t.target', '=', target)
      .where('t.integration', '=', integration)
      .where('n.status', '!=', 'paused'),
  (rows): readonly Granted[] => rows,
)

/** Fails unless the integration is installed there and not paused: by the token's installation, or by any of its own. */
const requireInstalled = async (
  db: Db,
  operation: Opened,
  caller: IntegrationCaller,
  { kind, id }: { readonly kind: 'space' | 'site'; readonly id: string },
): Promise<void> => {
  const found = await installedIn(db, kind, id, caller.name)
  const { installation: only } = caller
  const own = only === undefined ? found : found.filter(({ installation }) => installation === only)
  requireGrantedScope(operation, caller, own)
}

/** The space with exactly the role that the operation needs; fails with `not-found` where it is not installed. */
export const spaceForIntegration = async (
  db: Db,
  operation: Opened,
  caller: IntegrationCaller,
  { id, level }: { readonly id: string; readonly level: Role },
): Promise<SpaceSubject> => {
  const space = await db.selectFrom('spaces').selectAll().where('id', '=', id).executeTakeFirst()
  if (!space || space.deleted_at !== null) throw notFound()
  await requireInstalled(db, operation, caller, { kind: 'space', id })
  return { kind: 'space', space, role: level, organizationRole: null }
}

/** The site with exactly the role that the operation needs; fails with `not-found` where it is not installed. */
export const siteForIntegration = async (
  db: Db,
  operation: Opened,
  caller: IntegrationCaller,
  { organization, id, level }: { readonly organization: string; readonly id: string; readonly level: Role },
): Promise<SiteSubject> => {
  const site = await db
    .selectFrom('sites')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!site) throw notFound()
  await requireInstalled(db, operation, caller, { kind: 'site', id })
  return { kind: 'site', site, role: level, organizationRole: null }
}

/**
 * The organization with exactly the role that the operation needs, if the integration is installed there by the token's
 * installation, or by any of its own; fails with `not-found`.
 */
export const organizationForIntegration = async (
  db: Db,
  operation: Opened,
  caller: IntegrationCaller,
  { id, level }: { readonly id: string; readonly level: Role | 'member' },
): Promise<OrganizationSubject> => {
  const { name, installation } = caller
  const found = await db
    .selectFrom('integration_installations')
    .select(['id as installation', 'scopes'])
    .where('organization', '=', id)
    .where('integration', '=', name)
    .where('status', '=', 'active')
    .$if(installation !== undefined, (rows) => rows.where('id', '=', installation ?? ''))
    .execute()
  requireGrantedScope(operation, caller, found)
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { kind: 'organization', organization, role: level === 'member' ? 'read' : level }
}
