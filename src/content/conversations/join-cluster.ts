/** The cluster that one more issue joins, between two batches. */
import type { ClusteredIssue } from './cluster-issues.ts'
import type { Features, Weights } from './features.ts'

export interface NeighbourIndex {
  readonly add: (issue: ClusteredIssue) => void
  /** Number of issues. */
  readonly size: number
  /** The cluster whose issues are most similar, if the most similar issue is near enough. */
  readonly nearestCluster: (features: Features) => string | undefined
}

/** An index of all issues that have a cluster. Weights are those of the last batch. */
export const neighbourIndex = (_issues: readonly ClusteredIssue[], _weights: Weights): NeighbourIndex => {
  throw new Error('not implemented')
}

export const joinCluster = (issue: ClusteredIssue, index: NeighbourIndex): string | undefined =>
  issue.pin ?? index.nearestCluster(issue.features)
