/** Custom font files of sites. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer, bytes }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('site_fonts')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('weight', integer, (c) => c.notNull())
    .addColumn('weight_to', integer)
    .addColumn('family', text, (c) => c.notNull())
    .addColumn('family_key', text, (c) => c.notNull())
    .addColumn('format', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addColumn('created_by', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_fonts_key', ['organization', 'site', 'id', 'weight'])
    .addUniqueConstraint('site_fonts_family', ['organization', 'site', 'family_key', 'weight'])
    .execute()
}
