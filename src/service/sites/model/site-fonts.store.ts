/** Fonts of sites as rows. Bytes are read only to be sent. */
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { SiteName } from './site-items.store.ts'

const columns = [
  'organization',
  'site',
  'id',
  'weight',
  'weight_to',
  'family',
  'family_key',
  'format',
  'hash',
  'size',
  'created_by',
  'created_at',
] as const

/** A family with its files, lightest first. Never empty. */
export type FontFamilyRows = readonly [SiteFontRow, ...SiteFontRow[]]

/** All font files of a site by name and weight. Limited by `mostFontFiles`. */
export const fontRowsOf = (db: Db, { organization, id }: SiteName): Promise<SiteFontRow[]> =>
  db
    .selectFrom('site_fonts')
    .select(columns)
    .where('organization', '=', organization)
    .where('site', '=', id)
    .orderBy('family_key')
    .orderBy('weight')
    .execute()

/** The same grouped by font id. */
export const familiesOf = (rows: readonly SiteFontRow[]): ReadonlyMap<string, FontFamilyRows> => {
  const families = new Map<string, FontFamilyRows>()
  for (const row of rows) families.set(row.id, [...(families.get(row.id) ?? []), row] as [SiteFontRow])
  return families
}

/** The bytes of one file of a site; undefined if this site has no file with that hash. */
export const fontBytes = async (
  db: Db,
  { organization, id }: SiteName,
  hash: string,
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('site_fonts')
    .select('bytes')
    .where('organization', '=', organization)
    .where('site', '=', id)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}
