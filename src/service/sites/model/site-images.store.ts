/** Images of the looks of sites. Bytes are read only to be sent. */
import type { Db } from '../../storage/store.ts'
import type { SiteName } from './site-items.store.ts'

export interface SiteImageRow {
  readonly name: string
  readonly content_type: string
  readonly created_at: string
}

/** All images of a site. Limited by `mostSiteImages`. */
export const imageRowsOf = (db: Db, { organization, id }: SiteName): Promise<SiteImageRow[]> =>
  db
    .selectFrom('site_images')
    .select(['name', 'content_type', 'created_at'])
    .where('organization', '=', organization)
    .where('site', '=', id)
    .orderBy('name')
    .execute()

/** The bytes of an image of a site; undefined if it has none with that name. */
export const imageBytes = async (
  db: Db,
  { organization, id }: SiteName,
  name: string,
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('site_images')
    .select('bytes')
    .where('organization', '=', organization)
    .where('site', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}
