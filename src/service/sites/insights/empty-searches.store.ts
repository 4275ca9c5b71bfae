/** Searches of published sites that found nothing: counts by site, day and text, kept for a while. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { emptySearchDays } from '../../../contract/spaces/doc-debt-schemas.ts'
import { siteRights } from '../../../contract/roles/site-rights.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { roleOnSiteRow } from '../../access/visible-resources.ts'
import type { After } from '../../http/page-token.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

/** Different texts that are kept of one site and day. */
export const mostTexts = 200

const dayLength = 24 * 3600_000

/** The first day that is kept and shown, as `2026-01-31`. */
const firstDay = (now: string): string =>
  new Date(Date.parse(now) - (emptySearchDays - 1) * dayLength).toISOString().slice(0, 10)

export interface CountedSearch {
  readonly organization: string
  readonly site: string
  readonly text: string
  readonly searches: number
  readonly lastAt: string
}

const dayOf = ({ lastAt }: CountedSearch): string => lastAt.slice(0, 10)
const ofDay = (search: Pick<CountedSearch, 'site'>, day: string): string => `${search.site} ${day}`

/** What is stored of the days of some counts: how many texts each has, and which of these it has. */
const storedOf = async ({ engine }: Store, db: Db, counted: readonly CountedSearch[]) => {
  const [since = ''] = counted.map(dayOf).toSorted()
  const values = (of: (search: CountedSearch) => string) => [...new Set(counted.map(of))]
  const ofSites = db
    .selectFrom('site_empty_searches')
    .where(
      among(
        engine,
        sql.ref('organization'),
        values(({ organization }) => organization),
      ),
    )
    .where(
      among(
        engine,
        sql.ref('site'),
        values(({ site }) => site),
      ),
    )
    .where('day', '>=', since)
  const totals = await ofSites
    .select(['site', 'day', (e) => e.fn.countAll<number>().as('texts')])
    .groupBy(['site', 'day'])
    .execute()
  const known = await ofSites
    .select(['site', 'day', 'text'])
    .where(
      among(
        engine,
        sql.ref('text'),
        values(({ text }) => text),
      ),
    )
    .execute()
  return {
    totals: new Map(totals.map(({ site, day, texts }) => [ofDay({ site }, day), Number(texts)])),
    known: new Set(known.map(({ site, day, text }) => `${ofDay({ site }, day)} ${text}`)),
  }
}

/** Adds counts, in the transaction `db`, for sites that still exist, and forgets days that are too old. */
export const addEmptySearches = async (
  store: Store,
  db: Db,
  counted: readonly CountedSearch[],
  now: string,
): Promise<void> => {
  const sites = [...new Set(counted.map(({ site }) => site))]
  const existing = new Set(
    (
      await db
        .selectFrom('sites')
        .select('id')
        .where(among(store.engine, sql.ref('id'), sites))
        .execute()
    ).map(({ id }) => id),
  )
  const { totals, known } = await storedOf(store, db, counted)
  const kept = counted.filter((search) => {
    const key = ofDay(search, dayOf(search))
    const total = totals.get(key) ?? 0
    const isKnown = known.has(`${key} ${search.text}`)
    if (!existing.has(search.site) || (!isKnown && total >= mostTexts)) return false
    if (!isKnown) totals.set(key, total + 1)
    return true
  })
  // In one order, so that processes that write at the same time do not wait for each other in a circle.
  const rows = kept
    .map((search) => ({
      ...{ organization: search.organization, site: search.site, day: dayOf(search), text: search.text },
      ...{ searches: search.searches, last_at: search.lastAt },
    }))
    .toSorted((a, b) => (`${a.site} ${a.day} ${a.text}` < `${b.site} ${b.day} ${b.text}` ? -1 : 1))
  for (const some of chunks(rows, 200))
    await db
      .insertInto('site_empty_searches')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['organization', 'site', 'day', 'text']).doUpdateSet((e) => ({
          searches: e('site_empty_searches.searches', '+', e.ref('excluded.searches')),
          last_at: e.ref('excluded.last_at'),
        })),
      )
      .execute()
  await db.deleteFrom('site_empty_searches').where('day', '<', firstDay(now)).execute()
}

export interface EmptySearchRow {
  readonly text: string
  readonly site: string
  readonly title: string
  readonly searches: number
  readonly last_at: string
}

/** Whether the viewer may edit the site of the row `s`. */
export const mayEdit = (viewer: Viewer): RawBuilder<unknown> =>
  sql`${roleOnSiteRow('s', viewer.person, viewer.membership)} >= ${sql.lit(rank(siteRights.edit))}`

/** Of sites that show the space and that the viewer may edit. */
const ofSpace = (viewer: Viewer, space: string, now: string): RawBuilder<unknown> => sql`
  select e.text, e.site, s.title, sum(e.searches) as searches, max(e.last_at) as last_at
  from site_empty_searches e join sites s on s.id = e.site and s.organization = e.organization
  where e.organization = ${viewer.organization} and e.day >= ${firstDay(now)}
    and s.id in (select i.site from site_items i
      where i.organization = ${viewer.organization} and i.kind = 'site-space' and i.space = ${space})
    and ${mayEdit(viewer)}
  group by e.text, e.site, s.title`

/** The most frequent first. */
export const emptySearchRows = async (
  db: Db,
  viewer: Viewer,
  space: string,
  now: string,
  after: After | undefined,
  limit: number,
): Promise<EmptySearchRow[]> => {
  const [searches, at, site, text] = after ?? []
  const further =
    after === undefined
      ? sql``
      : sql`where (searches, last_at, site, text) < (${searches}, ${at}, ${site}, ${text})`
  const { rows } = await sql<EmptySearchRow>`
    select * from (${ofSpace(viewer, space, now)}) counted ${further}
    order by searches desc, last_at desc, site desc, text desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, searches: Number(row.searches) }))
}

export const countEmptySearches = async (
  db: Db,
  viewer: Viewer,
  space: string,
  now: string,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${ofSpace(viewer, space, now)}) counted`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
