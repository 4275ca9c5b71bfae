/** Validation of redirects. */
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import { isDestinationInSite } from './redirect-view.ts'
import type { FoundRedirect, RedirectDestination } from '../model/redirects.store.ts'
import { destinationOf, redirectSource, targetSource } from '../model/redirects.store.ts'

/** Maximum number of redirects per site. */
export const mostRedirects = 20_000

/** The path of the site that a redirect leads to, as a source; undefined for a page and for what is elsewhere. */
const pathOf = (tree: SiteTree, destination: RedirectDestination, rest: string): string | undefined => {
  switch (destination.kind) {
    case 'path':
      return redirectSource(`${targetSource(destination.path)}/${rest}`)
    case 'site-section':
      return redirectSource(`${urlsOf(tree).get(destination.siteSectionId) ?? ''}/${rest}`)
    case 'site-space':
      return redirectSource(`${urlsOf(tree).get(destination.siteSpaceId) ?? ''}/${rest}`)
    case 'site-page':
    case 'external':
      return undefined
  }
}

/**
 * Why a redirect cannot be set, as a sentence; undefined if it can. Its destination must be part of the site. Redirects
 * are followed until they leave the chain, for at most ten steps, and must not lead back to the source. `find` returns
 * the site's redirect that matches a path.
 */
export const redirectProblem = async (
  tree: SiteTree,
  wanted: WantedRedirect,
  find: (path: string) => FoundRedirect | undefined | Promise<FoundRedirect | undefined>,
): Promise<string | undefined> => {
  const { destination } = wanted
  if (!isDestinationInSite(tree, destination)) return 'The destination is not part of this site.'
  const covers = (path: string): boolean =>
    path === wanted.source ||
    (wanted.captureWildcard && (wanted.source === '' || path.startsWith(`${wanted.source}/`)))
  let path = pathOf(tree, destination, '')
  for (let steps = 0; steps < 10; steps += 1) {
    if (path === undefined) return undefined
    // A part of the site may be at or below the path that leads there: that is not followed twice (`isPastRedirect`).
    if (covers(path) && (steps > 0 || destination.kind === 'path'))
      return 'This redirect would create a loop.'
    const next = await find(path)
    // The redirect that `wanted` replaces: only its old wildcard matched this path, so the chain ends here. A redirect
    // of a path further up that would match instead is not followed.
    if (next === undefined || next.redirect.source === wanted.source) return undefined
    path = pathOf(tree, destinationOf(next.redirect), next.rest)
  }
  return 'This redirect would chain through ten or more others.'
}
