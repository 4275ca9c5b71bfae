/** Validation of redirects. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import { isDestinationInSite } from './redirect-view.ts'
import type { FoundRedirect } from '../model/redirects.store.ts'
import { destinationOf, redirectSource, targetSource } from '../model/redirects.store.ts'

/** Maximum number of redirects per site. */
export const mostRedirects = 20_000

/**
 * Why a redirect cannot be set, as a sentence; undefined if it can. Its destination must be part of the site. Redirects
 * to paths are followed until they leave the chain, for at most ten steps, and must not lead back to the source. `find`
 * returns the site's redirect that matches a path.
 */
export const redirectProblem = async (
  tree: SiteTree,
  wanted: WantedRedirect,
  find: (path: string) => FoundRedirect | undefined | Promise<FoundRedirect | undefined>,
): Promise<string | undefined> => {
  const { destination } = wanted
  if (!isDestinationInSite(tree, destination)) return 'The destination is not part of this site.'
  if (destination.kind !== 'path') return undefined
  const covers = (path: string): boolean =>
    path === wanted.source ||
    (wanted.captureWildcard && (wanted.source === '' || path.startsWith(`${wanted.source}/`)))
  let path = targetSource(destination.path)
  for (let steps = 0; steps < 10; steps += 1) {
    if (covers(path)) return 'This redirect would create a loop.'
    const next = await find(path)
    // The redirect that `wanted` replaces: only its old wildcard matched this path, so the chain ends here. A redirect
    // of a path further up that would match instead is not followed.
    if (next === undefined || next.redirect.source === wanted.source) return undefined
    const to = destinationOf(next.redirect)
    if (to.kind !== 'path') return undefined
    path = redirectSource(`${targetSource(to.path)}/${next.rest}`)
  }
  return 'This redirect would chain through ten or more others.'
}
