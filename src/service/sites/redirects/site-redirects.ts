/** Redirects of a site: list, create, update, delete. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import {
  countRedirects,
  differs,
  findBySource,
  insertRedirect,
  redirectsOf,
  replaceRedirect,
} from './redirect-rows.store.ts'
import { mostRedirects, redirectProblem } from './redirect-rules.ts'
import { redirectView } from './redirect-view.ts'
import { destinationOf, findRedirect, writtenSource } from '../model/redirects.store.ts'
import { loadForRedirects } from './concealed-redirects.ts'
import { loadStructure } from '../model/site-items.store.ts'

export const listSiteRedirects = reads(
  operations.listSiteRedirects,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const { tree, leadsThere } = await loadForRedirects(ctx, db, subject, caller)
    const visibleRedirects = redirectsOf(db, site, query.search).where(leadsThere)
    return listPage(ctx.keys, {
      list: `sites/${site.id}/redirects`,
      query,
      count: async () => {
        const { total } = await visibleRedirects
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        visibleRedirects
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where(sql<boolean>`source > ${after?.[0]}`))
          .orderBy('source')
          .limit(limit)
          .execute(),
      key: ({ source }) => [source],
      items: (rows) => rows.map((row) => redirectView(ctx, site, tree, row)),
    })
  },
)

const refused = (message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: 'body.destination', message }] })

/** Invalidates caches and notifies clients that the site's redirects changed. */
export const redirectsChanged = async (
  ctx: Context,
  db: Db,
  site: SiteRow,
  person: string,
): Promise<void> => {
  await touchSite(ctx, db, site)
  await ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.redirects-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title },
  })
}

const taken = (source: string): Failure =>
  new Failure('already-taken', `A redirect from “/${source}” already exists. Edit it instead.`)

export const createSiteRedirect = writes(
  operations.createSiteRedirect,
  async ({ body, caller, ctx, created }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const { tree } = await loadStructure(db, site)
    const wanted = { ...body, source: writtenSource(body.source) }
    if ((await findBySource(db, site, wanted.source)) !== undefined) throw taken(wanted.source)
    if ((await countRedirects(db, site)) >= mostRedirects)
      throw new Failure('bad-content', `A site can have at most ${mostRedirects} redirects.`)
    const problem = await redirectProblem(tree, wanted, (path) => findRedirect(ctx.store, db, site, path))
    if (problem !== undefined) throw refused(problem)
    const row = await insertRedirect(ctx, db, site, caller.person, wanted)
    await redirectsChanged(ctx, db, site, caller.person)
    const view = redirectView(ctx, site, tree, row)
    created(view.urls.location)
    return view
  },
)

export const updateSiteRedirect = writes(
  operations.updateSiteRedirect,
  async ({ body, params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const { tree, leadsThere } = await loadForRedirects(ctx, db, subject, caller)
    const present = await redirectsOf(db, site)
      .selectAll()
      .where(leadsThere)
      .where('id', '=', params.redirectId)
      .executeTakeFirst()
    if (present === undefined) throw notFound()
    const wanted: WantedRedirect = {
      source: body.source === undefined ? present.source : writtenSource(body.source),
      destination: body.destination ?? destinationOf(present),
      permanent: body.permanent ?? present.permanent === 1,
      captureWildcard: body.captureWildcard ?? present.wildcard === 1,
    }
    if (!differs(present, wanted)) return redirectView(ctx, site, tree, present)
    if (wanted.source !== present.source && (await findBySource(db, site, wanted.source)) !== undefined)
      throw taken(wanted.source)
    // Where it led until now does not count.
    const problem = await redirectProblem(tree, wanted, (path) =>
      findRedirect(ctx.store, db, site, path, present.id),
    )
    if (problem !== undefined) throw refused(problem)
    const row = await replaceRedirect(ctx, db, present, wanted)
    await redirectsChanged(ctx, db, site, caller.person)
    return redirectView(ctx, site, tree, row)
  },
)

export const deleteSiteRedirect = writes(
  operations.deleteSiteRedirect,
  async ({ params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const { numDeletedRows } = await db
      .deleteFrom('site_redirects')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', params.redirectId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    await redirectsChanged(ctx, db, site, caller.person)
  },
)
