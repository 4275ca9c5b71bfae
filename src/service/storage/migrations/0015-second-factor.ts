/** Second factors: authenticator apps, passkeys, recovery codes. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('second_factors')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('person', text, (c) => c.notNull().references('persons.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('credential', text, (c) => c.unique())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('used_at', text)
    .execute()
  await schema
    .createIndex('second_factors_by_person')
    .on('second_factors')
    .columns(['person', 'id'])
    .execute()
  await schema
    .createTable('recovery_codes')
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'hash'])
    .execute()
  await schema
    .createTable('factor_tickets')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('challenge', text, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
}
