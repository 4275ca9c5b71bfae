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

const nodesOf = (issues: readonly ClusteredIssue[]): Node[] => {
  const nodes = new Map<string, Node>()
  for (const issue of issues.toSorted(byId)) {
    const { features, pin } = issue
    const key = `${pin ?? ''} ${features.hashes.join()} ${features.weights.join()}`
    const node = nodes.get(key)
    if (node === undefined) nodes.set(key, { issues: [issue], features, pin })
    else node.issues.push(issue)
  }
  return [...nodes.values()]
}

const neighborsOf = (nodes: readonly Node[], weights: Weights): NearestLists => {
  const nearest = new NearestLists(nodes.length, neighborsOfEach)
  const index = new SimilarityIndex(weights)
  for (const [number, { features }] of nodes.entries()) {
    const vector = weighted(features, weights)
    index.each(vector, leastSimilarity, (at, similarity) => {
      nearest.offer(number, at, similarity)
      nearest.offer(at, number, similarity)
    })
    index.add(vector)
  }
  return nearest
}

/** An edge where one of two nodes is among the nearest of the other. */
const graphOf = ({ counts, vectors, similarities, most }: NearestLists): Graph => {
  const size = counts.length
  const isNear = (of: number, vector: number): boolean => {
    for (let at = of * most; at < of * most + (counts[of] ?? 0); at += 1)
      if (vectors[at] === vector) return true
    return false
  }
  const rows: { target: number; weight: number }[][] = Array.from({ length: size }, () => [])
  for (let node = 0; node < size; node += 1)
    for (let at = node * most; at < node * most + (counts[node] ?? 0); at += 1) {
      const [target, weight] = [vectors[at] ?? 0, similarities[at] ?? 0]
      rows[node]?.push({ target, weight })
      if (!isNear(target, node)) rows[target]?.push({ target: node, weight })
    }
  const starts = new Int32Array(size + 1)
  for (const [node, row] of rows.entries()) starts[node + 1] = (starts[node] ?? 0) + row.length
  const edges = rows.flatMap((row) => row.toSorted((a, b) => a.target - b.target))
  return {
    starts,
    targets: Int32Array.from(edges, ({ target }) => target),
    weights: Float64Array.from(edges, ({ weight }) => weight),
    loops: new Float64Array(size),
  }
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
