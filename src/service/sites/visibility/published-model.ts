/**
 * The current model of a published site. Loaded for every page, so it takes three prepared statements whose results
 * are cached until the next write; the rest is cached by the site's version.
 */
import { createHash } from 'node:crypto'
import { samePath } from '../../../content/site-tree/site-paths.ts'
import type { SiteScript } from '../../integrations/catalog/site-scripts.ts'
import { siteScripts } from '../../integrations/catalog/site-scripts.ts'
import { recentOf } from '../../recent-cache.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Context } from '../../context.ts'
import { isViewed } from '../../integrations/delivery/viewed-sites.ts'
import type { SiteModel } from '../model/sites.store.ts'
import { modelOf } from '../model/sites.store.ts'

/** A space of the site with the root of the revision that readers see. */
export interface Head {
  readonly id: string
  readonly title: string
  readonly language: string | null
  readonly root: string
}

export interface PublishedModel extends SiteModel {
  /** By space id. */
  readonly heads: ReadonlyMap<string, Head>
  /** Whether integrations are told of visits. */
  readonly isViewed: boolean
  /** What integrations add to its pages. */
  readonly scripts: readonly SiteScript[]
  /** Changes whenever the site, or anything that it shows, changes. */
  readonly stamp: string
}

const byBasename = hotQuery<[string], SiteRow, SiteRow | undefined>(
  (db, name) => db.selectFrom('sites').selectAll().where('basename_key', '=', name),
  ([row]) => row,
)

const byHostname = hotQuery<[string], SiteRow, SiteRow | undefined>(
  (db, host) => db.selectFrom('sites').selectAll().where('hostname', '=', host),
  ([row]) => row,
)

const headsOf = hotQuery<
  [string, string],
  Head,
  { readonly heads: ReadonlyMap<string, Head>; readonly stamp: string }
>(
  (db, organization, site) =>
    db
      .selectFrom('spaces')
      .innerJoin('revisions', (join) =>
        join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
      )
      .select(['spaces.id', 'spaces.title', 'spaces.language', 'revisions.root'])
      .where('spaces.organization', '=', organization)
      .where('spaces.deleted_at', 'is', null)
      .where('spaces.id', 'in', (items) =>
        items
          .selectFrom('site_items')
          .select('space')
          .where('organization', '=', organization)
          .where('site', '=', site),
      )
      .orderBy('spaces.id'),
  (rows) => ({
    heads: new Map(rows.map((row) => [row.id, row])),
    stamp: createHash('sha256')
      .update(JSON.stringify(rows.map(({ id, title, language, root }) => [id, title, language, root])))
      .digest('base64url')
      .slice(0, 22),
  }),
)

/** The published site with a base name; undefined if it is not published. */
export const siteAtBasename = async ({ store }: Context, name: string): Promise<SiteRow | undefined> =>
  published(await byBasename(store.read, samePath(name)))

/** The published site at a custom hostname. */
export const siteAtHostname = async ({ store }: Context, host: string): Promise<SiteRow | undefined> =>
  published(await byHostname(store.read, host.toLowerCase()))

const published = (row: SiteRow | undefined): SiteRow | undefined => (row?.published === 1 ? row : undefined)

interface Kept {
  readonly version: number
  readonly model: SiteModel
  /** The last complete model; the same object as long as nothing changes. */
  whole?: PublishedModel
}
/** Number of sites cached. */
const modelsOf = recentOf<Kept>(200)

/** Everything about a site that pages are rendered from. */
export const publishedModel = async (ctx: Context, row: SiteRow): Promise<PublishedModel> => {
  const { store } = ctx
  const known = modelsOf(store)
  const key = `${row.organization}/${row.id}`
  let entry = known.get(key)
  if (entry?.version !== row.version)
    entry = known.set(key, { version: row.version, model: await modelOf(store, store.read, row) })
  const [{ heads, stamp }, views, scripts] = await Promise.all([
    headsOf(store.read, row.organization, row.id),
    isViewed(ctx, row.id),
    siteScripts(ctx, store.read, row.id),
  ])
  const added = scripts.map(({ script }) => ` ${script}`).join('')
  const full = `${row.id}.${row.version}.${stamp}${views ? '.v' : ''}${added}`
  if (entry.whole?.stamp !== full)
    entry.whole = { ...entry.model, row, heads, isViewed: views, scripts, stamp: full }
  return entry.whole
}
