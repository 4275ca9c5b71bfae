/**
 * Who may do what with integrations. Everyone sees public and unlisted integrations; a private one is seen by the
 * members of its owner and of the organizations where it is installed. Administrators of the owner publish it;
 * administrators of an organization install it there. An integration's own tokens reach its own installations.
 */
import { sql } from 'kysely'
import { roleTooLow } from '../../access/load-resource.ts'
import { membershipOf } from '../../access/load-resource.ts'
import type { Caller } from '../../access/caller.ts'
import { givesEntry } from '../../access/organization-entry.ts'
import { roleOfRank, rank } from '../../../contract/roles/roles.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { InstallationRow, IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { findInstallation, findIntegration } from './integrations.queries.ts'

/** Whether a member of an organization may see the private integrations of an owner: SQL for `i.name`. */
const isInstalledForCaller = ({ person, signOn }: Caller) =>
  sql<boolean>`exists (select 1 from integration_installations n join members m on m.organization = n.organization
    where n.integration = i.name and m.person = ${person} and m.disabled = 0 and m.role > 0
      and ${givesEntry('m', signOn)})`

const isOwnedByCaller = ({ person, signOn }: Caller) =>
  sql<boolean>`exists (select 1 from members m where m.organization = i.organization and m.person = ${person}
    and m.disabled = 0 and m.role > 0 and ${givesEntry('m', signOn)})`

/** SQL: whether the caller finds integration `i` in lists. */
export const isListedFor = (caller: Caller) =>
  sql<boolean>`(i.visibility = 'public' or ${isOwnedByCaller(caller)} or ${isInstalledForCaller(caller)})`

/** The integration, if the caller may see it; fails with `not-found`. */
export const integrationFor = async (db: Db, caller: Caller, name: string): Promise<IntegrationRow> => {
  const row = await findIntegration(db, name)
  if (!row) throw notFound()
  if (caller.integration) {
    if (caller.integration.name !== row.name) throw notFound()
    return row
  }
  if (row.visibility !== 'private') return row
  const seen = await db
    .selectFrom('integrations as i')
    .select('i.name')
    .where('i.name', '=', row.name)
    .where(isListedFor(caller))
    .executeTakeFirst()
  if (!seen) throw notFound()
  return row
}

/** Whether the caller administers an organization. */
export const administers = async (db: Db, caller: Caller, organization: string): Promise<boolean> => {
  if (caller.integration) return false
  const membership = await membershipOf(db, organization, caller.person, caller)
  return membership?.role === rank('admin')
}

/** Fails with `role-too-low` unless the caller administers the owner of the integration. */
export const requireOwner = async (
  db: Db,
  caller: Caller,
  { organization }: Pick<IntegrationRow, 'organization'>,
): Promise<void> => {
  if (!(await administers(db, caller, organization)))
    throw new Failure(
      'role-too-low',
      'Only administrators of the organization that owns this integration can do this.',
    )
}

export interface InstallationSubject {
  readonly integration: IntegrationRow
  readonly installation: InstallationRow
  /** Whether the caller is the integration itself, and so sees configurations whole. */
  readonly isOwn: boolean
}

/** Whether the caller's token is that of the integration, or of this installation. */
const isOwnToken = (
  { integration: caller }: Caller,
  { id, integration }: Pick<InstallationRow, 'id' | 'integration'>,
): boolean =>
  caller !== undefined &&
  caller.name === integration &&
  (caller.installation === undefined || caller.installation === id)

/**
 * An installation for its organization's members (`read`), its administrators (`admin`), and the integration itself.
 * Fails with `not-found` or `role-too-low`.
 */
export const installationFor = async (
  db: Db,
  caller: Caller,
  { name, id }: { readonly name: string; readonly id: string },
  level: 'read' | 'admin',
): Promise<InstallationSubject> => {
  const [integration, installation] = [await findIntegration(db, name), await findInstallation(db, id)]
  if (!integration || !installation || installation.integration !== integration.name) throw notFound()
  if (caller.integration) {
    if (!isOwnToken(caller, installation)) throw notFound()
    return { integration, installation, isOwn: true }
  }
  const membership = await membershipOf(db, installation.organization, caller.person, caller)
  const role = roleOfRank(membership?.role ?? 0)
  if (role === null) throw notFound()
  if (level === 'admin' && role !== 'admin') throw roleTooLow('admin', role)
  return { integration, installation, isOwn: false }
}
