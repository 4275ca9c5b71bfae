/** Compares the stored forms of two revisions. */
import { entryOfLine, nameOfLine } from '../revision/entry-lines.ts'
import {
  compare,
  digits,
  isBranch,
  linesOf,
  load,
  parseBranch,
  type Loader,
} from '../revision/revision-trie.ts'
import type { Entry, Hash } from '../revision/revision.ts'

/** An entry that differs. `before` is absent for an added one, `after` for a removed one; never both. */
export interface EntryChange<E extends Entry = Entry> {
  readonly name: string
  readonly before?: E
  readonly after?: E
}

/**
 * A pair of subtrees at the same position. While both are single branches, they are compared digit by digit; once one
 * side is a leaf, the lines of both are collected and compared.
 */
interface Pair {
  readonly a: readonly Hash[]
  readonly b: readonly Hash[]
  readonly linesA: string[]
  readonly linesB: string[]
  /** Each list is one leaf or empty, and so already sorted by name. */
  readonly sorted: boolean
}

const pairOf = (a: Hash | undefined, b: Hash | undefined): Pair => ({
  a: a === undefined ? [] : [a],
  b: b === undefined ? [] : [b],
  linesA: [],
  linesB: [],
  sorted: true,
})

/** Adds what differs between the lines of a pair. Both are walked in order of names; equal lines are not parsed. */
const addChanges = ({ linesA, linesB, sorted }: Pair, changes: EntryChange[]): void => {
  const inOrder = (lines: string[]): string[] =>
    sorted ? lines : lines.sort((one, other) => compare(nameOfLine(one), nameOfLine(other)))
  const [listA, listB] = [inOrder(linesA), inOrder(linesB)]
  for (let a = 0, b = 0; a < listA.length || b < listB.length;) {
    const [lineA, lineB] = [listA[a], listB[b]]
    const nameA = lineA === lineB || lineA === undefined ? '' : nameOfLine(lineA)
    const nameB = lineA === lineB || lineB === undefined ? '' : nameOfLine(lineB)
    if (lineA === lineB) {
      a += 1
      b += 1
    } else if (lineA !== undefined && lineB !== undefined && nameA === nameB) {
      changes.push({ name: nameA, before: entryOfLine(lineA), after: entryOfLine(lineB) })
      a += 1
      b += 1
    } else if (lineA !== undefined && (lineB === undefined || nameA < nameB)) {
      changes.push({ name: nameA, before: entryOfLine(lineA) })
      a += 1
    } else if (lineB !== undefined) {
      changes.push({ name: nameB, after: entryOfLine(lineB) })
      b += 1
    }
  }
}

/** The pairs one level below a pair; one without hashes has all its lines. `texts`: the nodes of the pair, by hash. */
const descend = (pair: Pair, texts: ReadonlyMap<Hash, string>): readonly Pair[] => {
  const textA = texts.get(pair.a[0] ?? '') ?? ''
  const textB = texts.get(pair.b[0] ?? '') ?? ''
  const whole = pair.linesA.length + pair.linesB.length === 0 && pair.a.length < 2 && pair.b.length < 2
  if (whole && isBranch(textA) && isBranch(textB)) {
    const branchA = parseBranch(textA)
    const branchB = parseBranch(textB)
    return [...digits].flatMap((digit) => {
      const childA = branchA.get(digit)?.hash
      const childB = branchB.get(digit)?.hash
      return childA === childB ? [] : [pairOf(childA, childB)]
    })
  }
  const spread = (hashes: readonly Hash[], lines: string[]): Hash[] =>
    hashes.flatMap((hash) => {
      const text = texts.get(hash) ?? ''
      if (isBranch(text)) return [...parseBranch(text).values()].map((child) => child.hash)
      for (const line of linesOf(text)) lines.push(line)
      return []
    })
  const { linesA, linesB } = pair
  const sorted = whole && !isBranch(textA) && !isBranch(textB)
  return [{ a: spread(pair.a, linesA), b: spread(pair.b, linesB), linesA, linesB, sorted }]
}

/**
 * The entries that differ between two trees, sorted by name. Visits only nodes that differ, with one load per level.
 * Throws if a node is missing.
 */
export const diffTrees = async (a: Hash, b: Hash, loader: Loader): Promise<EntryChange[]> => {
  const changes: EntryChange[] = []
  let level = a === b ? [] : [pairOf(a, b)]
  while (level.length > 0) {
    const texts = await load(
      loader,
      level.flatMap((pair) => [...pair.a, ...pair.b]),
    )
    const next: Pair[] = []
    for (const pair of level.flatMap((one) => descend(one, texts))) {
      if (pair.a.length === 0 && pair.b.length === 0) addChanges(pair, changes)
      else next.push(pair)
    }
    level = next
  }
  return changes.sort((one, other) => compare(one.name, other.name))
}
