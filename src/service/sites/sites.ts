/** Sites: list, create, read, update, delete. */
import { removeFromInstallations } from '../integrations/installing/targets.ts'
import { siteSpaceOf, defaultSection } from '../../content/site-tree/site-tree.ts'
import type { SiteEdit } from '../../content/site-tree/site-edits.ts'
import { samePath } from '../../content/site-tree/site-paths.ts'
import { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles/roles.ts'
import { seenBefore } from '../events/previous-audience.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { reads, writes } from '../http/verb.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import { siteTables } from '../storage/schema/site-tables.ts'
import { takeLock } from '../storage/locks.ts'
import { constraintOf } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import { changeStructure, editedTree, lockSite, touchSite } from './structure/change-structure.ts'
import { deleteRowsOf } from './model/delete-rows.store.ts'
import { basenameProblem, insertSite, treeOfSpaces } from './make-site.ts'
import { requirePublish, siteState } from './model/require-publish.ts'
import { refreshAudience } from './model/site-audience.ts'
import { loadStructure } from './model/site-items.store.ts'
import { ownerOf, spacesToShow, viewerOf } from './structure/site-subject.ts'
import { siteView } from './model/site-view.ts'
import { countSiteRows, healthOfSites, listSiteRows, openChangesOfSites } from './model/sites.queries.ts'

export const listSites = reads(operations.listSites, ({ query, caller, ctx }, db, subject) => {
  const viewer = viewerOf(subject, caller)
  const { store } = ctx
  return listPage(ctx.keys, {
    list: `sites/${viewer.organization}`,
    query,
    count: () => countSiteRows(store, db, viewer, query),
    rows: (after, limit) => listSiteRows(store, db, viewer, query, after, limit),
    key: ({ title, id }) => [title, id],
    items: async (rows) => {
      const ids = rows.map(({ id }) => id)
      const [open, health] = await Promise.all([
        openChangesOfSites(store, db, viewer, ids),
        healthOfSites(store, db, viewer.organization, ids),
      ])
      return rows.map((row) => ({
        ...siteView(ctx, row, {
          role: roleOfRank(Number(row.role)) ?? 'read',
          organizationRole: subject.role,
        }),
        changeRequestsOpen: open.get(row.id) ?? 0,
        health: health.get(row.id),
      }))
    },
  })
})

const alreadyTaken = (name: string) =>
  new Failure('already-taken', `Another site already uses the name “${name}”. Choose another one.`)

export const createSite = writes(
  operations.createSite,
  async ({ body, caller, ctx, created }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const { organization } = viewer
    const spaces = await spacesToShow(ctx, db, viewer, [...new Set(body.spaces ?? [])])
    const [first] = spaces
    const title =
      body.title ?? (first !== undefined && first.title.length >= 2 ? first.title : 'Untitled site')
    await requirePublish(ctx, db, viewer, 'createSite', [], {
      tree: treeOfSpaces(ctx, { title, spaces, layout: body.layout }),
      audience: null,
    })
    const row = await insertSite(ctx, db, {
      ...{ organization, person: caller.person, id: ctx.mint('site'), title, type: body.type, spaces },
      layout: body.layout,
      visibility: body.visibility ?? 'public',
    })
    created(ctx.addresses.site(organization, row.id).location)
    return siteView(ctx, row, { role: 'admin', organizationRole: subject.role })
  },
)

export const getSite = reads(operations.getSite, async ({ ctx }, db, subject) => {
  const { site } = subject
  const health = await healthOfSites(ctx.store, db, site.organization, [site.id])
  return { ...siteView(ctx, site, subject), health: health.get(site.id) }
})

type Body = Parameters<Parameters<typeof writes<typeof operations.updateSite>>[1]>[0]['body']

/** Site settings that are applied as edits of the structure. */
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
  ...(body.scriptSources !== undefined && { script_sources: body.scriptSources }),
  ...(body.proxy !== undefined && { proxy: body.proxy }),
})

export const updateSite = writes(operations.updateSite, async ({ body, caller, ctx }, db, subject) => {
  let site = await lockSite(db, subject.site)
  if (body.basename !== undefined && body.basename !== site.basename) {
    const problem = basenameProblem(body.basename)
    if (problem !== undefined)
      throw new Failure('bad-content', problem, { details: [{ path: 'body.basename', message: problem }] })
  }
  const edits = defaultsOf(body)
  if (edits.length > 0) {
    const changed = await changeStructure(ctx, db, ownerOf(subject, caller, 'updateSite'), (tree) => {
      if (
        body.defaultSiteSection !== undefined &&
        tree.byId.get(body.defaultSiteSection)?.kind !== 'site-section'
      )
        throw new Failure('bad-content', 'The site does not have this section.')
      const after = editedTree(tree, edits.slice(0, body.defaultSiteSection === undefined ? 0 : 1))
      if (body.defaultSiteSpace === undefined) return after
      const item = siteSpaceOf(after, body.defaultSiteSpace)
      if (item === undefined || item.parent !== (defaultSection(after)?.id ?? null))
        throw new Failure(
          'bad-content',
          'The default site space must be at the root of the site or in its default section.',
        )
      return editedTree(after, edits.slice(-1))
    })
    site = changed.row
  }
  const settings = settingsOf(body)
  const fields = (Object.keys(settings) as (keyof typeof settings)[]).filter(
    (field) => site[field] !== settings[field],
  )
  if (fields.length === 0) return siteView(ctx, site, subject)
  if (fields.includes('visibility')) {
    const { tree } = await loadStructure(db, site)
    const after = siteState({ ...site, ...settings }, tree)
    const viewer = viewerOf(subject, caller)
    await requirePublish(ctx, db, viewer, 'updateSite', [siteState(site, tree)], after)
  }
  if (fields.includes('basename')) await takeLock(ctx.store.engine, db, 'siteNames')
  const row = await touchSite(ctx, db, site, settings).catch((error: unknown) => {
    throw constraintOf(error) === 'unique' ? alreadyTaken(body.basename ?? '') : error
  })
  if (fields.includes('visibility') && row.published === 1)
    await refreshAudience(ctx, db, await spacesShownBy(db, row))
  // What was blocked under the other setting says nothing about this one.
  if (fields.includes('script_sources')) await deleteRowsOf(db, 'site_blocked_hosts', row)
  const side = (of: SiteRow) =>
    Object.fromEntries(fields.filter((field) => field !== 'basename_key').map((field) => [field, of[field]]))
  await ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.updated',
    subject: row.id,
    actor: caller.person,
    data: { title: row.title, from: side(site), to: side(row) },
  })
  return siteView(ctx, row, subject)
})

/** The spaces in a site's structure. */
export const spacesShownBy = async (db: Db, site: SiteRow): Promise<string[]> => {
  const { tree } = await loadStructure(db, site)
  return [...tree.byId.values()].flatMap((item) => (item.kind === 'site-space' ? [item.space] : []))
}

export const deleteSite = writes(operations.deleteSite, async ({ caller, ctx }, db, subject) => {
  const site = await lockSite(db, subject.site)
  const spaces = await spacesShownBy(db, site)
  const seen = await seenBefore(ctx.store.engine, db, { ...site, kind: 'site', parent: '' })
  for (const table of siteTables) await deleteRowsOf(db, table, site)
  await db.deleteFrom('grants').where('thing', '=', site.id).execute()
  await removeFromInstallations(ctx, db, { kind: 'site', ids: [site.id] })
  await db.deleteFrom('sites').where('id', '=', site.id).execute()
  await refreshAudience(ctx, db, spaces)
  await ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.deleted',
    subject: site.id,
    actor: caller.person,
    data: { title: site.title },
    seenBefore: seen,
  })
})
