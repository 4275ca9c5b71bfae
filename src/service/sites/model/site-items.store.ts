/** The structure of a site as rows. */
import { sql } from 'kysely'
import { sameItem } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteItem, SiteItemKind, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, siteTreeOf } from '../../../content/site-tree/site-tree.ts'
import type { SiteItemRow, SiteRow } from '../../storage/schema/site-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

/** The key columns of a site. */
export type SiteName = Pick<SiteRow, 'organization' | 'id'>

const itemOf = (row: SiteItemRow): SiteItem => {
  const placed = { id: row.id, parent: row.parent === '' ? null : row.parent, order: row.order_key }
  const { title, description, icon, path, condition, space } = row
  switch (row.kind as SiteItemKind) {
    case 'site-section-group':
      return { ...placed, kind: 'site-section-group', title: title ?? '', icon }
    case 'site-section': {
      const fields = { title: title ?? '', description, icon, path, default: row.is_default === 1, condition }
      return { ...placed, kind: 'site-section', ...fields }
    }
    case 'site-space':
      return { ...placed, kind: 'site-space', title, space, path, default: row.is_default === 1, condition }
  }
}

/** The columns of an item; its customization is not part of the structure and stays unchanged. */
const columnsOf = ({ organization, id }: SiteName, item: SiteItem) => ({
  organization,
  site: id,
  id: item.id,
  kind: item.kind,
  parent: item.parent ?? '',
  order_key: item.order,
  title: item.title,
  description: item.kind === 'site-section' ? item.description : null,
  icon: item.kind === 'site-space' ? null : item.icon,
  path: item.kind === 'site-section-group' ? '' : item.path,
  is_default: item.kind !== 'site-section-group' && item.default ? (1 as const) : (0 as const),
  condition: item.kind === 'site-section-group' ? null : item.condition,
  space: item.kind === 'site-space' ? item.space : '',
})

const rowsOf = (db: Db, { organization, id }: SiteName) =>
  db.selectFrom('site_items').selectAll().where('organization', '=', organization).where('site', '=', id)

/** The structure of a site, and the overrides of its site spaces (JSON, by site space id). */
export const loadStructure = async (
  db: Db,
  site: SiteName,
): Promise<{ tree: SiteTree; overrides: ReadonlyMap<string, string> }> => {
  const rows = await rowsOf(db, site).execute()
  const overrides = new Map<string, string>()
  for (const { id, customization } of rows) if (customization !== null) overrides.set(id, customization)
  return { tree: siteTreeOf(rows.map(itemOf)), overrides }
}

/** The structures of several sites of one organization, in one query. */
export const loadStructures = async (
  store: Store,
  db: Db,
  organization: string,
  sites: readonly string[],
): Promise<ReadonlyMap<string, SiteTree>> => {
  const rows = await db
    .selectFrom('site_items')
    .selectAll()
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('site'), sites))
    .execute()
  const bySite = new Map<string, SiteItem[]>(sites.map((site) => [site, []]))
  for (const row of rows) bySite.get(row.site)?.push(itemOf(row))
  return new Map([...bySite].map(([site, items]) => [site, siteTreeOf(items)]))
}

/**
 * Writes the differences between two structures of a site. Precondition: `before` is the stored structure and this
 * transaction has locked the site's row (`change-structure.ts`).
 */
export const saveStructure = async (
  store: Store,
  db: Db,
  site: SiteName,
  before: SiteTree,
  after: SiteTree,
): Promise<void> => {
  const removed = [...before.byId.keys()].filter((id) => !after.byId.has(id))
  if (removed.length > 0)
    await db
      .deleteFrom('site_items')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where(among(store.engine, sql.ref('id'), removed))
      .execute()
  const changed = [...after.byId.values()].filter((item) => !sameItem(before.byId.get(item.id), item))
  for (const some of chunks(changed, 50)) {
    await db
      .insertInto('site_items')
      .values(some.map((item) => ({ ...columnsOf(site, item), customization: null })))
      .onConflict((conflict) =>
        conflict.columns(['organization', 'site', 'id']).doUpdateSet((e) => ({
          parent: e.ref('excluded.parent'),
          order_key: e.ref('excluded.order_key'),
          title: e.ref('excluded.title'),
          description: e.ref('excluded.description'),
          icon: e.ref('excluded.icon'),
          path: e.ref('excluded.path'),
          is_default: e.ref('excluded.is_default'),
          condition: e.ref('excluded.condition'),
          space: e.ref('excluded.space'),
        })),
      )
      .execute()
  }
}

/** The number of site spaces in a structure: `site_spaces` of the site's row. */
export const countSiteSpaces = (tree: SiteTree): number => allSiteSpaces(tree).length
