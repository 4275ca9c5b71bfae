/** Resolves an address that a site has left. */
import { trimOf } from '../../../content/document/linear-text.ts'
import type { PageTree } from '../../../content/tree/page-tree.ts'
import { addressOf, pageAtPath } from '../../../content/tree/page-tree.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { siteSpaceOf, siteSpacesIn } from '../../../content/site-tree/site-tree.ts'
import { pathTarget } from '../../../content/site-tree/written-path.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { locationAddress } from '../../http/location-address.ts'
import { reads } from '../../http/verb.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { redirectView } from './redirect-view.ts'
import { destinationOf, findRedirect, isPastRedirect } from '../model/redirects.store.ts'
import { leadsToOneOf, loadForRedirects } from './concealed-redirects.ts'
import { openingKey } from '../structure/site-subject.ts'
import type { DisplayedSpace } from '../model/sites.store.ts'
import { loadShownSpaces } from '../model/sites.store.ts'

/** The pages of a shown space. */
const pagesOf = async ({ store }: Context, db: Db, { id, revision }: DisplayedSpace): Promise<PageTree> => {
  const { root } = await revisionOf(db, id, revision)
  return (await contentSnapshot(store, db, id, root)).tree
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
    const shown = await loadShownSpaces(ctx.store, db, site.organization, tree)
    const below = (path: string, rest: string): string => {
      const whole = [path, rest].filter((segment) => segment !== '').join('/')
      const name = { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) }
      return ctx.addresses.published(name, whole, key)
    }
    const addressIn = (item: SiteSpaceItem | undefined, rest: string): string => {
      if (item === undefined || !shown.has(item.space)) throw notFound()
      return below(urls.get(item.id) ?? '', rest)
    }
    /** In a site space; fails for a path that the redirect gave, if there is no page. */
    const followed = async (item: SiteSpaceItem | undefined): Promise<string> => {
      const { rest, redirect } = found
      const space = item && shown.get(item.space)
      const isPast = item && isPastRedirect(redirect.source, urls.get(item.id) ?? '', query.source)
      if (space && isPast === true && pageAtPath(await pagesOf(ctx, db, space), rest) === null)
        throw notFound()
      return addressIn(item, rest)
    }
    const target = async (): Promise<string> => {
      switch (destination.kind) {
        case 'external':
          return locationAddress(destination.url)
        case 'path': {
          const { path, suffix } = pathTarget(destination.path)
          return `${below(trimOf(path, '/'), found.rest)}${suffix}`
        }
        case 'site-section': {
          const variants = siteSpacesIn(tree, destination.siteSectionId).filter(({ space }) =>
            shown.has(space),
          )
          // The default is at the URL of the section, which the caller may see.
          return followed(
            variants.find((item) => item.default) ?? variants.find(({ id }) => !concealed.has(id)),
          )
        }
        case 'site-space':
          return followed(siteSpaceOf(tree, destination.siteSpaceId))
        case 'site-page': {
          const item = siteSpaceOf(tree, destination.siteSpaceId)
          const space = item && shown.get(item.space)
          const pages = space && (await pagesOf(ctx, db, space))
          const node = pages?.byId.get(destination.pageId)
          // The home page of the space stands in for a page that is gone.
          return addressIn(item, pages === undefined || node === undefined ? '' : addressOf(pages, node))
        }
      }
    }
    return { redirect: redirectView(ctx, site, tree, found.redirect), target: await target() }
  },
)
