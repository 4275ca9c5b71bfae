/** Clusters of similar issues. */
import type { Features, Weights } from './features.ts'

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

/** Clusters all issues anew from their present clusters. The order of `issues` makes no difference. */
export const clusterIssues = (
  _issues: readonly ClusteredIssue[],
  _options: { readonly newId: () => string },
): Clusters => {
  throw new Error('not implemented')
}
