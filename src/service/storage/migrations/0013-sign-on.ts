/** Single sign-on providers, the identities that they assert, and pending requests. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema.alterTable('organizations').addColumn('sso_until', text).execute()
  for (const table of ['sessions', 'tokens'])
    await schema
      .alterTable(table)
      .addColumn('sign_on', text, (c) => c.notNull().defaultTo(''))
      .execute()
  await schema
    .createTable('saml_providers')
    .addColumn('organization', text, (c) => c.notNull().references('organizations.id'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('entity_id', text, (c) => c.notNull())
    .addColumn('sso_url', text, (c) => c.notNull())
    .addColumn('certificate', text, (c) => c.notNull())
    .addColumn('default_team', text, (c) => c.notNull())
    .addColumn('default_role', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('activated_at', text)
    .addColumn('tested_at', text)
    .execute()
  await schema
    .createIndex('saml_providers_by_organization')
    .on('saml_providers')
    .columns(['organization', 'id'])
    .execute()
  await schema
    .createTable('sign_on_identities')
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('name_id', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_on_identities_key', ['provider', 'name_id'])
    .execute()
  await schema
    .createTable('sign_on_requests')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('browser', text, (c) => c.notNull())
    .addColumn('return_to', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('ticket', text)
    .addColumn('result', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
  await schema.createIndex('sign_on_requests_by_ticket').on('sign_on_requests').column('ticket').execute()
  await schema
    .createTable('sign_on_assertions')
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('assertion', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_on_assertions_key', ['provider', 'assertion'])
    .execute()
}
