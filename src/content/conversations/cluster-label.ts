/** What clusters are called, and the issues that represent them. */
import type { Features, Weights } from './features.ts'
import type { LanguageTools } from './language-tools.ts'

export interface LabelledIssue {
  readonly id: string
  readonly title: string
  /** As `issueText` gives it, or title and summary. */
  readonly text: string
  readonly language: string
  readonly features: Features
}

interface ClusterDescription {
  readonly label: string
  /** At most twelve, best first, as written in the issues. */
  readonly terms: readonly string[]
  /** The title of the most typical issue and of the two farthest from it. */
  readonly summary: string
  /** Ids of the most typical issues, best first; at most five. */
  readonly medoids: readonly string[]
}

/** Describes clusters, all at once: a term is good if it is frequent in a cluster and rare in the others. */
export const describeClusters = (
  _clusters: ReadonlyMap<string, readonly LabelledIssue[]>,
  _weights: Weights,
  _tools: LanguageTools,
): ReadonlyMap<string, ClusterDescription> => {
  throw new Error('not implemented')
}
