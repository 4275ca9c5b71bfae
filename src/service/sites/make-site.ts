/** How a site begins: its base name, its structure, its first key and who administers it. */
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { emptySiteTree } from '../../content/site-tree/site-tree.ts'
import type { SiteEdit } from '../../content/site-tree/site-edits.ts'
import { samePath, sitePathProblem } from '../../content/site-tree/site-paths.ts'
import { slugOf, uniqueSlug } from '../../content/tree/slug.ts'
import { insertGrant } from '../access/creator-grant.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import { takeLock } from '../storage/locks.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { editedTree } from './structure/change-structure.ts'
import { insertVisitorKey } from './audience/publishing-auth.ts'
import { countSiteSpaces, saveStructure } from './model/site-items.store.ts'

/** Names that the sites' origin answers to itself. */
const ownNames = new Set(['files', 'pdf', 'feeds', 'healthz', 'assets', 'site'])

/** What keeps a text from being the base name of a site; undefined for a good one. */
export const basenameProblem = (name: string): string | undefined =>
  ownNames.has(samePath(name)) ? 'This name is kept for the service itself.' : sitePathProblem(name)

/** A base name from a title that no site has yet. Others that choose a name wait until this transaction has ended. */
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
  /** In the order in which they are shown; the first is the default. Whether they may be shown was asked before. */
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
}

/** The structure that a site begins with. */
export const treeOfSpaces = (ctx: Context, spaces: SiteToMake['spaces']): SiteTree =>
  editedTree(
    emptySiteTree,
    spaces.map((space): SiteEdit => ({
      edit: 'add-site-space',
      section: null,
      siteSpace: { id: ctx.mint('site-space'), space: space.id, name: space.title },
    })),
  )

/** Inserts a site that is not published, as part of the transaction `db`. Whoever makes it administers it. */
export const insertSite = async (
  ctx: Context,
  db: Db,
  { organization, person, id, title, type, visibility, spaces }: SiteToMake,
): Promise<SiteRow> => {
  const tree = treeOfSpaces(ctx, spaces)
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
      proxy: null,
      hostname: null,
      customization: null,
      adaptive_schema: null,
      adaptive_schema_at: null,
      fallback_url: null,
      logout_url: null,
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
  await insertGrant(ctx, db, { organization, thing: id, kind: 'site', person, role: 'admin' })
  await ctx.events.record(db, {
    organization,
    kind: 'site.created',
    subject: id,
    actor: person,
    data: { title },
  })
  return row
}

/**
 * A site that shows one space, for work that may be done again: a site of this id that is there stays as it is. The
 * space stands in the organization of the site.
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
    const shown = [{ id: space, title }]
    await insertSite(ctx, db, { ...site, type: 'basic', visibility: 'public', spaces: shown })
  })
