/** Redirects of a site: listed, made, set in bulk, changed, deleted, resolved. */
import { sql } from 'kysely'
import { addressOf } from '../../content/page-tree.ts'
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { defaultSiteSpaceIn, sectionOf, siteSpaceOf } from '../../content/site-tree/site-tree.ts'
import { operations } from '../../contract/operations.ts'
import type { NewSiteRedirect, SiteRedirect } from '../../contract/site-redirects.ts'
import { Failure, notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { reads, writes } from '../http/verb.ts'
import { revisionOf } from '../pages/add-revision.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import type { SiteRedirectRow, SiteRow } from '../storage/schema-sites.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { holdSite, touchSite } from './change-structure.ts'
import type { RedirectDestination } from './redirects.store.ts'
import { destinationOf, findRedirect, redirectSource } from './redirects.store.ts'
import type { SiteName } from './site-items.store.ts'
import { loadStructure } from './site-items.store.ts'
import { openingKey, siteFor } from './site-subject.ts'
import { shownSpaces } from './sites.store.ts'

/** Redirects that one site has at most. */
const mostRedirects = 20_000

/** Whether what a redirect leads to is a part of the site. */
const stands = (tree: SiteTree, destination: RedirectDestination): boolean => {
  switch (destination.kind) {
    case 'site-section':
      return sectionOf(tree, destination.siteSectionId) !== undefined
    case 'site-space':
    case 'site-page':
      return siteSpaceOf(tree, destination.siteSpaceId) !== undefined
    case 'path':
    case 'external':
      return true
  }
}

const redirectView = (
  { addresses }: Surroundings,
  site: SiteRow,
  tree: SiteTree,
  row: SiteRedirectRow,
): SiteRedirect => {
  const destination = destinationOf(row)
  return {
    object: 'site-redirect',
    id: row.id,
    source: row.source,
    destination,
    permanent: row.permanent === 1,
    captureWildcard: row.wildcard === 1,
    automatic: row.automatic === 1,
    broken: !stands(tree, destination),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    urls: { location: `${addresses.site(site.organization, site.id).location}/redirects/${row.id}` },
  }
}

const redirectsOf = (db: Db, { organization, id }: SiteName, search = '') => {
  const rows = db.selectFrom('site_redirects').where('organization', '=', organization).where('site', '=', id)
  const part = redirectSource(search)
  // Sources are kept in lower case.
  return part === ''
    ? rows
    : rows.where(sql<boolean>`source like ${`%${part.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`)
}

const countRedirects = async (db: Db, site: SiteName, search?: string): Promise<number> => {
  const { total } = await redirectsOf(db, site, search)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const listSiteRedirects = reads(
  operations.listSiteRedirects,
  async ({ params, query, around }, db, { organization }) => {
    const site = await siteFor(db, organization.id, params.siteId)
    const { tree } = await loadStructure(db, site)
    return listPage(around.keys, {
      list: `sites/${site.id}/redirects`,
      query,
      count: () => countRedirects(db, site, query.search),
      rows: (after, limit) =>
        redirectsOf(db, site, query.search)
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where(sql<boolean>`source > ${after?.[0]}`))
          .orderBy('source')
          .limit(limit)
          .execute(),
      key: ({ source }) => [source],
      items: (rows) => rows.map((row) => redirectView(around, site, tree, row)),
    })
  },
)

type Wanted = Pick<NewSiteRedirect, 'destination' | 'permanent' | 'captureWildcard'> & {
  readonly source: string
}

/**
 * What keeps a redirect from being set, as a sentence. A path that leads on to another redirect is followed: it must
 * not come round to where it began. `row` is the redirect that is changed.
 */
const problemOf = async (
  { store }: Surroundings,
  db: Db,
  site: SiteRow,
  tree: SiteTree,
  wanted: Wanted,
): Promise<string | undefined> => {
  const { destination } = wanted
  if (!stands(tree, destination)) return 'What it leads to is not a part of this site.'
  if (destination.kind !== 'path') return undefined
  const covers = (path: string): boolean =>
    path === wanted.source ||
    (wanted.captureWildcard && (wanted.source === '' || path.startsWith(`${wanted.source}/`)))
  let path = redirectSource(destination.path)
  for (let steps = 0; steps < 10; steps += 1) {
    if (covers(path)) return 'It would lead in a circle.'
    const next = await findRedirect(store, db, site, path)
    // The one that is changed stands for what it was; what it will be is looked at by `covers`.
    if (next === undefined || next.redirect.source === wanted.source) return undefined
    const to = destinationOf(next.redirect)
    if (to.kind !== 'path') return undefined
    path = redirectSource(next.rest === '' ? to.path : `${to.path}/${next.rest}`)
  }
  return 'It would lead over more than ten other redirects.'
}

const refused = (message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: 'body.destination', message }] })

const columnsOf = (wanted: Wanted) => ({
  source: wanted.source,
  destination: JSON.stringify(wanted.destination),
  wildcard: wanted.captureWildcard ? (1 as const) : (0 as const),
  permanent: wanted.permanent ? (1 as const) : (0 as const),
  automatic: 0 as const,
})

const insertRedirect = (
  { mint, now }: Surroundings,
  db: Db,
  site: SiteRow,
  person: string,
  wanted: Wanted,
): Promise<SiteRedirectRow> => {
  const at = now()
  return db
    .insertInto('site_redirects')
    .values({
      organization: site.organization,
      site: site.id,
      id: mint('site-redirect'),
      ...columnsOf(wanted),
      created_by: person,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const replaceRedirect = (
  { now }: Surroundings,
  db: Db,
  { organization, site, id }: SiteRedirectRow,
  wanted: Wanted,
): Promise<SiteRedirectRow> =>
  db
    .updateTable('site_redirects')
    .set({ ...columnsOf(wanted), updated_at: now() })
    .where('organization', '=', organization)
    .where('site', '=', site)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const differs = (row: SiteRedirectRow, wanted: Wanted): boolean => {
  const columns = columnsOf(wanted)
  return (Object.keys(columns) as (keyof typeof columns)[]).some(
    (name) => name !== 'automatic' && row[name] !== columns[name],
  )
}

const changed = async (around: Surroundings, db: Db, site: SiteRow, person: string): Promise<void> => {
  await touchSite(around, db, site)
  await around.events.record(db, {
    organization: site.organization,
    kind: 'site.redirects-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title },
  })
}

const taken = (source: string): Failure =>
  new Failure('already-taken', `There is a redirect from “/${source}” already. Change that one.`)

const findBySource = (db: Db, site: SiteName, source: string): Promise<SiteRedirectRow | undefined> =>
  redirectsOf(db, site).selectAll().where('source', '=', source).executeTakeFirst()

export const createSiteRedirect = writes(
  operations.createSiteRedirect,
  async ({ body, params, caller, around, created }, db, { organization }) => {
    const site = await holdSite(db, organization.id, params.siteId)
    const { tree } = await loadStructure(db, site)
    const wanted = { ...body, source: redirectSource(body.source) }
    if ((await findBySource(db, site, wanted.source)) !== undefined) throw taken(wanted.source)
    if ((await countRedirects(db, site)) >= mostRedirects)
      throw new Failure('bad-content', `A site has at most ${mostRedirects} redirects.`)
    const problem = await problemOf(around, db, site, tree, wanted)
    if (problem !== undefined) throw refused(problem)
    const row = await insertRedirect(around, db, site, caller.person, wanted)
    await changed(around, db, site, caller.person)
    const view = redirectView(around, site, tree, row)
    created(view.urls.location)
    return view
  },
)

/** Each is set or refused by itself, in their order, so that a long list is not lost to one bad line. */
export const putSiteRedirects = writes(
  operations.putSiteRedirects,
  async ({ body, params, caller, around }, db, { organization }) => {
    const site = await holdSite(db, organization.id, params.siteId)
    const { tree } = await loadStructure(db, site)
    let left = mostRedirects - (await countRedirects(db, site))
    const items = []
    for (const given of body.redirects) {
      const wanted = { ...given, source: redirectSource(given.source) }
      const { source } = wanted
      const present = await findBySource(db, site, source)
      if (present !== undefined && !differs(present, wanted)) {
        const redirect = redirectView(around, site, tree, present)
        items.push({ source, result: 'unchanged' as const, redirect })
        continue
      }
      const problem =
        present === undefined && left <= 0
          ? `A site has at most ${mostRedirects} redirects.`
          : await problemOf(around, db, site, tree, wanted)
      if (problem !== undefined) {
        items.push({ source, result: 'refused' as const, problem })
        continue
      }
      if (present === undefined) left -= 1
      const row =
        present === undefined
          ? await insertRedirect(around, db, site, caller.person, wanted)
          : await replaceRedirect(around, db, present, wanted)
      const result = present === undefined ? ('created' as const) : ('updated' as const)
      items.push({ source, result, redirect: redirectView(around, site, tree, row) })
    }
    if (items.some(({ result }) => result === 'created' || result === 'updated'))
      await changed(around, db, site, caller.person)
    return { items }
  },
)

export const updateSiteRedirect = writes(
  operations.updateSiteRedirect,
  async ({ body, params, caller, around }, db, { organization }) => {
    const site = await holdSite(db, organization.id, params.siteId)
    const { tree } = await loadStructure(db, site)
    const present = await redirectsOf(db, site)
      .selectAll()
      .where('id', '=', params.redirectId)
      .executeTakeFirst()
    if (present === undefined) throw notFound()
    const wanted: Wanted = {
      source: body.source === undefined ? present.source : redirectSource(body.source),
      destination: body.destination ?? destinationOf(present),
      permanent: body.permanent ?? present.permanent === 1,
      captureWildcard: body.captureWildcard ?? present.wildcard === 1,
    }
    if (!differs(present, wanted)) return redirectView(around, site, tree, present)
    if (wanted.source !== present.source && (await findBySource(db, site, wanted.source)) !== undefined)
      throw taken(wanted.source)
    const problem = await problemOf(around, db, site, tree, wanted)
    if (problem !== undefined) throw refused(problem)
    const row = await replaceRedirect(around, db, present, wanted)
    await changed(around, db, site, caller.person)
    return redirectView(around, site, tree, row)
  },
)

export const deleteSiteRedirect = writes(
  operations.deleteSiteRedirect,
  async ({ params, caller, around }, db, { organization }) => {
    const site = await holdSite(db, organization.id, params.siteId)
    const { numDeletedRows } = await db
      .deleteFrom('site_redirects')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', params.redirectId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    await changed(around, db, site, caller.person)
  },
)

/** The path of a page in its space; '' for the home page, undefined when it is not there. */
const pathOfPage = async (
  { store }: Surroundings,
  db: Db,
  site: SiteRow,
  tree: SiteTree,
  space: string,
  page: string,
): Promise<string | undefined> => {
  const shown = (await shownSpaces(store, db, site.organization, tree)).get(space)
  if (shown === undefined) return undefined
  const { root } = await revisionOf(db, space, shown.revision)
  const pages = (await contentSnapshot(store, db, space, root)).tree
  const node = pages.byId.get(page)
  return node && addressOf(pages, node)
}

export const resolveSiteRedirect = reads(
  operations.resolveSiteRedirect,
  async ({ params, query, around }, db, { organization }) => {
    const site = await siteFor(db, organization.id, params.siteId)
    const { tree } = await loadStructure(db, site)
    const found = await findRedirect(around.store, db, site, query.source)
    if (found === undefined) throw notFound()
    const urls = urlsOf(tree)
    const destination = destinationOf(found.redirect)
    const key = await openingKey(around, db, site, query.shareKey)
    const below = (path: string | undefined, rest: string): string => {
      if (path === undefined) throw notFound()
      const whole = [path, rest].filter((part) => part !== '').join('/')
      const name = { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) }
      return around.addresses.published(name, whole, key)
    }
    const target = async (): Promise<string> => {
      switch (destination.kind) {
        case 'external':
          return destination.url
        case 'path':
          return below(destination.path.replace(/^\/+|\/+$/g, ''), found.rest)
        case 'site-section': {
          const first = defaultSiteSpaceIn(tree, destination.siteSectionId)
          return below(first && urls.get(first.id), found.rest)
        }
        case 'site-space':
          return below(urls.get(destination.siteSpaceId), found.rest)
        case 'site-page': {
          const item = siteSpaceOf(tree, destination.siteSpaceId)
          if (item === undefined) throw notFound()
          const path = await pathOfPage(around, db, site, tree, item.space, destination.pageId)
          return path === undefined ? below(undefined, '') : below(urls.get(item.id), path)
        }
      }
    }
    return { redirect: redirectView(around, site, tree, found.redirect), target: await target() }
  },
)
