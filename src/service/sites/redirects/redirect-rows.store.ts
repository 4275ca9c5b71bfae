/** Redirect rows: find, count, write. Sources have no slash at either end and are lower case. */
import { sql } from 'kysely'
import type { NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import type { SiteRedirectRow, SiteRow } from '../../storage/schema/site-tables.ts'
import { among, chunks, likeLiteral } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { writtenSource } from '../model/redirects.store.ts'
import type { SiteName } from '../model/site-items.store.ts'

/** The redirect to set. */
export type WantedRedirect = Pick<NewSiteRedirect, 'destination' | 'permanent' | 'captureWildcard'> & {
  readonly source: string
}

/** All redirects of a site, or those whose source contains the search text. */
export const redirectsOf = (db: Db, { organization, id }: SiteName, search = '') => {
  const rows = db.selectFrom('site_redirects').where('organization', '=', organization).where('site', '=', id)
  const searchText = writtenSource(search)
  // Sources are stored in lower case.
  return searchText === ''
    ? rows
    : rows.where(sql<boolean>`source like ${`%${likeLiteral(searchText)}%`} escape '!'`)
}

export const countRedirects = async (db: Db, site: SiteName, search?: string): Promise<number> => {
  const { total } = await redirectsOf(db, site, search)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const findBySource = (db: Db, site: SiteName, source: string): Promise<SiteRedirectRow | undefined> =>
  redirectsOf(db, site).selectAll().where('source', '=', source).executeTakeFirst()

/** The redirects with these sources, by source; all of the site if none are given. */
export const redirectsBySource = async (
  engine: Engine,
  db: Db,
  site: SiteName,
  sources?: readonly string[],
): Promise<Map<string, SiteRedirectRow>> => {
  const rows = await redirectsOf(db, site)
    .selectAll()
    .$if(sources !== undefined, (some) => some.where(among(engine, sql.ref('source'), sources ?? [])))
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}

const columnsOf = (wanted: WantedRedirect) => ({
  source: wanted.source,
  destination: JSON.stringify(wanted.destination),
  wildcard: wanted.captureWildcard ? (1 as const) : (0 as const),
  permanent: wanted.permanent ? (1 as const) : (0 as const),
  automatic: 0 as const,
})

/** The row for a wanted redirect, replacing an existing one. */
export const redirectRow = (
  { mint, now }: Context,
  site: SiteName,
  person: string,
  { wanted, present }: { readonly wanted: WantedRedirect; readonly present: SiteRedirectRow | undefined },
): SiteRedirectRow => {
  const at = now()
  return {
    organization: site.organization,
    site: site.id,
    ...(present ?? { id: mint('site-redirect'), created_by: person, created_at: at }),
    ...columnsOf(wanted),
    updated_at: at,
  }
}

/** Writes rows of one site, each replacing the one with the same source. */
export const keepRedirects = async (db: Db, rows: readonly SiteRedirectRow[]): Promise<void> => {
  for (const some of chunks(rows))
    await db
      .insertInto('site_redirects')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['organization', 'site', 'source']).doUpdateSet((row) => ({
          destination: row.ref('excluded.destination'),
          wildcard: row.ref('excluded.wildcard'),
          permanent: row.ref('excluded.permanent'),
          automatic: row.ref('excluded.automatic'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
}

export const insertRedirect = async (
  ctx: Context,
  db: Db,
  site: SiteRow,
  person: string,
  wanted: WantedRedirect,
): Promise<SiteRedirectRow> => {
  const row = redirectRow(ctx, site, person, { wanted, present: undefined })
  await db.insertInto('site_redirects').values(row).execute()
  return row
}

export const replaceRedirect = (
  { now }: Context,
  db: Db,
  { organization, site, id }: SiteRedirectRow,
  wanted: WantedRedirect,
): Promise<SiteRedirectRow> =>
  db
    .updateTable('site_redirects')
    .set({ ...columnsOf(wanted), updated_at: now() })
    .where('organization', '=', organization)
    .where('site', '=', site)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether setting it would change something that a person set. */
export const differs = (row: SiteRedirectRow, wanted: WantedRedirect): boolean => {
  const columns = columnsOf(wanted)
  return (Object.keys(columns) as (keyof typeof columns)[]).some(
    (name) => name !== 'automatic' && row[name] !== columns[name],
  )
}
