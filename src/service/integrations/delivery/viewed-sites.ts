/**
 * Whether integrations are told of the visits of a site. Asked for every page that a reader opens, so the answer may be
 * ten seconds old.
 */
import { oneFor, Recent } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { Store } from '../../storage/store.ts'
import { installedTargets } from './installed-targets.queries.ts'

const reuseMilliseconds = 10_000
/** Number of sites that are remembered. */
const remembered = 2000

interface Answer {
  readonly at: number
  readonly isViewed: Promise<boolean>
}

const answersOf = oneFor((_store: Store) => new Recent<Answer>(remembered))

export const isViewed = ({ store, now }: Pick<Context, 'store' | 'now'>, site: string): Promise<boolean> => {
  const answers = answersOf(store)
  const at = Date.parse(now())
  const known = answers.get(site)
  if (known && at - known.at < reuseMilliseconds) return known.isViewed
  const asked = installedTargets(store, store.read, 'site', [site], 'site:views:read')
  const answer = { at, isViewed: asked.then((rows) => rows.length > 0) }
  // A failure is not remembered.
  answer.isViewed.catch(() => answers.set(site, { ...answer, at: 0 }))
  return answers.set(site, answer).isViewed
}
