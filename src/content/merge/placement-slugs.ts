/** The slugs of siblings after a merge: the last step of `merge-placement.ts`. */
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'
import { uniqueSlugs } from '../tree/slug.ts'

/** Gives siblings with the same slug different ones: main's keeps its own. `ids` is one list of siblings, in order. */
export const mergeSlugs = (state: PlacementState, ids: readonly string[]): void => {
  const { main, collector, automatic, result, sidesAt, get, by } = state
  const taken = new Map<string, Set<string>>()
  for (const id of ids) {
    const slug = get(id)?.slug ?? ''
    const owners = taken.get(slug)
    if (owners === undefined) taken.set(slug, new Set([id]))
    else owners.add(id)
  }
  const numbered = uniqueSlugs((slug) => (taken.get(slug)?.size ?? 0) > 0)
  const give = (id: string, wanted: string): void => {
    const page = get(id)
    if (page === null) return
    const owners = taken.get(page.slug)
    owners?.delete(id)
    const slug = numbered(wanted)
    if (slug === page.slug) {
      owners?.add(id)
      return
    }
    taken.set(slug, new Set([id]))
    if (slug !== wanted) automatic.push({ kind: 'slug', page: id, from: page.slug, to: slug })
    result.set(id, { ...page, slug })
  }
  const fromChange = (id: string): boolean => by(id) !== 'main' || main.get(id)?.slug !== get(id)?.slug
  const typedBy = (id: string, side: 'main' | 'change', slug: string): boolean => {
    const { base, [side]: head } = sidesAt(id)
    if (head === undefined || head.slugTyped !== true || head.slug !== slug) return false
    return base === undefined || base.slug !== slug || base.parent !== head.parent
  }
  for (const [slug, group] of [...taken]) {
    if (group.size < 2) continue
    const all = [...group]
    const [winner = '', ...rest] = [...all.filter((id) => !fromChange(id)), ...all.filter(fromChange)]
    for (const id of rest) {
      if (typedBy(winner, 'main', slug) && typedBy(id, 'change', slug)) {
        const values = { main: { page: winner, slug }, change: { page: id, slug } }
        const choices = [choiceMain, choiceChange, { choice: 'edited' }] as const
        const answer = collector.ask('slug', { kind: 'page', id, field: 'slug' }, values, choices)
        if (answer?.choice === 'edited' && typeof answer.value === 'string') {
          give(id, answer.value)
          continue
        }
        if (answer?.choice === 'change') {
          give(winner, slug)
          continue
        }
      }
      give(id, slug)
    }
  }
}
