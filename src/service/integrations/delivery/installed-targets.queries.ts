/** Where integrations are installed, for events about spaces and sites. */
import { sql } from 'kysely'
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { Store, Db } from '../../storage/store.ts'
import { among } from '../../storage/sql.ts'
import type { QueuedEvent } from './queue-event.ts'

export interface InstalledTarget extends Pick<QueuedEvent, 'integration' | 'installation' | 'organization'> {
  /** The space or site. */
  readonly target: string
}

/**
 * The active installations in spaces or sites that were granted a scope, in the order in which they were installed. One
 * query, by an index.
 */
export const installedTargets = (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  kind: 'space' | 'site',
  ids: readonly string[],
  scope: IntegrationScope,
): Promise<InstalledTarget[]> =>
  db
    .selectFrom('integration_targets as t')
    .innerJoin('integration_installations as n', 'n.id', 't.installation')
    .select(['t.integration', 't.installation', 't.organization', 't.target'])
    .where('t.kind', '=', kind)
    .where(among(engine, sql.ref('t.target'), ids))
    .where('t.status', '=', 'active')
    .where('n.status', '=', 'active')
    .where('n.scopes', 'like', `%"${scope}"%`)
    .orderBy('t.created_at')
    .orderBy('t.installation')
    .execute()
