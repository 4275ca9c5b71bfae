/**
 * Copies everything from one store into an empty one, with any engines: used to back up a PostgreSQL store into a file
 * and to move an installation from one engine to the other.
 */
import { sql } from 'kysely'
import type { Schema } from './schema/schema.ts'
import { chunks } from './sql.ts'
import type { Db } from './store.ts'

/** Every table with its key columns, referenced tables first. */
export const tables: readonly (readonly [keyof Schema, readonly string[]])[] = [
  ['persons', ['id']],
  ['sessions', ['id']],
  ['tokens', ['id']],
  ['organizations', ['id']],
  ['members', ['organization', 'person']],
  ['teams', ['id']],
  ['team_members', ['team', 'person']],
  ['invites', ['id']],
  ['agent_instructions', ['organization']],
  ['collections', ['id']],
  ['spaces', ['id']],
  ['grants', ['thing', 'grantee']],
  ['revisions', ['space', 'id']],
  ['objects', ['space', 'hash']],
  ['blobs', ['space', 'hash']],
  ['page_times', ['space', 'page']],
  ['former_paths', ['space', 'path', 'page']],
  ['page_changes', ['space', 'page', 'main_number']],
  ['change_requests', ['space', 'id']],
  ['contributors', ['space', 'change_request', 'person']],
  ['timeline_entries', ['arrival']],
  ['timeline_pages', ['space', 'entry', 'page']],
  ['reviews', ['space', 'change_request', 'id']],
  ['review_requests', ['space', 'change_request', 'grantee']],
  ['viewed_marks', ['space', 'change_request', 'person', 'page', 'block']],
  ['presences', ['space', 'change_request', 'person', 'window']],
  ['merge_plans', ['space', 'change_request']],
  ['conflict_answers', ['space', 'change_request', 'conflict']],
  ['comments', ['space', 'id']],
  ['replies', ['space', 'comment', 'id']],
  ['reactions', ['space', 'target', 'emoji', 'person']],
  ['mentions', ['space', 'comment', 'target', 'person']],
  ['suggestions', ['space', 'change_request', 'id']],
  ['notifications', ['person', 'id']],
  ['mutes', ['space', 'change_request', 'person']],
  ['saved_filters', ['organization', 'person', 'id']],
  ['ignored_links', ['space', 'target']],
  ['dismissals', ['organization', 'person', 'what']],
  ['audit_events', ['organization', 'number']],
  ['audit_heads', ['organization']],
  ['sites', ['id']],
  ['site_items', ['organization', 'site', 'id']],
  ['share_links', ['organization', 'site', 'id']],
  ['site_redirects', ['organization', 'site', 'id']],
  ['site_hostnames', ['organization', 'site', 'hostname']],
  ['visitor_keys', ['organization', 'site', 'id']],
  ['site_drafts', ['organization', 'site']],
  ['site_look_drafts', ['organization', 'site']],
  ['site_feedback', ['organization', 'site', 'id']],
  ['site_empty_searches', ['organization', 'site', 'day', 'text']],
  ['site_blocked_hosts', ['organization', 'site', 'directive', 'host']],
  ['site_fonts', ['organization', 'site', 'id', 'weight']],
  ['site_images', ['organization', 'site', 'name']],
  ['translations', ['id']],
  ['translation_pages', ['translation', 'page']],
  ['translation_units', ['translation', 'page', 'unit']],
  ['translation_runs', ['id']],
  ['translation_memory', ['organization', 'pair', 'source_hash', 'context_hash']],
  ['glossary_entries', ['id']],
  ['translation_engines', ['id']],
  ['saml_providers', ['id']],
  ['sign_on_identities', ['provider', 'name_id']],
  ['sign_on_requests', ['id']],
  ['sign_on_assertions', ['provider', 'assertion']],
  ['second_factors', ['id']],
  ['recovery_codes', ['person', 'hash']],
  ['factor_tickets', ['hash']],
  ['password_resets', ['person']],
  ['integrations', ['name']],
  ['integration_versions', ['integration', 'version']],
  ['integration_pictures', ['integration', 'hash']],
  ['integration_installations', ['id']],
  ['integration_targets', ['installation', 'kind', 'target']],
  ['integration_external_ids', ['integration', 'kind', 'external_id', 'installation', 'target']],
  ['integration_events', ['id']],
  ['api_specs', ['id']],
  ['api_spec_versions', ['id']],
  ['api_spec_operations', ['version', 'position']],
  ['api_spec_schemas', ['version', 'position']],
  ['api_spec_differences', ['to_version', 'from_version']],
  ['api_spec_findings', ['to_version', 'from_version', 'fingerprint']],
  ['api_spec_acceptances', ['spec', 'fingerprint']],
  ['conversations', ['organization', 'id']],
  ['conversation_texts', ['organization', 'conversation']],
  ['conversation_originals', ['organization', 'conversation']],
  ['conversation_settings', ['organization']],
  ['conversation_issues', ['organization', 'id']],
  ['issue_clusters', ['organization', 'id']],
  ['cluster_actions', ['arrival']],
  ['cluster_action_issues', ['organization', 'action', 'issue']],
  ['events', ['id']],
  ['jobs', ['id']],
  ['attempts', ['key']],
  ['settings', ['name']],
]

/** Derived tables, which are rebuilt from other content on demand; full-text search has tables of its engine. */
export const derived =
  /^(cached_sites|due_purges|computed_results|document_links|small_pictures|page_links|link_heads|search_(heads|keys|pages|texts|spellings|words(_\w+)?))$/

/** Tables about what is beside the store, which a backup leaves out: a restored one must not claim what is not there. */
export const local: readonly (keyof Schema)[] = ['backups', 'unused_files']

/** The setting by which an installation recognizes its bucket of files. Left out of backups, like those tables. */
export const bucketSetting = 'file-bucket'

/** Rows of blobs can be large: reading few at a time limits memory. */
const largeRows: ReadonlySet<keyof Schema> = new Set([
  ...(['blobs', 'integration_versions', 'conversation_texts', 'conversation_originals'] as const),
])
const rowsPerBatch = (table: keyof Schema): number => (largeRows.has(table) ? 4 : 500)

type Row = Record<string, unknown>

/** The tables with their key columns, without those that a store of an older version lacks. */
const tablesIn = async (db: Db): Promise<typeof tables> => {
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name))
  return tables.filter(([table]) => existing.has(table))
}

/**
 * Copies all rows except those to skip. `from` must read one snapshot; `to` is a transaction on an empty store of the same
 * version. Returns the number of copied rows.
 */
export const copyStore = async (
  from: Db,
  to: Db,
  skip: (table: keyof Schema, row: Row) => boolean,
): Promise<number> => {
  let copied = 0
  for (const [table, key] of await tablesIn(from)) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    let after: unknown[] | undefined
    for (;;) {
      const where = after === undefined ? sql`` : sql`where (${columns}) > (${sql.join(after)})`
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} ${where} order by ${columns} limit ${rowsPerBatch(table)}`.execute(
        from,
      )
      const last = rows.at(-1)
      after = last && key.map((column) => last[column])
      // Arrival numbers belong to a store, not to its content: the target continues its own.
      for (const row of rows) delete row['arrival']
      const wanted = rows.filter((row) => !skip(table, row))
      for (const rowBatch of chunks(wanted, 100)) {
        await to
          .insertInto(table)
          .values(rowBatch as never)
          .execute()
      }
      copied += wanted.length
      if (after === undefined || rows.length < rowsPerBatch(table)) break
    }
  }
  return copied
}

/** Deletes all rows of the copied tables. */
export const clearStore = async (db: Db): Promise<void> => {
  for (const [table] of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
}

/** The number of rows of each table that is not empty. */
export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [table] of await tablesIn(db)) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
      db,
    )
    const total = Number(rows[0]?.total ?? 0)
    if (total > 0) counts[table] = total
  }
  return counts
}
