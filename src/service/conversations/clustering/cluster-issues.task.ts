/** Clusters all issues of an organization and describes the clusters. */
import { describeClusters } from '../../../content/conversations/cluster-label.ts'
import { clusterIssues } from '../../../content/conversations/cluster-issues.ts'
import { packWeights, unpackFeatures, weightsOf } from '../../../content/conversations/features.ts'
import { loadLanguageTools } from '../../../content/conversations/language-tools.ts'
import type { IssueAsks, StoredIssue } from './issue-pages.ts'
import { allIssues } from './issue-pages.ts'

/** Smaller groups are no clusters, unless a person decided on one of their issues. */
const leastIssues = 3

/** Texts that are asked for together. */
const textsPerAsk = 2000

interface IssueText {
  readonly id: string
  readonly title: string
  readonly compared: string
  readonly language: string
}

export interface ClusteringAsks extends IssueAsks {
  readonly textsOf: (ids: readonly string[]) => Promise<readonly IssueText[]>
}

export interface ClusteringInput {
  /** False: issues stay where they are, and clusters are only described. */
  readonly assign: boolean
}

export interface Clustering {
  readonly issues: number
  readonly weights: string
  /** Issues with another cluster than before; ids of new clusters begin with `new:`. */
  readonly moved: readonly (readonly [issue: string, cluster: string | null])[]
  readonly clusters: readonly {
    readonly id: string
    readonly label: string
    readonly terms: readonly string[]
    readonly summary: string
    /** Ids of typical issues, best first. */
    readonly typical: readonly string[]
  }[]
}

type Known = StoredIssue & { readonly vector: ReturnType<typeof unpackFeatures> }

/** The cluster of each issue that has one. */
const assign = (issues: readonly Known[]): ReadonlyMap<string, string> => {
  let count = 0
  const { assignments } = clusterIssues(
    issues.map(({ id, cluster, pinned, vector }) => ({
      ...{ id, features: vector, cluster: cluster ?? undefined },
      pin: pinned ? (cluster ?? undefined) : undefined,
    })),
    { newId: () => `new:${(count += 1)}` },
  )
  const groups = Map.groupBy(issues, ({ id }) => assignments.get(id))
  const kept = new Map<string, string>()
  for (const [cluster, group] of groups)
    if (cluster !== undefined && (group.length >= leastIssues || group.some(({ pinned }) => pinned)))
      for (const { id } of group) kept.set(id, cluster)
  return kept
}

const textsById = async ({ textsOf }: Pick<ClusteringAsks, 'textsOf'>, ids: readonly string[]) => {
  const texts = new Map<string, IssueText>()
  for (let at = 0; at < ids.length; at += textsPerAsk)
    for (const text of await textsOf(ids.slice(at, at + textsPerAsk))) texts.set(text.id, text)
  return texts
}

export const run = async ({ assign: anew }: ClusteringInput, asks: ClusteringAsks): Promise<Clustering> => {
  const issues = (await allIssues(asks)).map((one) => ({ ...one, vector: unpackFeatures(one.features) }))
  const assigned = anew
    ? assign(issues)
    : new Map(issues.flatMap(({ id, cluster }) => (cluster === null ? [] : [[id, cluster] as const])))
  const weights = weightsOf(issues.map(({ vector }) => vector))
  const texts = await textsById(asks, [...assigned.keys()])
  const vectors = new Map(issues.map(({ id, vector }) => [id, vector]))
  const labelled = [...assigned].flatMap(([id, cluster]) => {
    const [text, features] = [texts.get(id), vectors.get(id)]
    return text && features
      ? [{ cluster, id, title: text.title, text: text.compared, language: text.language, features }]
      : []
  })
  const described = describeClusters(
    Map.groupBy(labelled, ({ cluster }) => cluster),
    weights,
    await loadLanguageTools(),
  )
  return {
    issues: issues.length,
    weights: packWeights(weights),
    moved: issues.flatMap(({ id, cluster }) => {
      const now = assigned.get(id) ?? null
      return now === cluster ? [] : [[id, now] as const]
    }),
    clusters: [...described].map(([id, { medoids, ...about }]) => ({ id, ...about, typical: medoids })),
  }
}
