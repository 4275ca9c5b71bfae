/**
 * Everything that is needed to show a site, read without asking for rights: what readers see is decided by the
 * visibility of the site and not by who may see its spaces in the dashboard.
 */
import { sql } from 'kysely'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces } from '../../../content/site-tree/site-tree.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import { defaultCustomization, effectiveCustomization } from '../../../contract/sites/look/default-look.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { samePath } from '../../../content/site-tree/site-paths.ts'
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import { roleOnSiteRow } from '../../access/visible-resources.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'
import { familiesOf, fontRowsOf } from './site-fonts.store.ts'
import { loadStructure } from './site-items.store.ts'

/** A space that a site shows, as far as a site is concerned. */
export interface ShownSpace {
  readonly id: string
  readonly title: string
  readonly emoji: string
  readonly language: string | null
  /** Head of main: the content that readers see. */
  readonly revision: string
}

/** A key with which tokens of visitors are verified; its bytes are `visitorSecret(keys, id)`. */
export interface VisitorKey {
  readonly id: string
  /** Null on the present key; others are taken until then. */
  readonly validUntil: string | null
}

export interface SiteModel {
  readonly row: SiteRow
  readonly tree: SiteTree
  /**
   * The spaces that the structure names, stand, and belong to the organization of the site. A site space whose space is
   * not here is broken (in the trash, or gone) and is served to nobody.
   */
  readonly spaces: ReadonlyMap<string, ShownSpace>
  /** The look of the site, complete. */
  readonly customization: SiteCustomization
  /** What site spaces set apart, by their id; `lookOf` puts it together. */
  readonly overrides: ReadonlyMap<string, CustomizationOverride>
  readonly adaptiveSchema: AdaptiveJsonSchema | undefined
  /** Fonts of its own by their id: what is known of their files, the lightest first. */
  readonly fonts: ReadonlyMap<string, readonly SiteFontRow[]>
  /** The present key first. None until visitor authentication was set up. */
  readonly visitorKeys: readonly VisitorKey[]
}

/** The complete look of one site space (undefined: of the site). */
export const lookOf = (
  { customization, overrides }: Pick<SiteModel, 'customization' | 'overrides'>,
  siteSpace: string | undefined,
): SiteCustomization =>
  effectiveCustomization(customization, siteSpace === undefined ? undefined : overrides.get(siteSpace))

const parsed = <T>(json: string | null): T | undefined =>
  json === null ? undefined : (JSON.parse(json) as T)

/** The look of a site as it is stored, or the one that every site begins with. */
export const customizationOf = (row: Pick<SiteRow, 'customization'>): SiteCustomization =>
  parsed<SiteCustomization>(row.customization) ?? defaultCustomization

/** The spaces of a structure that can be shown: those that stand in the organization of the site, by id. */
export const shownSpaces = async (
  store: Store,
  db: Db,
  organization: string,
  tree: SiteTree,
): Promise<ReadonlyMap<string, ShownSpace>> => {
  const ids = [...new Set(allSiteSpaces(tree).map(({ space }) => space))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('spaces')
    .select(['id', 'title', 'emoji', 'language', 'revision'])
    .where('organization', '=', organization)
    .where('deleted_at', 'is', null)
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Everything of one site, in five queries. Undefined when there is none. */
export const loadSiteModel = async (store: Store, db: Db, id: string): Promise<SiteModel | undefined> => {
  const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()
  return row && modelOf(store, db, row)
}

/** The same for a row that was read already. */
export const modelOf = async (store: Store, db: Db, row: SiteRow): Promise<SiteModel> => {
  const [{ tree, overrides }, fonts, visitorKeys] = await Promise.all([
    loadStructure(db, row),
    fontRowsOf(db, row),
    db
      .selectFrom('visitor_keys')
      .select(['id', 'valid_until as validUntil'])
      .where('organization', '=', row.organization)
      .where('site', '=', row.id)
      .orderBy('created_at', 'desc')
      .execute(),
  ])
  return {
    row,
    tree,
    spaces: await shownSpaces(store, db, row.organization, tree),
    customization: customizationOf(row),
    overrides: new Map(
      [...overrides].map(([item, json]) => [item, JSON.parse(json) as CustomizationOverride]),
    ),
    adaptiveSchema: parsed<AdaptiveJsonSchema>(row.adaptive_schema),
    fonts: familiesOf(fonts),
    visitorKeys,
  }
}

/** The site that is served under a base name, compared without regard to case; published or not. */
export const findSiteByBasename = (db: Db, name: string): Promise<SiteRow | undefined> =>
  db.selectFrom('sites').selectAll().where('basename_key', '=', samePath(name)).executeTakeFirst()

/** The site that is served at a host name of its own; only names that were proved are found. */
export const findSiteByHostname = (db: Db, host: string): Promise<SiteRow | undefined> =>
  db.selectFrom('sites').selectAll().where('hostname', '=', host.toLowerCase()).executeTakeFirst()

/** What a published site says of itself beside a space: for previews of merges. */
export interface SiteShowing {
  readonly site: SiteRow
  /** Ids of its site spaces that show the space. */
  readonly siteSpaces: readonly string[]
}

/** The published sites that show a space and that the viewer sees, by title. */
export const sitesShowing = async (db: Db, viewer: Viewer, space: string): Promise<SiteShowing[]> => {
  const rows = await db
    .selectFrom('sites')
    .innerJoin('site_items', (join) =>
      join
        .onRef('site_items.site', '=', 'sites.id')
        .onRef('site_items.organization', '=', 'sites.organization'),
    )
    .innerJoin('spaces', (join) =>
      join
        .onRef('spaces.id', '=', 'site_items.space')
        .onRef('spaces.organization', '=', 'sites.organization'),
    )
    .selectAll('sites')
    .select('site_items.id as item')
    .where('site_items.space', '=', space)
    .where('sites.published', '=', 1)
    .where(roleOnSiteRow('sites', viewer.person, viewer.membership), '>=', rank('read'))
    .orderBy('sites.title')
    .orderBy('sites.id')
    .execute()
  const found = new Map<string, { site: SiteRow; siteSpaces: string[] }>()
  for (const { item, ...site } of rows) {
    const known = found.get(site.id)
    if (known === undefined) found.set(site.id, { site, siteSpaces: [item] })
    else known.siteSpaces.push(item)
  }
  return [...found.values()]
}
