/** Creates a site: its base name, structure, first key and administrator. */
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { emptySiteTree } from '../../content/site-tree/site-tree.ts'
import type { SiteEdit } from '../../content/site-tree/site-edits.ts'
import { samePath, sitePathProblem } from '../../content/site-tree/site-paths.ts'
import { slugOf, uniqueSlug } from '../../content/tree/slug.ts'
import { insertGrant } from '../access/creator-grant.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import { takeLock } from '../storage/locks.ts'
import type { Db } from '../storage/store.ts'
import { installInNew } from '../integrations/installing/targets.ts'
import type { Context } from '../context.ts'
import { editedTree } from './structure/change-structure.ts'
import { insertVisitorKey } from './audience/publishing-auth.ts'
import { countSiteSpaces, saveStructure } from './model/site-items.store.ts'

/** Names that the sites' origin uses itself. */
const reservedNames = new Set([
  'files',
  'pdf',
  'feeds',
  'healthz',
  'assets',
  'site',
  'api-specs',
  'integration-pictures',
  'robots.txt',
  'sitemap.xml',
  '.well-known',
])

/** Why a text cannot be the base name of a site; undefined if it can. */
export const basenameProblem = (name: string): string | undefined =>
  reservedNames.has(samePath(name)) ? 'This name is reserved.' : sitePathProblem(name)

/** An unused base name derived from a title. Locks out other transactions that choose a name. */
const freeBasename = async ({ store }: Context, db: Db, title: string): Promise<string> => {
  await takeLock(store.engine, db, 'siteNames')
  const start = slugOf(title, 'site')
  const taken = await db
    .selectFrom('sites')
    .select('basename_key')
    .where('basename_key', '>=', samePath(start).slice(0, 90))
    .where('basename_key', '<', `${samePath(start).slice(0, 90)}\u{10ffff}`)
    .execute()
  const names = new Set(taken.map(({ basename_key: name }) => name))
  return uniqueSlug(start, (name) => names.has(samePath(name)) || basenameProblem(name) !== undefined)
}

export interface SiteToMake {
  readonly organization: string
  readonly person: string
  readonly id: string
  readonly title: string
  readonly type: string
  readonly visibility: string
  /** In display order; the first is the default. The caller has checked that they may be shown. */
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
  /** How several spaces are arranged. Default: as variants. */
  readonly layout?: 'sections' | 'variants' | undefined
}

/** The initial structure of a site. */
export const treeOfSpaces = (
  ctx: Context,
  { title, spaces, layout }: Pick<SiteToMake, 'title' | 'spaces' | 'layout'>,
): SiteTree =>
  editedTree(
    emptySiteTree,
    spaces.map((space): SiteEdit => {
      const siteSpace = { id: ctx.mint('site-space'), space: space.id, name: space.title }
      return layout === 'sections' && spaces.length > 1
        ? {
            edit: 'add-section',
            id: ctx.mint('site-section'),
            title: space.title,
            siteSpace,
            wrapper: { id: ctx.mint('site-section'), title },
          }
        : { edit: 'add-site-space', section: null, siteSpace }
    }),
  )

/** Inserts an unpublished site in the transaction `db`. Its creator becomes its administrator. */
export const insertSite = async (
  ctx: Context,
  db: Db,
  { organization, person, id, title, type, visibility, spaces, layout }: SiteToMake,
): Promise<SiteRow> => {
  const tree = treeOfSpaces(ctx, { title, spaces, layout })
  const now = ctx.now()
  const basename = await freeBasename(ctx, db, title)
  const row = await db
    .insertInto('sites')
    .values({
      ...{ organization, id, type, title, basename, visibility },
      basename_key: samePath(basename),
      icon: null,
      published: 0,
      published_at: null,
      last_published_at: null,
      adaptive: 0,
      agents_context: 'included',
      script_sources: 'declared',
      proxy: null,
      hostname: null,
      customization: null,
      adaptive_schema: null,
      adaptive_schema_at: null,
      fallback_url: null,
      logout_url: null,
      visitor_integration: null,
      visitor_members: 0,
      site_spaces: countSiteSpaces(tree),
      structure_version: 1,
      version: 1,
      default_level: null,
      created_by: person,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveStructure(ctx.store, db, row, emptySiteTree, tree)
  await insertVisitorKey(ctx, db, row)
  await insertGrant(ctx, db, { organization, resource: id, kind: 'site', person, role: 'admin' })
  await ctx.events.record(db, {
    organization,
    kind: 'site.created',
    subject: id,
    actor: person,
    data: { title },
  })
  await installInNew(ctx, db, { organization, kind: 'site', ids: [id] })
  return row
}

/**
 * Creates a site for one space, idempotently: an existing site of this id is left unchanged. The space must belong to
 * the site's organization.
 */
export const siteOfSpace = (
  ctx: Context,
  site: Pick<SiteToMake, 'organization' | 'person' | 'id' | 'title'>,
  space: string,
): Promise<void> =>
  ctx.store.write(async (db) => {
    const there = await db.selectFrom('sites').select('id').where('id', '=', site.id).executeTakeFirst()
    if (there !== undefined) return
    const { title } = await db
      .selectFrom('spaces')
      .select('title')
      .where('id', '=', space)
      .executeTakeFirstOrThrow()
    const spaces = [{ id: space, title }]
    await insertSite(ctx, db, { ...site, type: 'basic', visibility: 'public', spaces })
  })
