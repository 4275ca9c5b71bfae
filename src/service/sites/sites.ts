/** Sites: listed, made, read, changed, deleted. */
import { emptySiteTree, siteSpaceOf, defaultSection } from '../../content/site-tree/site-tree.ts'
import type { SiteEdit } from '../../content/site-tree/site-edits.ts'
import { samePath, sitePathProblem } from '../../content/site-tree/site-paths.ts'
import { slugOf, uniqueSlug } from '../../content/slug.ts'
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import type { Call } from '../http/verb.ts'
import { open, reads, writes } from '../http/verb.ts'
import type { SiteRow } from '../storage/schema-sites.ts'
import { constraintOf } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import { changeStructure, editedTree, holdSite, touchSite } from './change-structure.ts'
import { insertVisitorKey } from './publishing-auth.ts'
import { refreshAudience } from './site-audience.ts'
import { countSiteSpaces, saveStructure, loadStructure } from './site-items.store.ts'
import { siteFor, spacesToShow, viewerOf } from './site-subject.ts'
import { siteView } from './site-view.ts'
import { countSiteRows, listSiteRows, openChangesOfSites } from './sites.queries.ts'

export const listSites = reads(operations.listSites, ({ query, caller, around }, db, subject) => {
  const viewer = viewerOf(subject, caller)
  const { store } = around
  return listPage(around.keys, {
    list: `sites/${viewer.organization}`,
    query,
    count: () => countSiteRows(store, db, viewer, query),
    rows: (after, limit) => listSiteRows(store, db, viewer, query, after, limit),
    key: ({ title, id }) => [title, id],
    items: async (rows) => {
      const ids = rows.map(({ id }) => id)
      const open = await openChangesOfSites(store, db, viewer, ids)
      return rows.map((row) => ({ ...siteView(around, row), changeRequestsOpen: open.get(row.id) ?? 0 }))
    },
  })
})

/** Names that the sites' origin answers to itself. */
const ownNames = new Set(['files', 'pdf', 'feeds', 'healthz', 'assets', 'site'])

/** What keeps a text from being the base name of a site; undefined for a good one. */
const basenameProblem = (name: string): string | undefined =>
  ownNames.has(samePath(name)) ? 'This name is kept for the service itself.' : sitePathProblem(name)

/** A base name from a title that no site has yet. Of two that are made at once the store refuses the second. */
const freeBasename = async (db: Db, title: string): Promise<string> => {
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

const alreadyTaken = (name: string) =>
  new Failure('already-taken', `Another site has the name “${name}”. Choose another one.`)

/** Tries of a creation whose base name another one took between looking and writing. */
const tries = 8

export const createSite = open(operations.createSite, async (call) => {
  for (let left = tries; ; left -= 1) {
    try {
      return await call.around.store.write((db) => insertSite(call, db))
    } catch (error) {
      if (left <= 1 || constraintOf(error) !== 'unique') throw error
    }
  }
})

const insertSite = async (call: Call<typeof operations.createSite>, db: Db) => {
  const { body, caller, around, created } = call
  const subject = await call.authorize(db)
  const viewer = viewerOf(subject, caller)
  const { organization } = viewer
  const spaces = await spacesToShow(around, db, viewer, [...new Set(body.spaces ?? [])])
  const [first] = spaces
  const title = body.title ?? (first !== undefined && first.title.length >= 2 ? first.title : 'Untitled site')
  const tree = editedTree(
    emptySiteTree,
    spaces.map((space): SiteEdit => ({
      edit: 'add-site-space',
      section: null,
      siteSpace: { id: around.mint('site-space'), space: space.id, name: space.title },
    })),
  )
  const now = around.now()
  const basename = await freeBasename(db, title)
  const row = await db
    .insertInto('sites')
    .values({
      organization,
      id: around.mint('site'),
      type: body.type,
      title,
      basename,
      basename_key: samePath(basename),
      icon: null,
      visibility: body.visibility ?? 'public',
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
      created_by: caller.person,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveStructure(around.store, db, row, emptySiteTree, tree)
  await insertVisitorKey(around, db, row)
  await around.events.record(db, {
    organization,
    kind: 'site.created',
    subject: row.id,
    actor: caller.person,
    data: { title },
  })
  created(around.addresses.site(organization, row.id).location)
  return siteView(around, row)
}

export const getSite = reads(operations.getSite, async ({ params, around }, db, { organization }) =>
  siteView(around, await siteFor(db, organization.id, params.siteId)),
)

type Body = Parameters<Parameters<typeof writes<typeof operations.updateSite>>[1]>[0]['body']

/** The edits of the structure that settings of the site stand for. */
const defaultsOf = (body: Body): SiteEdit[] => [
  ...(body.defaultSiteSection === undefined
    ? []
    : [{ edit: 'default' as const, id: body.defaultSiteSection }]),
  ...(body.defaultSiteSpace === undefined ? [] : [{ edit: 'default' as const, id: body.defaultSiteSpace }]),
]

const settingsOf = (body: Body) => ({
  ...(body.title !== undefined && { title: body.title }),
  ...(body.visibility !== undefined && { visibility: body.visibility }),
  ...(body.basename !== undefined && {
    basename: body.basename,
    basename_key: samePath(body.basename),
  }),
  ...(body.adaptiveContent !== undefined && {
    adaptive: body.adaptiveContent.enabled ? (1 as const) : (0 as const),
  }),
  ...(body.agentsContext !== undefined && { agents_context: body.agentsContext }),
  ...(body.proxy !== undefined && { proxy: body.proxy }),
})

export const updateSite = writes(
  operations.updateSite,
  async ({ body, params, caller, around }, db, { organization }) => {
    const name = { organization: organization.id, id: params.siteId }
    let site = await holdSite(db, name.organization, name.id)
    if (body.basename !== undefined && body.basename !== site.basename) {
      const problem = basenameProblem(body.basename)
      if (problem !== undefined)
        throw new Failure('bad-content', problem, { details: [{ path: 'body.basename', message: problem }] })
    }
    const edits = defaultsOf(body)
    if (edits.length > 0) {
      const changed = await changeStructure(around, db, { ...name, person: caller.person }, (tree) => {
        if (
          body.defaultSiteSection !== undefined &&
          tree.byId.get(body.defaultSiteSection)?.kind !== 'site-section'
        )
          throw new Failure('bad-content', 'The site has no such section.')
        const after = editedTree(tree, edits.slice(0, body.defaultSiteSection === undefined ? 0 : 1))
        if (body.defaultSiteSpace === undefined) return after
        const item = siteSpaceOf(after, body.defaultSiteSpace)
        if (item === undefined || item.parent !== (defaultSection(after)?.id ?? null))
          throw new Failure(
            'bad-content',
            'The default site space stands at the root of the site, or in its default section.',
          )
        return editedTree(after, edits.slice(-1))
      })
      site = changed.row
    }
    const settings = settingsOf(body)
    const fields = (Object.keys(settings) as (keyof typeof settings)[]).filter(
      (field) => site[field] !== settings[field],
    )
    if (fields.length === 0) return siteView(around, site)
    const row = await touchSite(around, db, site, settings).catch((error: unknown) => {
      throw constraintOf(error) === 'unique' ? alreadyTaken(body.basename ?? '') : error
    })
    if (fields.includes('visibility') && row.published === 1)
      await refreshAudience(around.store, db, await spacesShownBy(db, row))
    const side = (of: SiteRow) =>
      Object.fromEntries(
        fields.filter((field) => field !== 'basename_key').map((field) => [field, of[field]]),
      )
    await around.events.record(db, {
      organization: name.organization,
      kind: 'site.updated',
      subject: row.id,
      actor: caller.person,
      data: { title: row.title, from: side(site), to: side(row) },
    })
    return siteView(around, row)
  },
)

/** The spaces that the structure of a site names. */
export const spacesShownBy = async (db: Db, site: SiteRow): Promise<string[]> => {
  const { tree } = await loadStructure(db, site)
  return [...tree.byId.values()].flatMap((item) => (item.kind === 'site-space' ? [item.space] : []))
}

export const deleteSite = writes(
  operations.deleteSite,
  async ({ params, caller, around }, db, { organization }) => {
    const site = await holdSite(db, organization.id, params.siteId)
    const spaces = await spacesShownBy(db, site)
    for (const table of [
      'site_items',
      'share_links',
      'site_redirects',
      'site_hostnames',
      'visitor_keys',
      'site_drafts',
      'site_look_drafts',
      'site_feedback',
    ] as const)
      await db
        .deleteFrom(table)
        .where('organization', '=', site.organization)
        .where('site', '=', site.id)
        .execute()
    await db.deleteFrom('sites').where('id', '=', site.id).execute()
    await refreshAudience(around.store, db, spaces)
    await around.events.record(db, {
      organization: site.organization,
      kind: 'site.deleted',
      subject: site.id,
      actor: caller.person,
      data: { title: site.title },
    })
  },
)
