/** Invites, instructions for agents, verified addresses, and indexes for lists of members and teams. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer }: ColumnTypes): Promise<void> => {
  const { schema } = db
  await schema.alterTable('persons').addColumn('verified_at', text).execute()
  // Until now only the first run and the command line created accounts, both used by operators.
  await db
    .updateTable('persons')
    .set((e) => ({ verified_at: e.ref('created_at') }))
    .where('operator', '=', 1)
    .execute()
  await schema
    .createTable('invites')
    .addColumn('organization', text, (c) => c.notNull().references('organizations.id'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text)
    .addColumn('role', integer, (c) => c.notNull())
    .addColumn('thing', text, (c) => c.notNull())
    .addColumn('thing_kind', text, (c) => c.notNull())
    .addColumn('sso', integer, (c) => c.notNull())
    .addColumn('uses', integer, (c) => c.notNull())
    .addColumn('created_by', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text)
    .addColumn('used_at', text)
    .execute()
  await schema
    .createIndex('invites_by_organization')
    .on('invites')
    .columns(['organization', 'created_at', 'id'])
    .execute()
  await schema.createIndex('invites_by_email').on('invites').columns(['organization', 'email']).execute()
  await schema
    .createTable('agent_instructions')
    .addColumn('organization', text, (c) => c.primaryKey().references('organizations.id'))
    .addColumn('instructions', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('updated_by', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('members_by_joining')
    .on('members')
    .columns(['organization', 'joined_at', 'person'])
    .execute()
  await schema
    .createIndex('members_by_seeing')
    .on('members')
    .columns(['organization', 'seen_at', 'person'])
    .execute()
  await schema.createIndex('teams_by_title').on('teams').columns(['organization', 'title', 'id']).execute()
}
