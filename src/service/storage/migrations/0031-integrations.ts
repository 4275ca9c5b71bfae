/** Integrations: what is published, where it is installed, and the events sent to it. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, types: ColumnTypes): Promise<void> => {
  await addPublished(db, types)
  await addInstalled(db, types)
  await addEvents(db, types)
}

const addPublished = async ({ schema }: Db, { text, integer, bytes }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('integrations')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('built_in', integer, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('search', text, (c) => c.notNull())
    .addColumn('visibility', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('categories', text, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('block_domains', text, (c) => c.notNull())
    .addColumn('blocks', integer, (c) => c.notNull())
    .addColumn('content_sources', integer, (c) => c.notNull())
    .addColumn('manifest', text, (c) => c.notNull())
    .addColumn('secrets', text)
    .addColumn('tunnel_url', text)
    .addColumn('tunnel_all', integer, (c) => c.notNull())
    .addColumn('tunnel_since', text)
    .addColumn('tunnel_refusals', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute()
  await schema
    .createTable('integration_versions')
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('manifest', text, (c) => c.notNull())
    .addColumn('script', bytes, (c) => c.notNull())
    .addColumn('script_size', integer, (c) => c.notNull())
    .addColumn('published_by', text, (c) => c.notNull())
    .addColumn('published_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('integration_versions_key', ['integration', 'version'])
    .execute()
  await schema
    .createTable('integration_pictures')
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('integration_pictures_key', ['integration', 'hash'])
    .execute()
}

const addInstalled = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('integration_installations')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('paused_reason', text)
    .addColumn('space_selection', text, (c) => c.notNull())
    .addColumn('site_selection', text, (c) => c.notNull())
    .addColumn('configuration', text, (c) => c.notNull())
    .addColumn('external_ids', text, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('revision', integer, (c) => c.notNull())
    .addColumn('created_by', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('integration_installations_once', ['organization', 'integration'])
    .execute()
  await schema
    .createIndex('integration_installations_by_integration')
    .on('integration_installations')
    .columns(['integration', 'id'])
    .execute()
  await schema
    .createTable('integration_targets')
    .addColumn('installation', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('configuration', text, (c) => c.notNull())
    .addColumn('external_ids', text, (c) => c.notNull())
    .addColumn('revision', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('integration_targets_key', ['installation', 'kind', 'target'])
    .execute()
  await schema
    .createIndex('integration_targets_by_target')
    .on('integration_targets')
    .columns(['kind', 'target', 'created_at'])
    .execute()
  await schema
    .createIndex('integration_targets_by_integration')
    .on('integration_targets')
    .columns(['integration', 'kind', 'installation', 'target'])
    .execute()
  await schema
    .createTable('integration_external_ids')
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('external_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('installation', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('integration_external_ids_key', [
      'integration',
      'kind',
      'external_id',
      'installation',
      'target',
    ])
    .execute()
}

const addEvents = async ({ schema }: Db, { text, integer, arrival }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('integration_events')
    .addColumn('arrival', arrival, (c) => c.primaryKey())
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('integration', text, (c) => c.notNull())
    .addColumn('installation', text, (c) => c.notNull())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('queue', text, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('depth', integer, (c) => c.notNull())
    .addColumn('version', integer)
    .addColumn('milliseconds', integer)
    .addColumn('response', integer)
    .addColumn('error', text)
    .addColumn('logs', text)
    .addColumn('replay_of', text)
    .addColumn('development', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('ended_at', text)
    .execute()
  const index = (name: string, columns: string[]) =>
    schema.createIndex(`integration_events_${name}`).on('integration_events').columns(columns).execute()
  await index('by_integration', ['integration', 'state', 'arrival'])
  await index('by_installation', ['installation', 'state', 'arrival'])
  await index('due', ['state', 'due_at'])
  await index('by_queue', ['queue', 'state', 'arrival'])
}
