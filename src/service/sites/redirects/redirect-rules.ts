/** Validation of redirects. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import { stands } from './redirect-view.ts'
import type { FoundRedirect } from '../model/redirects.store.ts'
import { destinationOf, redirectSource } from '../model/redirects.store.ts'

/** Maximum number of redirects per site. */
export const mostRedirects = 20_000

/**
 * Why a redirect cannot be set, as a sentence. Chains of path redirects are followed and must not form a cycle. `find`
 * returns the redirect of the site that matches a path.
 */
export const redirectProblem = async (
  tree: SiteTree,
  wanted: WantedRedirect,
  find: (path: string) => FoundRedirect | undefined | Promise<FoundRedirect | undefined>,
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
    const next = await find(path)
    // The existing redirect still has its old destination; `covers` checks the new one.
    if (next === undefined || next.redirect.source === wanted.source) return undefined
    const to = destinationOf(next.redirect)
    if (to.kind !== 'path') return undefined
    path = redirectSource(next.rest === '' ? to.path : `${to.path}/${next.rest}`)
  }
  return 'It would lead over more than ten other redirects.'
}
