/** Clusters of similar issues: a graph of nearest neighbors, and its communities. */
import type { Features, Weights } from './features.ts'
import { weighted, weightsOf } from './features.ts'
import type { Graph } from './louvain.ts'
import { louvain } from './louvain.ts'
import { NearestLists, SimilarityIndex } from './similarity-index.ts'

export interface ClusteredIssue {
  readonly id: string
  readonly features: Features
  /** The present cluster. */
  readonly cluster?: string | undefined
  /** The cluster that a person assigned it to; the issue stays there. */
  readonly pin?: string | undefined
}

interface Clusters {
  /** The cluster of each issue; undefined when it is like no other one. */
  readonly assignments: ReadonlyMap<string, string | undefined>
  readonly weights: Weights
}

export const neighborsOfEach = 25
/** Cosine below which issues are not linked. */
export const leastSimilarity = 0.15
const usualResolution = 6

/**
 * Modularity splits clusters that hold more than 1/resolution of all links. Few issues have few topics, so that they
 * get a smaller one.
 */
const resolutionFor = (count: number): number => Math.min(usualResolution, Math.max(1, count / 40))

/** Issues with the same features and the same pin, in the order of their ids. */
interface Node {
  readonly issues: ClusteredIssue[]
  readonly features: Features
  readonly pin: string | undefined
}

const byId = (a: ClusteredIssue, b: ClusteredIssue): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const sameFeatures = (a: Features, b: Features): boolean =>
  a.hashes.length === b.hashes.length &&
  a.hashes.every((hash, at) => hash === b.hashes[at] && a.weights[at] === b.weights[at])

const nodesOf = (issues: readonly ClusteredIssue[]): Node[] => {
  const nodes: Node[] = []
  const bySum = new Map<number, Node[]>()
  for (const issue of issues.toSorted(byId)) {
    const { features, pin } = issue
    const sum = features.hashes.reduce((all, hash) => Math.imul(all, 31) ^ hash, 0)
    const alike = bySum.get(sum) ?? []
    const node = alike.find((one) => one.pin === pin && sameFeatures(one.features, features))
    if (node !== undefined) {
      node.issues.push(issue)
      continue
    }
    const added: Node = { issues: [issue], features, pin }
    nodes.push(added)
    alike.push(added)
    bySum.set(sum, alike)
  }
  return nodes
}

const neighborsOf = (nodes: readonly Node[], weights: Weights): NearestLists => {
  const nearest = new NearestLists(nodes.length, neighborsOfEach)
  const index = new SimilarityIndex(weights, { isGrowing: false })
  for (const [number, { features }] of nodes.entries()) {
    const vector = index.vectorOf(weighted(features, weights))
    index.each(vector, leastSimilarity, (at, similarity) => {
      nearest.offer(number, at, similarity)
      nearest.offer(at, number, similarity)
    })
    index.add(vector)
  }
  return nearest
}

/** An edge where one of two nodes is among the nearest of the other, once at each end. */
const graphOf = ({ counts, vectors, similarities, most }: NearestLists): Graph => {
  const size = counts.length
  const ends = new Int32Array(size + 1)
  const eachNear = (visit: (node: number, target: number, weight: number) => void): void => {
    for (let node = 0; node < size; node += 1)
      for (let at = node * most; at < node * most + (counts[node] ?? 0); at += 1)
        visit(node, vectors[at] ?? 0, similarities[at] ?? 0)
  }
  // Both ends of each pair, those near each other twice.
  eachNear((node, target) => {
    ends[node + 1] = (ends[node + 1] ?? 0) + 1
    ends[target + 1] = (ends[target + 1] ?? 0) + 1
  })
  for (let node = 0; node < size; node += 1) ends[node + 1] = (ends[node + 1] ?? 0) + (ends[node] ?? 0)
  const places = ends.slice()
  const targets = new Int32Array(ends[size] ?? 0)
  const weights = new Float64Array(targets.length)
  const put = (node: number, target: number, weight: number): void => {
    const place = places[node] ?? 0
    places[node] = place + 1
    targets[place] = target
    weights[place] = weight
  }
  eachNear((node, target, weight) => {
    put(node, target, weight)
    put(target, node, weight)
  })
  const starts = new Int32Array(size + 1)
  const seen = new Int32Array(size).fill(-1)
  let kept = 0
  for (let node = 0; node < size; node += 1) {
    for (let at = ends[node] ?? 0; at < (ends[node + 1] ?? 0); at += 1) {
      const target = targets[at] ?? 0
      if (seen[target] === node) continue
      seen[target] = node
      targets[kept] = target
      weights[kept] = weights[at] ?? 0
      kept += 1
    }
    starts[node + 1] = kept
  }
  return { starts, targets, weights, loops: new Float64Array(size) }
}

/** The present cluster of a node: that of its pin, else of most of its issues. */
const presentCluster = ({ issues, pin }: Node): string | undefined => {
  if (pin !== undefined) return pin
  const counts = new Map<string, number>()
  for (const { cluster } of issues)
    if (cluster !== undefined) counts.set(cluster, (counts.get(cluster) ?? 0) + 1)
  return [...counts].reduce<[string, number] | undefined>(
    (best, one) => (best === undefined || one[1] > best[1] ? one : best),
    undefined,
  )?.[0]
}

const presentPartition = (nodes: readonly Node[]): Int32Array => {
  const numbers = new Map<string, number>()
  return Int32Array.from(nodes, (node, at) => {
    const cluster = presentCluster(node)
    if (cluster === undefined) return at
    const number = numbers.get(cluster) ?? at
    numbers.set(cluster, number)
    return number
  })
}

/** Nodes by community. */
const membersOf = (nodes: readonly Node[], communities: Int32Array, count: number): Node[][] => {
  const members: Node[][] = Array.from({ length: count }, () => [])
  for (const [at, node] of nodes.entries()) members[communities[at] ?? 0]?.push(node)
  return members
}

/** Communities keep the cluster that most of their issues had; each cluster goes to one community. */
const clusterIds = (
  communities: readonly (readonly Node[])[],
  newId: () => string,
): readonly (string | undefined)[] => {
  const ids: (string | undefined)[] = communities.map(
    (nodes) => nodes.find(({ pin }) => pin !== undefined)?.pin,
  )
  const taken = new Set(ids.filter((id) => id !== undefined))
  const overlaps: { community: number; cluster: string; count: number }[] = []
  for (const [community, nodes] of communities.entries()) {
    if (ids[community] !== undefined) continue
    const counts = new Map<string, number>()
    for (const { issues } of nodes)
      for (const { cluster } of issues)
        if (cluster !== undefined) counts.set(cluster, (counts.get(cluster) ?? 0) + 1)
    for (const [cluster, count] of counts) overlaps.push({ community, cluster, count })
  }
  overlaps.sort((a, b) => b.count - a.count || a.community - b.community || (a.cluster < b.cluster ? -1 : 1))
  const isCluster = communities.map((nodes) => nodes.reduce((sum, { issues }) => sum + issues.length, 0) > 1)
  for (const { community, cluster } of overlaps) {
    if (ids[community] !== undefined || taken.has(cluster) || isCluster[community] !== true) continue
    ids[community] = cluster
    taken.add(cluster)
  }
  return ids.map((id, community) => id ?? (isCluster[community] === true ? newId() : undefined))
}

/** Clusters all issues anew from their present clusters. The order of `issues` makes no difference. */
export const clusterIssues = (
  issues: readonly ClusteredIssue[],
  { newId }: { readonly newId: () => string },
): Clusters => {
  const nodes = nodesOf(issues)
  const weights = weightsOf(nodes.map(({ features }) => features))
  const isPinned = Uint8Array.from(nodes, ({ pin }) => (pin === undefined ? 0 : 1))
  const { communities, count } = louvain(
    graphOf(neighborsOf(nodes, weights)),
    presentPartition(nodes),
    isPinned,
    resolutionFor(nodes.length),
  )
  const members = membersOf(nodes, communities, count)
  const ids = clusterIds(members, newId)
  const assignments = new Map<string, string | undefined>()
  for (const [community, group] of members.entries())
    for (const node of group) for (const { id } of node.issues) assignments.set(id, ids[community])
  return { assignments, weights }
}
