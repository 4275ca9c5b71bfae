/** What readers of the sites that show a space miss: searches that found nothing, and pages that did not help. */
import { sql } from 'kysely'
import { rank } from '../../../contract/roles/roles.ts'
import type { DocDebt, EmptySearch } from '../../../contract/spaces/doc-debt-schemas.ts'
import { mostDebtItems } from '../../../contract/spaces/doc-debt-schemas.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { Db } from '../../storage/store.ts'
import type { EmptySearchRow } from './empty-searches.store.ts'
import { countEmptySearches, emptySearchRows, mayEdit } from './empty-searches.store.ts'

/** Whether the viewer may see what readers of sites with this space do. Others do not learn whether there is a site. */
export const seesReaders = async (db: Db, viewer: Viewer, space: string): Promise<boolean> => {
  if (viewer.membership.role === rank('admin')) return true
  const { rows } = await sql`
    select 1 from site_items i join sites s on s.id = i.site and s.organization = i.organization
    where i.organization = ${viewer.organization} and i.kind = 'site-space' and i.space = ${space}
      and ${mayEdit(viewer)} limit 1`.execute(db)
  return rows.length > 0
}

const emptySearchView = ({ text, site, title, searches, last_at: lastAt }: EmptySearchRow): EmptySearch => ({
  ...{ object: 'empty-search', text, searches, lastAt, site: { id: site, title } },
  cause: { kind: 'empty-search', site, text },
})

export const emptySearchDebt = async (
  db: Db,
  viewer: Viewer,
  space: string,
  now: string,
): Promise<Pick<DocDebt['emptySearches'], 'count' | 'items'>> => {
  const [count, rows] = await Promise.all([
    countEmptySearches(db, viewer, space, now),
    emptySearchRows(db, viewer, space, now, undefined, mostDebtItems),
  ])
  return { count, items: rows.map(emptySearchView) }
}

/** One page of them, the most frequent first. */
export const emptySearchPage = (ctx: Context, db: Db, viewer: Viewer, space: string, query: ListQuery) => {
  const now = ctx.now()
  return listPage(ctx.keys, {
    list: `spaces/${space}/empty-searches`,
    query,
    count: () => countEmptySearches(db, viewer, space, now),
    rows: (after, limit) => emptySearchRows(db, viewer, space, now, after, limit),
    key: ({ searches, last_at: at, site, text }) => [searches, at, site, text],
    items: (rows) => rows.map(emptySearchView),
  })
}

/** Pages that are looked at, the worst first. */
const mostPages = 1000

/** Pages of the space that more readers of a site rated bad than good. */
export const unhelpfulDebt = async (
  db: Db,
  viewer: Viewer,
  space: string,
  { tree }: ContentSnapshot,
): Promise<Pick<DocDebt['unhelpfulPages'], 'count' | 'items'>> => {
  const { rows } = await sql<{ site: string; title: string; page: string; bad: number; last_at: string }>`
    select * from (
      select f.site, s.title, f.page, max(f.created_at) as last_at,
        sum(case when f.rating = 'bad' then 1 else 0 end) as bad,
        sum(case when f.rating = 'good' then 1 else 0 end) as good
      from site_feedback f join sites s on s.id = f.site and s.organization = f.organization
      where f.organization = ${viewer.organization} and f.space = ${space} and ${mayEdit(viewer)}
      group by f.site, s.title, f.page) counted
    where bad > good order by bad desc, last_at desc, site, page limit ${mostPages}`.execute(db)
  const pages = rows.flatMap(({ site, title, page: id, bad, last_at: lastAt }) => {
    const entry = tree.byId.get(id)?.entry
    return entry === undefined
      ? []
      : [
          {
            ...{ page: { id, title: entry.title }, site: { id: site, title }, bad: Number(bad), lastAt },
            cause: { kind: 'unhelpful-page' as const, site, page: id },
          },
        ]
  })
  return { count: pages.length, items: pages.slice(0, mostDebtItems) }
}
