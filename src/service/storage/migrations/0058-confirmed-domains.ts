/** Which email domains of an organization are shown to be its own: only these are offered to everybody who signs in. */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text }: ColumnTypes): Promise<void> => {
  await db.schema
    .alterTable('organizations')
    .addColumn('confirmed_domains', text, (c) => c.notNull().defaultTo('[]'))
    .execute()
  // An operator of the installation who administers the organization has let them stand.
  await sql`update organizations set confirmed_domains = email_domains where exists (
    select 1 from members m join persons p on p.id = m.person
    where m.organization = organizations.id and m.role = 6 and m.disabled = 0
      and p.operator = 1 and p.disabled_at is null)`.execute(db)
}
