/**
 * Everything needed to render a site, read without access checks: what readers see depends on the visibility of the
 * site, not on access to its spaces in the dashboard.
 */
import { sql } from 'kysely'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces } from '../../../content/site-tree/site-tree.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import { defaultCustomization, effectiveCustomization } from '../../../contract/sites/look/default-look.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import { roleOnSiteRow } from '../../access/visible-resources.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'
import type { SiteImageRow } from './site-images.store.ts'
import { imageRowsOf } from './site-images.store.ts'
import { familiesOf, fontRowsOf } from './site-fonts.store.ts'
import { loadStructure } from './site-items.store.ts'

/** A space shown by a site, as far as the site needs it. */
export interface DisplayedSpace {
  readonly id: string
  readonly title: string
  readonly emoji: string
  readonly language: string | null
  /** Head of main, which is what readers see. */
  readonly revision: string
}

/** A key to verify visitor tokens; its bytes are `visitorSecret(keys, id)`. */
interface VisitorKey {
  readonly id: string
  /** Null for the current key; older keys are accepted until then. */
  readonly validUntil: string | null
}

export interface SiteModel {
  readonly row: SiteRow
  readonly tree: SiteTree
  /**
   * The spaces of the structure that exist and belong to the site's organization. A site space whose space is missing
   * here is broken (in the trash, or deleted) and is not served.
   */
  readonly spaces: ReadonlyMap<string, DisplayedSpace>
  /** The complete customization of the site. */
  readonly customization: SiteCustomization
  /** Overrides by site space id; `lookOf` applies them. */
  readonly overrides: ReadonlyMap<string, CustomizationOverride>
  readonly adaptiveSchema: AdaptiveJsonSchema | undefined
  /** Custom fonts by id: metadata of their files, lightest first. */
  readonly fonts: ReadonlyMap<string, readonly SiteFontRow[]>
  /** Images for looks, by their name in URLs. */
  readonly images: ReadonlyMap<string, SiteImageRow>
  /** The current key first. Empty until visitor authentication is set up. */
  readonly visitorKeys: readonly VisitorKey[]
}

/** The complete customization of one site space (undefined: of the site). */
export const lookOf = (
  { customization, overrides }: Pick<SiteModel, 'customization' | 'overrides'>,
  siteSpace: string | undefined,
): SiteCustomization =>
  effectiveCustomization(customization, siteSpace === undefined ? undefined : overrides.get(siteSpace))

const parsed = <T>(json: string | null): T | undefined =>
  json === null ? undefined : (JSON.parse(json) as T)

/** The stored customization of a site, or the default. */
export const customizationOf = (row: Pick<SiteRow, 'customization'>): SiteCustomization =>
  parsed<SiteCustomization>(row.customization) ?? defaultCustomization

/** The spaces of a structure that can be shown: existing spaces of the site's organization, by id. */
export const loadShownSpaces = async (
  store: Store,
  db: Db,
  organization: string,
  tree: SiteTree,
): Promise<ReadonlyMap<string, DisplayedSpace>> => {
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

/** Everything about one site, in six queries. Undefined if it does not exist. */
export const loadSiteModel = async (store: Store, db: Db, id: string): Promise<SiteModel | undefined> => {
  const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()
  return row && modelOf(store, db, row)
}

/** The same for a loaded row. */
export const modelOf = async (store: Store, db: Db, row: SiteRow): Promise<SiteModel> => {
  const [{ tree, overrides }, fonts, images, visitorKeys] = await Promise.all([
    loadStructure(db, row),
    fontRowsOf(db, row),
    imageRowsOf(db, row),
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
    spaces: await loadShownSpaces(store, db, row.organization, tree),
    customization: customizationOf(row),
    overrides: new Map(
      [...overrides].map(([item, json]) => [item, JSON.parse(json) as CustomizationOverride]),
    ),
    adaptiveSchema: parsed<AdaptiveJsonSchema>(row.adaptive_schema),
    fonts: familiesOf(fonts),
    images: new Map(images.map((image) => [image.name, image])),
    visitorKeys,
  }
}

/** A published site and where it shows a space, for merge previews. */
export interface SiteShowing {
  readonly site: SiteRow
  /** Ids of its site spaces that show the space. */
  readonly siteSpaces: readonly string[]
}

/** The published sites that show a space and that the viewer can see, by title. */
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
