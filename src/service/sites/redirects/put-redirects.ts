/** Sets redirects of a site in bulk: one query reads the existing ones, one statement writes. */
import { operations } from '../../../contract/operations.ts'
import type { SiteRedirect, SiteRedirectResults } from '../../../contract/sites/access/redirect-schemas.ts'
import { writes } from '../../http/verb.ts'
import type { SiteRedirectRow } from '../../storage/schema/site-tables.ts'
import { lockSite } from '../structure/change-structure.ts'
import {
  countRedirects,
  differs,
  keepRedirects,
  redirectRow,
  redirectsBySource,
} from './redirect-rows.store.ts'
import { mostRedirects, redirectProblem } from './redirect-rules.ts'
import { redirectView } from './redirect-view.ts'
import { redirectFor, writtenSource } from '../model/redirects.store.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { redirectsChanged } from './site-redirects.ts'

const namedBy = (redirect: SiteRedirect) => {
  const { id, source, draft } = redirect
  return { id, source, draft, redirect }
}

/** Each is set or refused individually, in order, so that one bad line does not fail a long list. */
export const putSiteRedirects = writes(
  operations.putSiteRedirects,
  async ({ body, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const { tree } = await loadStructure(db, site)
    const wanted = body.redirects.map((given) => ({ ...given, source: writtenSource(given.source) }))
    // A path of the site may chain through any other redirect.
    const follows = wanted.some(({ destination: { kind } }) => kind !== 'external' && kind !== 'site-page')
    const rows = await redirectsBySource(
      ctx.store.engine,
      db,
      site,
      follows ? undefined : wanted.map(({ source }) => source),
    )
    let left = mostRedirects - (await countRedirects(db, site))
    // By source: a later line replaces an earlier one.
    const kept = new Map<string, SiteRedirectRow>()
    const results: SiteRedirectResults['results'] = []
    for (const one of wanted) {
      const { source } = one
      const present = rows.get(source)
      if (present !== undefined && !differs(present, one)) {
        const redirect = redirectView(ctx, site, tree, present)
        results.push({ status: 'updated', unchanged: true, ...namedBy(redirect) })
        continue
      }
      const problem =
        present === undefined && left <= 0
          ? `A site can have at most ${mostRedirects} redirects.`
          : await redirectProblem(tree, one, (path) => redirectFor(rows, path))
      if (problem !== undefined) {
        results.push({ status: 'error', source, draft: false, error: problem })
        continue
      }
      if (present === undefined) left -= 1
      const row = redirectRow(ctx, site, caller.person, { wanted: one, present })
      rows.set(source, row)
      kept.set(source, row)
      const status = present === undefined ? 'created' : 'updated'
      results.push({ status, ...namedBy(redirectView(ctx, site, tree, row)) })
    }
    if (kept.size > 0) {
      await keepRedirects(db, [...kept.values()])
      await redirectsChanged(ctx, db, site, caller.person)
    }
    return { results }
  },
)
