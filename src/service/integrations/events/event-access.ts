/**
 * Who sees which events of an integration: its owner's administrators and its own token all of them, administrators of
 * an organization where it is installed those of their installation, and the token of an installation its own.
 */
import { rank } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import { givesEntry } from '../../access/organization-entry.ts'
import { Failure } from '../../http/failure.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { administers } from '../model/integration-access.ts'

/** `all`, or the ids of installations. */
export type VisibleEvents = 'all' | readonly string[]

/** The installations of an integration in organizations that the caller administers. */
const administered = async (db: Db, { person, signOn }: Caller, integration: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('integration_installations as n')
    .innerJoin('members as m', 'm.organization', 'n.organization')
    .select('n.id')
    .where('n.integration', '=', integration)
    .where('m.person', '=', person)
    .where('m.disabled', '=', 0)
    .where('m.role', '=', rank('admin'))
    .where(givesEntry('m', signOn))
    .execute()
  return rows.map(({ id }) => id)
}

/** Fails with `role-too-low` for a caller who sees none, whether or not there are any. */
export const visibleEvents = async (
  db: Db,
  caller: Caller,
  { name, organization }: IntegrationRow,
): Promise<VisibleEvents> => {
  const { integration: own } = caller
  if (own) return own.installation === undefined ? 'all' : [own.installation]
  if (await administers(db, caller, organization)) return 'all'
  const installations = await administered(db, caller, name)
  if (installations.length > 0) return installations
  throw new Failure(
    'role-too-low',
    'Only administrators of an organization that owns this integration, or has installed it, can see its events.',
  )
}

export const isVisible = (visible: VisibleEvents, installation: string): boolean =>
  visible === 'all' || visible.includes(installation)
