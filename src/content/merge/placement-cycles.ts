/** Cycles formed by the moves of both sides: with lost parents, the second step of `merge-placement.ts`. */
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'

/** Returns functions to find the cycle that contains a page, and to break it. */
export const cyclesOf = (
  state: PlacementState,
): {
  readonly cycleOf: (id: string) => readonly string[] | null
  readonly breakCycle: (cycle: readonly string[]) => void
} => {
  const { collector, moved, placesOf, get, putAsOn, putUnder, by } = state
  /** The pages of the cycle that contains `id`, or null. */
  const cycleOf = (id: string): string[] | null => {
    const path: string[] = []
    const seen = new Set<string>()
    for (let at: string | null = id; at !== null && !seen.has(at); at = get(at)?.parent ?? null) {
      seen.add(at)
      path.push(at)
      if (get(at)?.parent === id) return path
    }
    return null
  }
  const breakCycle = (cycle: readonly string[]): void => {
    const offending = cycle.filter((id) => by(id) === 'change' && moved(id, 'change')).sort()
    let undone = 0
    for (const id of offending) {
      const subject = { kind: 'page', id, field: 'place' } as const
      const answer = collector.ask('cycle', subject, placesOf(id), [choiceMain, choiceChange])
      if (answer?.choice === 'change') continue
      undone += 1
      if (!putAsOn(id, 'main')) putAsOn(id, 'base')
    }
    if (undone > 0) return
    // The change's moves were chosen: undo main's moves in the cycle instead.
    const mains = cycle.filter((id) => by(id) === 'main' && moved(id, 'main')).sort()
    for (const id of mains) if (putAsOn(id, 'base')) undone += 1
    if (undone > 0) return
    const [id] = [...cycle].sort((a, b) => Number(by(b) === 'elsewhere') - Number(by(a) === 'elsewhere'))
    const page = id === undefined ? null : get(id)
    if (page !== null) putUnder(page, null)
  }
  return { cycleOf, breakCycle }
}
