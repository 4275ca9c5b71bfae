/**
 * Communities of a weighted graph by modularity (Blondel et al. 2008, "Fast unfolding of communities in large networks"),
 * with a resolution, from a given partition. Nodes with a pin never leave their community, and communities of different
 * pins never join.
 */

/** Compressed rows: the edges of node n are from `starts[n]` to `starts[n + 1]`, each edge at both ends. */
export interface Graph {
  readonly starts: Int32Array
  readonly targets: Int32Array
  readonly weights: Float64Array
  /** Weight inside each node, counted at both ends. */
  readonly loops: Float64Array
}

interface Partition {
  /** Community of each node, numbered from 0 without gaps. */
  readonly communities: Int32Array
  readonly count: number
}

/** Smaller gains are rounding. */
const leastGain = 1e-9
const mostPasses = 50
const mostRounds = 40

/** Numbers communities in the order of their first node. */
const renumbered = (communities: Int32Array): Partition => {
  const numbers = new Map<number, number>()
  const result = communities.map((community) => {
    let number = numbers.get(community)
    if (number === undefined) {
      number = numbers.size
      numbers.set(community, number)
    }
    return number
  })
  return { communities: result, count: numbers.size }
}

const strengthsOf = ({ starts, weights, loops }: Graph): Float64Array =>
  loops.map((loop, node) => {
    let sum = loop
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) sum += weights[at] ?? 0
    return sum
  })

/**
 * Moves nodes, in order, to the community where modularity gains most, until none beside a moved one gains. True if any
 * moved.
 */
const moveNodes = (
  graph: Graph,
  communities: Int32Array,
  isFixed: Uint8Array,
  resolution: number,
): boolean => {
  const { starts, targets, weights } = graph
  const size = communities.length
  const strengths = strengthsOf(graph)
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  if (total === 0) return false
  const sums = new Float64Array(size)
  for (let node = 0; node < size; node += 1) {
    const community = communities[node] ?? 0
    sums[community] = (sums[community] ?? 0) + (strengths[node] ?? 0)
  }
  const links = new Float64Array(size)
  const near: number[] = []
  // After the first pass, nodes beside those that moved.
  const isDue = new Uint8Array(size).fill(1)
  let moved = false
  for (let pass = 0; pass < mostPasses; pass += 1) {
    let movedNow = false
    for (let node = 0; node < size; node += 1) {
      if (isFixed[node] === 1 || isDue[node] === 0) continue
      isDue[node] = 0
      const own = communities[node] ?? 0
      const strength = strengths[node] ?? 0
      near.length = 0
      for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
        const community = communities[targets[at] ?? 0] ?? 0
        if (links[community] === 0) near.push(community)
        links[community] = (links[community] ?? 0) + (weights[at] ?? 0)
      }
      const factor = (resolution * strength) / total
      let best = own
      let bestGain = (links[own] ?? 0) - factor * ((sums[own] ?? 0) - strength) + leastGain
      for (const community of near) {
        if (community === own) continue
        const gain = (links[community] ?? 0) - factor * (sums[community] ?? 0)
        if (gain > bestGain) [best, bestGain] = [community, gain]
      }
      for (const community of near) links[community] = 0
      if (best === own) continue
      sums[own] = (sums[own] ?? 0) - strength
      sums[best] = (sums[best] ?? 0) + strength
      communities[node] = best
      for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) isDue[targets[at] ?? 0] = 1
      movedNow = true
    }
    if (!movedNow) break
    moved = true
  }
  return moved
}

/** The graph whose nodes are the communities. */
const aggregated = (graph: Graph, { communities, count }: Partition): Graph => {
  const loops = new Float64Array(count)
  const members: number[][] = Array.from({ length: count }, () => [])
  for (const [node, community] of communities.entries()) members[community]?.push(node)
  const starts = new Int32Array(count + 1)
  const targets: number[] = []
  const weights: number[] = []
  const links = new Float64Array(count)
  for (const [community, nodes] of members.entries()) {
    const near: number[] = []
    for (const node of nodes) {
      loops[community] = (loops[community] ?? 0) + (graph.loops[node] ?? 0)
      for (let at = graph.starts[node] ?? 0; at < (graph.starts[node + 1] ?? 0); at += 1) {
        const target = communities[graph.targets[at] ?? 0] ?? 0
        const weight = graph.weights[at] ?? 0
        if (target === community) loops[community] = (loops[community] ?? 0) + weight
        else {
          if (links[target] === 0) near.push(target)
          links[target] = (links[target] ?? 0) + weight
        }
      }
    }
    for (const target of near) {
      targets.push(target)
      weights.push(links[target] ?? 0)
      links[target] = 0
    }
    starts[community + 1] = targets.length
  }
  return { starts, targets: Int32Array.from(targets), weights: Float64Array.from(weights), loops }
}

/** One round over all levels. True if anything moved. */
const round = (graph: Graph, communities: Int32Array, isFixed: Uint8Array, resolution: number): boolean => {
  let moved = moveNodes(graph, communities, isFixed, resolution)
  for (;;) {
    const level = renumbered(communities)
    const fixed = new Uint8Array(level.count)
    for (const [node, community] of level.communities.entries()) if (isFixed[node] === 1) fixed[community] = 1
    const joined = Int32Array.from({ length: level.count }, (_, community) => community)
    const above = moveNodes(aggregated(graph, level), joined, fixed, resolution)
    for (const [node, community] of level.communities.entries()) communities[node] = joined[community] ?? 0
    if (!above) return moved
    moved = true
  }
}

/**
 * The communities, numbered in the order of their first node. `initial` gives the present ones by any number; nodes with
 * the same pin must be in one community, nodes with different pins in different ones. Rounds are repeated until none
 * changes anything, so that the result is where it would begin and end the next time.
 */
export const louvain = (
  graph: Graph,
  initial: Int32Array,
  isPinned: Uint8Array,
  resolution: number,
): Partition => {
  const { communities } = renumbered(initial)
  for (let count = 0; count < mostRounds; count += 1)
    if (!round(graph, communities, isPinned, resolution)) break
  return renumbered(communities)
}
