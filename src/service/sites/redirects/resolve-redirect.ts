/** Resolves an address that a site has left. */
import { trimOf } from '../../../content/document/linear-text.ts'
import { addressOf } from '../../../content/tree/page-tree.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { defaultSiteSpaceIn, siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { locationAddress } from '../../http/location-address.ts'
import { reads } from '../../http/verb.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { redirectView } from './redirect-view.ts'
import { destinationOf, findRedirect } from '../model/redirects.store.ts'
import { leadsToOneOf, loadForRedirects } from './concealed-redirects.ts'
import { openingKey } from '../structure/site-subject.ts'
import { loadShownSpaces } from '../model/sites.store.ts'

/** The path of a page in its space; '' for the home page, undefined if it does not exist. */
const pathOfPage = async (
  { store }: Context,
  db: Db,
  site: SiteRow,
  tree: SiteTree,
  space: string,
  page: string,
): Promise<string | undefined> => {
  const shownSpace = (await loadShownSpaces(store, db, site.organization, tree)).get(space)
  if (shownSpace === undefined) return undefined
  const { root } = await revisionOf(db, space, shownSpace.revision)
  const pages = (await contentSnapshot(store, db, space, root)).tree
  const node = pages.byId.get(page)
  return node && addressOf(pages, node)
}

export const resolveSiteRedirect = reads(
  operations.resolveSiteRedirect,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const { tree, concealed } = await loadForRedirects(ctx, db, subject, caller)
    const found = await findRedirect(ctx.store, db, site, query.source)
    if (found === undefined) throw notFound()
    const urls = urlsOf(tree)
    const destination = destinationOf(found.redirect)
    if (leadsToOneOf(concealed, destination)) throw notFound()
    const key = await openingKey(ctx, db, site, query.shareKey)
    const below = (path: string | undefined, rest: string): string => {
      if (path === undefined) throw notFound()
      const whole = [path, rest].filter((segment) => segment !== '').join('/')
      const name = { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) }
      return ctx.addresses.published(name, whole, key)
    }
    const target = async (): Promise<string> => {
      switch (destination.kind) {
        case 'external':
          return locationAddress(destination.url)
        case 'path':
          return below(trimOf(destination.path, '/'), found.rest)
        case 'site-section': {
          const first = defaultSiteSpaceIn(tree, destination.siteSectionId)
          return below(first && urls.get(first.id), found.rest)
        }
        case 'site-space':
          return below(urls.get(destination.siteSpaceId), found.rest)
        case 'site-page': {
          const item = siteSpaceOf(tree, destination.siteSpaceId)
          if (item === undefined) throw notFound()
          const path = await pathOfPage(ctx, db, site, tree, item.space, destination.pageId)
          return path === undefined ? below(undefined, '') : below(urls.get(item.id), path)
        }
      }
    }
    return { redirect: redirectView(ctx, site, tree, found.redirect), target: await target() }
  },
)
