/**
 * Three-way merging of sequences. Places are counted by slots of the base: slot `s` is the gap after its first `s`
 * elements. What each side puts into a slot stands there, main's first; an element of the base stands between the
 * slots as long as it stays. So a side that changed nothing leaves the other side's order exactly as it is.
 */
import { alignEqual, newBudget } from '../diff/align-sequences.ts'
import { append } from '../document/linear-text.ts'

/** An element of one side: its name, and its index in the base when it stayed there in order, else -1. */
export interface SideElement {
  readonly name: string
  readonly base: number
}

/** What each side put into each slot of a base of `length` elements. */
const bySlot = (elements: readonly SideElement[], length: number): string[][] => {
  const slots: string[][] = Array.from({ length: length + 1 }, () => [])
  let slot = 0
  for (const { name, base } of elements) {
    if (base >= 0) slot = base + 1
    else slots[slot]?.push(name)
  }
  return slots
}

/** Main's and the change's elements of one slot: what both put there stands once, between what each put around it. */
const joinSlot = (main: readonly string[], change: readonly string[]): string[] => {
  if (main.length === 0 || change.length === 0) return [...main, ...change]
  const partner = alignEqual(main, change, newBudget())
  const result: string[] = []
  let next = 0
  let held: string[] = []
  main.forEach((name, at) => {
    const other = partner[at] ?? -1
    if (other < 0) return void held.push(name)
    append(result, held)
    append(result, change.slice(next, other))
    result.push(name)
    held = []
    next = other + 1
  })
  return [...result, ...held, ...change.slice(next)]
}

/**
 * The merged order. `main` and `change` list what is to stand here by the will of each; `stays` tells whether an
 * element of the base is still here and in its place. A name comes out once, at its first place.
 */
export const mergeOrder = (
  base: readonly string[],
  main: readonly SideElement[],
  change: readonly SideElement[],
  stays: (name: string) => boolean,
): string[] => {
  const [mainSlots, changeSlots] = [bySlot(main, base.length), bySlot(change, base.length)]
  const result = new Set<string>()
  for (let slot = 0; slot <= base.length; slot++) {
    for (const name of joinSlot(mainSlots[slot] ?? [], changeSlots[slot] ?? [])) result.add(name)
    const name = base[slot]
    if (name !== undefined && stays(name)) result.add(name)
  }
  return [...result]
}

/** The elements of a side of a list of unique names. */
export const sideElements = (base: readonly string[], side: readonly string[]): SideElement[] => {
  const partner = alignEqual(side, base, newBudget())
  return side.map((name, at) => ({ name, base: partner[at] ?? -1 }))
}

/**
 * Merges lists of unique names. An element that one side moved follows it, main's move before the change's;
 * `alive` decides what stands in the result at all.
 */
export const mergeNames = (
  base: readonly string[],
  main: readonly string[],
  change: readonly string[],
  alive: (name: string) => boolean,
): string[] => {
  const inBase = new Set(base)
  const [ofMain, ofChange] = [sideElements(base, main), sideElements(base, change)]
  const movedBy = (side: readonly SideElement[]): Set<string> =>
    new Set(side.filter(({ name, base: at }) => at < 0 && inBase.has(name)).map(({ name }) => name))
  const [movedByMain, movedByChange] = [movedBy(ofMain), movedBy(ofChange)]
  return mergeOrder(
    base,
    ofMain.filter(({ name, base: at }) => at >= 0 || alive(name)),
    ofChange.filter(({ name, base: at }) => at >= 0 || (alive(name) && !movedByMain.has(name))),
    (name) => alive(name) && !movedByMain.has(name) && !movedByChange.has(name),
  )
}

export type LineMerge = { readonly lines: readonly string[]; readonly conflict: boolean }

/**
 * Three-way merge of lines (diff3, after Khanna, Kunal and Pierce, "A Formal Investigation of Diff3"): stretches
 * that one side changed are taken from it; where both changed one stretch differently, `side` is taken and
 * `conflict` is true. Insertions of both at one point conflict unless they are equal.
 */
export const mergeLines = (
  base: readonly string[],
  main: readonly string[],
  change: readonly string[],
  side: 'main' | 'change',
): LineMerge => {
  const toMain = alignEqual(base, main, newBudget())
  const toChange = alignEqual(base, change, newBudget())
  const lines: string[] = []
  let conflict = false
  let [fromO, fromM, fromC] = [0, 0, 0]
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((line, at) => line === b[at])
  for (let at = 0; at <= base.length; at++) {
    const atM = at === base.length ? main.length : (toMain[at] ?? -1)
    const atC = at === base.length ? change.length : (toChange[at] ?? -1)
    if (atM < 0 || atC < 0) continue
    // A line that stands in all three ends a stretch; the stretch before it is decided as a whole.
    const [o, m, c] = [base.slice(fromO, at), main.slice(fromM, atM), change.slice(fromC, atC)]
    if (same(m, o)) append(lines, c)
    else if (same(c, o) || same(m, c)) append(lines, m)
    else {
      conflict = true
      append(lines, side === 'main' ? m : c)
    }
    if (at < base.length) lines.push(base[at] ?? '')
    ;[fromO, fromM, fromC] = [at + 1, atM + 1, atC + 1]
  }
  return { lines, conflict }
}
