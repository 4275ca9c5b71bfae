/**
 * Matches the blocks of one version with those of another (decisions, section 4).
 *
 * Keys decide where both versions have them. Without keys: unique equal blocks are anchors; duplicates are paired in
 * order inside the gaps, then similar blocks of one family, containers before their children. Last, blocks with the
 * same key elsewhere, or whose content occurs once in each version, are matched as moved.
 */
import { type Budget, alignEqual, newBudget } from './align-sequences.ts'
import type { Place } from '../document/block-tree.ts'
import { eachPlace } from '../document/block-tree.ts'
import { contentText } from '../document/canonical.ts'
import { likeness, likenessFloor, wordsCompared } from './block-similarity.ts'
import { blockFamily, blockKind, textFragments } from '../document/node-kinds.ts'

export interface Matching {
  /**
   * Partner in B of a place of A, and the inverse. A bijection between matched places; partners have the same family.
   */
  readonly toB: ReadonlyMap<Place, Place>
  readonly toA: ReadonlyMap<Place, Place>
  /** Places of A whose partner is certain but out of order or in another container. */
  readonly moved: ReadonlySet<Place>
  /** False if a gap was too large to be searched completely: the matching is valid, but a larger one might exist. */
  readonly precise: boolean
}

interface Work {
  readonly toB: Map<Place, Place>
  readonly toA: Map<Place, Place>
  readonly moved: Set<Place>
  /** Pairs with equal keys, by place of either side. */
  readonly byKey: ReadonlyMap<Place, Place>
  readonly budget: Budget
}

/** Maximum number of pairs compared in a gap; in larger gaps only nearby blocks are compared. */
const gapCap = 10_000
/** How many positions in each direction are compared in a large gap. */
const reach = 12

const uniqueKeys = (root: Place): Map<string, Place | null> => {
  const found = new Map<string, Place | null>()
  eachPlace(root, (place) => {
    const { key } = place.block
    if (key !== undefined) found.set(key, found.has(key) ? null : place)
  })
  return found
}

const keyPairs = (a: Place, b: Place): Map<Place, Place> => {
  const pairs = new Map<Place, Place>()
  const keysB = uniqueKeys(b)
  for (const [key, placeA] of uniqueKeys(a)) {
    const placeB = keysB.get(key)
    if (!placeA || !placeB || blockFamily(placeA.block.type) !== blockFamily(placeB.block.type)) continue
    pairs.set(placeA, placeB)
    pairs.set(placeB, placeA)
  }
  return pairs
}

const pair = (work: Work, a: Place, b: Place): void => {
  work.toB.set(a, b)
  work.toA.set(b, a)
}

/** Blocks with different keys are different blocks, however similar; content decides only where a key is missing. */
const mayPair = (work: Work, a: Place, b: Place): boolean =>
  !work.byKey.has(a) &&
  !work.byKey.has(b) &&
  (a.block.key === undefined || b.block.key === undefined || a.block.key === b.block.key)

/** Similarity used for matching; 0 if the two must not be matched. */
const score = (work: Work, a: Place, b: Place): number => {
  if (!mayPair(work, a, b) || blockFamily(a.block.type) !== blockFamily(b.block.type)) return 0
  if (work.budget.steps <= 0) {
    work.budget.precise = false
    return 0
  }
  work.budget.steps -= 1 + wordsCompared(a.block)
  const value = likeness(a.block, b.block)
  return value >= likenessFloor ? value + 0.01 : 0
}

/** Pairs similar blocks of a gap, in order, maximizing total similarity (dynamic programming). */
const matchSimilar = (work: Work, a: readonly Place[], b: readonly Place[]): void => {
  const [onlyA, onlyB] = [a[0], b[0]]
  if (onlyA === undefined || onlyB === undefined) return
  if (a.length === 1 && b.length === 1 && mayPair(work, onlyA, onlyB)) {
    // One block each in the same position: a container, image or table keeps its identity however much it changed.
    const family = blockFamily(onlyA.block.type)
    const kind = blockKind(onlyA.block.type)
    if (family === blockFamily(onlyB.block.type) && kind !== 'text' && kind !== 'unknown')
      return pair(work, onlyA, onlyB)
  }
  if (a.length * b.length > gapCap) return matchNear(work, a, b)
  const width = b.length + 1
  const best = new Float64Array((a.length + 1) * width)
  const scores = new Float64Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const here = score(work, a[i] as Place, b[j] as Place)
      scores[i * width + j] = here
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0)
      best[i * width + j] = here === 0 ? skip : Math.max(skip, here + (best[(i + 1) * width + j + 1] ?? 0))
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const here = scores[i * width + j] ?? 0
    if (here > 0 && best[i * width + j] === here + (best[(i + 1) * width + j + 1] ?? 0)) {
      pair(work, a[i++] as Place, b[j++] as Place)
    } else if (best[i * width + j] === best[(i + 1) * width + j]) i++
    else j++
  }
}

/** For large gaps: each block takes the most similar of the few around its proportional position. */
const matchNear = (work: Work, a: readonly Place[], b: readonly Place[]): void => {
  work.budget.precise = false
  let next = 0
  a.forEach((placeA, i) => {
    const centre = Math.max(next, Math.round((i * b.length) / a.length))
    let [best, bestAt] = [0, -1]
    for (let j = Math.max(next, centre - reach); j < Math.min(b.length, centre + reach); j++) {
      const here = score(work, placeA, b[j] as Place)
      if (here > best) [best, bestAt] = [here, j]
    }
    if (bestAt < 0) return
    pair(work, placeA, b[bestAt] as Place)
    next = bestAt + 1
  })
}

const matchSiblings = (work: Work, a: readonly Place[], b: readonly Place[]): void => {
  const bothKeyed =
    a.some(({ block }) => block.key !== undefined) && b.some(({ block }) => block.key !== undefined)
  // Names from keys and from content have different prefixes, so that they never collide.
  const name = (place: Place): string => {
    const { key } = place.block
    if (work.byKey.has(place)) return `k:${key}`
    return bothKeyed && key !== undefined ? `u:${key}:${contentText(place.block)}` : contentText(place.block)
  }
  const partner = alignEqual(a.map(name), b.map(name), work.budget)
  let [gapA, gapB] = [0, 0]
  for (let i = 0; i <= a.length; i++) {
    const j = i === a.length ? b.length : (partner[i] ?? -1)
    if (j < 0) continue
    matchSimilar(work, a.slice(gapA, i), b.slice(gapB, j))
    if (i < a.length) pair(work, a[i] as Place, b[j] as Place)
    ;[gapA, gapB] = [i + 1, j + 1]
  }
  for (const place of a) {
    const other = work.toB.get(place)
    if (other !== undefined) matchChildren(work, place, other)
  }
}

const matchChildren = (work: Work, a: Place, b: Place): void => {
  for (const [part, children] of a.parts) {
    const others = b.parts.get(part)
    const [onlyA, onlyB] = [children[0], others?.[0]]
    if (others === undefined || onlyA === undefined || onlyB === undefined) continue
    const isText = textFragments.has(part) && children.length === 1 && others.length === 1
    // A block with a key that the other version has elsewhere was moved.
    if (isText && !work.byKey.has(onlyA) && !work.byKey.has(onlyB)) pair(work, onlyA, onlyB)
    else matchSiblings(work, children, others)
  }
}

/** The remaining blocks: the same key elsewhere, or content that occurs once in each version. */
const matchMoved = (work: Work, a: Place, b: Place): void => {
  const join = (from: Place, to: Place): void => {
    if (work.toB.has(from) || work.toA.has(to)) return
    pair(work, from, to)
    work.moved.add(from)
    matchChildren(work, from, to)
  }
  eachPlace(a, (place) => {
    const other = work.byKey.get(place)
    if (other !== undefined) join(place, other)
  })
  const leftA: Place[] = []
  const leftB = new Map<string, number>()
  eachPlace(a, (place) => void (work.toB.has(place) || leftA.push(place)))
  eachPlace(b, (place) => void (work.toA.has(place) || leftB.set(contentText(place.block), 0)))
  if (leftA.length === 0 || leftB.size === 0) return
  const count = (root: Place): Map<string, Place[]> => {
    const counts = new Map<string, Place[]>()
    eachPlace(root, (place) => {
      const text = contentText(place.block)
      if (leftB.has(text)) counts.set(text, [...(counts.get(text) ?? []).slice(0, 1), place])
    })
    return counts
  }
  const [countsA, countsB] = [count(a), count(b)]
  for (const place of leftA) {
    const text = contentText(place.block)
    const others = countsB.get(text)
    if (countsA.get(text)?.length === 1 && others?.length === 1 && others[0] !== undefined)
      join(place, others[0])
  }
}

/**
 * Matches the blocks of two trees (`treeOf`). The roots are partners. `edits` bounds the search in gaps without unique
 * blocks; the cost is close to linear when the trees are mostly equal.
 */
export const matchTrees = (a: Place, b: Place, edits?: number): Matching => {
  const budget = newBudget(edits)
  const work: Work = { toB: new Map(), toA: new Map(), moved: new Set(), byKey: keyPairs(a, b), budget }
  pair(work, a, b)
  matchChildren(work, a, b)
  matchMoved(work, a, b)
  return { toB: work.toB, toA: work.toA, moved: work.moved, precise: budget.precise }
}
