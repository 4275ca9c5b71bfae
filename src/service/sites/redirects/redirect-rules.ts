/** What keeps a redirect from being set. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import { stands } from './redirect-view.ts'
import type { FoundRedirect } from '../model/redirects.store.ts'
import { destinationOf, redirectSource } from '../model/redirects.store.ts'

/** Redirects that one site has at most. */
export const mostRedirects = 20_000

/**
 * What keeps a redirect from being set, as a sentence. A path that leads on to another redirect is followed: it must
 * not come round to where it began. `find` gives the redirect of the site that answers a path.
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
    // The one that is changed stands for what it was; what it will be is looked at by `covers`.
    if (next === undefined || next.redirect.source === wanted.source) return undefined
    const to = destinationOf(next.redirect)
    if (to.kind !== 'path') return undefined
    path = redirectSource(next.rest === '' ? to.path : `${to.path}/${next.rest}`)
  }
  return 'It would lead over more than ten other redirects.'
}
