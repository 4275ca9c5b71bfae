/** The slugs of siblings after a merge: the last step of `merge-placement.ts`. */
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'
import { uniqueSlug } from '../tree/slug.ts'

/** Gives siblings with the same slug different ones: main's keeps its own. `ids` is one list of siblings, in order. */
export const mergeSlugs = (state: PlacementState, ids: readonly string[]): void => {
  const { main, collector, automatic, result, sidesAt, get, by } = state
  const taken = new Map<string, string[]>()
  for (const id of ids) {
    const slug = get(id)?.slug ?? ''
    const list = taken.get(slug)
    if (list === undefined) taken.set(slug, [id])
    else list.push(id)
  }
  const give = (id: string, wanted: string): void => {
    const page = get(id)
    if (page === null) return
    const slug = uniqueSlug(wanted, (candidate) => (taken.get(candidate) ?? []).some((other) => other !== id))
    if (slug === page.slug) return
    taken.set(
      page.slug,
      (taken.get(page.slug) ?? []).filter((other) => other !== id),
    )
    taken.set(slug, [id])
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
    if (group.length < 2) continue
    const [winner = '', ...rest] = [...group.filter((id) => !fromChange(id)), ...group.filter(fromChange)]
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
