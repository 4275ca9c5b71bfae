/** The clusters that new issues join, between two clusterings. */
import { unpackFeatures, unpackWeights } from '../../../content/conversations/features.ts'
import { joinCluster, neighbourIndex } from '../../../content/conversations/join-cluster.ts'
import type { IssueAsks } from './issue-pages.ts'
import { allIssues } from './issue-pages.ts'

export interface JoinInput {
  /** Of the last clustering. */
  readonly weights: string
  readonly issues: readonly { readonly id: string; readonly features: string }[]
}

/** Pairs of issue and cluster; issues that join none are left out. */
export const run = async (
  { weights, issues }: JoinInput,
  asks: Pick<IssueAsks, 'issuesAfter'>,
): Promise<[string, string][]> => {
  const known = (await allIssues(asks)).map(({ id, cluster, features }) => ({
    ...{ id, cluster: cluster ?? undefined, features: unpackFeatures(features) },
  }))
  const index = neighbourIndex(known, unpackWeights(weights))
  const joined: [string, string][] = []
  for (const { id, features } of issues) {
    const cluster = joinCluster({ id, features: unpackFeatures(features) }, index)
    if (cluster !== undefined) joined.push([id, cluster])
  }
  return joined
}
