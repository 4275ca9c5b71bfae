/**
 * Three-way merge of sequences. Positions are slots of the base: slot `s` is the gap after its first `s` elements.
 * Insertions of each side stay in their slot, main's first; an element of the base stays between its slots. So if one
 * side changed nothing, the other side's order is preserved exactly.
 */
import { type Budget, alignEqual, newBudget } from '../diff/align-sequences.ts'
import { append } from '../document/linear-text.ts'

/** An element of one side: its name, and its index in the base if it stayed in order, otherwise -1. */
export interface SideElement {
  readonly name: string
  readonly base: number
}

/** The insertions of a side by slot, for a base of `length` elements. */
const bySlot = (elements: readonly SideElement[], length: number): string[][] => {
  const slots: string[][] = Array.from({ length: length + 1 }, () => [])
  let slot = 0
  for (const { name, base } of elements) {
    if (base >= 0) slot = base + 1
    else slots[slot]?.push(name)
  }
  return slots
}

/**
 * Joins main's and the change's elements of one slot: common ones occur once, between what each side put around them.
 */
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
 * The merged order. `main` and `change` list the elements each side wants here; `stays` decides whether an element of
 * the base is still here and in its place. Each name occurs once, at its first position.
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

/** The elements of one side, for a list of unique names. */
const sideElements = (base: readonly string[], side: readonly string[]): SideElement[] => {
  const partner = alignEqual(side, base, newBudget())
  return side.map((name, at) => ({ name, base: partner[at] ?? -1 }))
}

/**
 * Merges lists of unique names. An element moved by one side follows that move, main's before the change's; `alive`
 * decides what is in the result at all.
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
 * Three-way merge of lines (diff3, after Khanna, Kunal and Pierce, "A Formal Investigation of Diff3"): ranges changed
 * by one side are taken from it; if both changed a range differently, `side` is taken and `conflict` is true.
 * Insertions of both sides at one point conflict unless they are equal.
 */
export const mergeLines = (
  base: readonly string[],
  main: readonly string[],
  change: readonly string[],
  { side, budget }: { readonly side: 'main' | 'change'; readonly budget: Budget },
): LineMerge => {
  const toMain = alignEqual(base, main, budget)
  const toChange = alignEqual(base, change, budget)
  const lines: string[] = []
  let conflict = false
  let [fromO, fromM, fromC] = [0, 0, 0]
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((line, at) => line === b[at])
  for (let at = 0; at <= base.length; at++) {
    const atM = at === base.length ? main.length : (toMain[at] ?? -1)
    const atC = at === base.length ? change.length : (toChange[at] ?? -1)
    if (atM < 0 || atC < 0) continue
    // A line common to all three ends a range; the range before it is merged as a whole.
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
