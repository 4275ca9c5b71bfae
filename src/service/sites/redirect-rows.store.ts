/** Redirects of a site as rows: found, counted, kept. Sources are without slashes at their ends and in lower case. */
import { sql } from 'kysely'
import type { NewSiteRedirect } from '../../contract/site-redirects.ts'
import type { SiteRedirectRow, SiteRow } from '../storage/schema-sites.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { redirectSource } from './redirects.store.ts'
import type { SiteName } from './site-items.store.ts'

/** What a redirect is to be. */
export type WantedRedirect = Pick<NewSiteRedirect, 'destination' | 'permanent' | 'captureWildcard'> & {
  readonly source: string
}

/** All of a site, or those whose source holds what is searched for. */
export const redirectsOf = (db: Db, { organization, id }: SiteName, search = '') => {
  const rows = db.selectFrom('site_redirects').where('organization', '=', organization).where('site', '=', id)
  const part = redirectSource(search)
  // Sources are kept in lower case.
  return part === ''
    ? rows
    : rows.where(sql<boolean>`source like ${`%${part.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`)
}

export const countRedirects = async (db: Db, site: SiteName, search?: string): Promise<number> => {
  const { total } = await redirectsOf(db, site, search)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const findBySource = (db: Db, site: SiteName, source: string): Promise<SiteRedirectRow | undefined> =>
  redirectsOf(db, site).selectAll().where('source', '=', source).executeTakeFirst()

const columnsOf = (wanted: WantedRedirect) => ({
  source: wanted.source,
  destination: JSON.stringify(wanted.destination),
  wildcard: wanted.captureWildcard ? (1 as const) : (0 as const),
  permanent: wanted.permanent ? (1 as const) : (0 as const),
  automatic: 0 as const,
})

export const insertRedirect = (
  { mint, now }: Surroundings,
  db: Db,
  site: SiteRow,
  person: string,
  wanted: WantedRedirect,
): Promise<SiteRedirectRow> => {
  const at = now()
  return db
    .insertInto('site_redirects')
    .values({
      organization: site.organization,
      site: site.id,
      id: mint('site-redirect'),
      ...columnsOf(wanted),
      created_by: person,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const replaceRedirect = (
  { now }: Surroundings,
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
