/** The cluster that one more issue joins, between two batches. */
import type { ClusteredIssue } from './cluster-issues.ts'
import { leastSimilarity, neighborsOfEach } from './cluster-issues.ts'
import type { Features, Weights } from './features.ts'
import { weighted } from './features.ts'
import { SimilarityIndex } from './similarity-index.ts'

interface NeighbourIndex {
  readonly add: (issue: ClusteredIssue) => void
  /** Number of issues. */
  readonly size: number
  /** The cluster whose issues are most similar, if the most similar issue is near enough. */
  readonly nearestCluster: (features: Features) => string | undefined
}

/** The least similarity of the nearest issue. */
const leastNearest = 0.3

/** An index of issues that have a cluster; others are left out. Weights are those of the last batch. */
export const neighbourIndex = (issues: readonly ClusteredIssue[], weights: Weights): NeighbourIndex => {
  const index = new SimilarityIndex(weights, { isGrowing: true })
  const clusters: string[] = []
  const add = ({ features, cluster, pin }: ClusteredIssue): void => {
    const joined = pin ?? cluster
    if (joined === undefined) return
    index.add(index.vectorOf(weighted(features, weights)))
    clusters.push(joined)
  }
  for (const issue of issues) add(issue)
  return {
    add,
    get size() {
      return clusters.length
    },
    nearestCluster: (features) => {
      const near: { at: number; similarity: number }[] = []
      index.each(index.vectorOf(weighted(features, weights)), leastSimilarity, (at, similarity) =>
        near.push({ at, similarity }),
      )
      near.sort((a, b) => b.similarity - a.similarity || a.at - b.at)
      if ((near[0]?.similarity ?? 0) < leastNearest) return undefined
      const sums = new Map<string, number>()
      for (const { at, similarity } of near.slice(0, neighborsOfEach)) {
        const cluster = clusters[at] ?? ''
        sums.set(cluster, (sums.get(cluster) ?? 0) + similarity)
      }
      return [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
    },
  }
}

export const joinCluster = (issue: ClusteredIssue, index: NeighbourIndex): string | undefined =>
  issue.pin ?? index.nearestCluster(issue.features)
