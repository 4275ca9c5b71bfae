/** API specifications: their versions, what these contain, and how they differ. */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, types: ColumnTypes): Promise<void> => {
  await addSpecs(db, types)
  await addContents(db, types)
  await addDifferences(db, types)
  // Links to API specifications are recorded from now on: rows of links are made again from content.
  for (const table of ['page_links', 'link_heads']) await sql`delete from ${sql.table(table)}`.execute(db)
}

const addSpecs = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('api_specs')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('slug_key', text, (c) => c.notNull())
    .addColumn('source_url', text)
    .addColumn('source_blob', text)
    .addColumn('source_number', integer, (c) => c.notNull())
    .addColumn('visibility', text, (c) => c.notNull())
    .addColumn('recheck', integer, (c) => c.notNull())
    .addColumn('try_it', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('step', text)
    .addColumn('job', text)
    .addColumn('last_version', text)
    .addColumn('last_number', integer, (c) => c.notNull())
    .addColumn('source_hash', text)
    .addColumn('etag', text)
    .addColumn('last_modified', text)
    .addColumn('failures', integer, (c) => c.notNull())
    .addColumn('next_check_at', text)
    .addColumn('processed_at', text)
    .addColumn('error_code', text)
    .addColumn('errors', text, (c) => c.notNull())
    .addColumn('created_by', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('api_specs_slug', ['organization', 'slug_key'])
    .execute()
  await schema.createIndex('api_specs_due').on('api_specs').columns(['next_check_at']).execute()
  await schema
    .createTable('api_spec_versions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('content_hash', text, (c) => c.notNull())
    .addColumn('files', text, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addColumn('dialect', text, (c) => c.notNull())
    .addColumn('format', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('api_version', text, (c) => c.notNull())
    .addColumn('operations', integer, (c) => c.notNull())
    .addColumn('schemas', integer, (c) => c.notNull())
    .addColumn('problems', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addUniqueConstraint('api_spec_versions_number', ['spec', 'number'])
    .execute()
}

const addContents = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('api_spec_operations')
    .addColumn('version', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('method', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('pointer', text, (c) => c.notNull())
    .addColumn('operation_id', text)
    .addColumn('summary', text, (c) => c.notNull())
    .addColumn('tags', text, (c) => c.notNull())
    .addColumn('deprecated', integer, (c) => c.notNull())
    .addColumn('hidden', integer, (c) => c.notNull())
    .addColumn('contract_hash', text, (c) => c.notNull())
    .addColumn('words_hash', text, (c) => c.notNull())
    .addColumn('search', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('api_spec_operations_key', ['version', 'position'])
    .execute()
  await schema
    .createTable('api_spec_schemas')
    .addColumn('version', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('api_spec_schemas_key', ['version', 'position'])
    .execute()
}

const addDifferences = async ({ schema }: Db, { text, integer, bytes }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('api_spec_differences')
    .addColumn('from_version', text, (c) => c.notNull())
    .addColumn('to_version', text, (c) => c.notNull())
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('checks_version', integer, (c) => c.notNull())
    .addColumn('precise', integer, (c) => c.notNull())
    .addColumn('breaking', integer, (c) => c.notNull())
    .addColumn('review', integer, (c) => c.notNull())
    .addColumn('safe', integer, (c) => c.notNull())
    .addColumn('words_only', integer, (c) => c.notNull())
    .addColumn('content', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('api_spec_differences_key', ['to_version', 'from_version'])
    .execute()
  await schema
    .createTable('api_spec_findings')
    .addColumn('from_version', text, (c) => c.notNull())
    .addColumn('to_version', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('level', text, (c) => c.notNull())
    .addColumn('times', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('api_spec_findings_key', ['to_version', 'from_version', 'fingerprint'])
    .execute()
  await schema
    .createTable('api_spec_acceptances')
    .addColumn('spec', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('accepted_by', text, (c) => c.notNull())
    .addColumn('accepted_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('api_spec_acceptances_key', ['spec', 'fingerprint'])
    .execute()
  for (const table of [
    'api_spec_operations',
    'api_spec_schemas',
    'api_spec_differences',
    'api_spec_findings',
  ])
    await schema.createIndex(`${table}_by_spec`).on(table).columns(['spec']).execute()
}
