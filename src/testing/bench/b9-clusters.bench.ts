/** B9: clusters of 20,000 issues with known topics, against all pairs and average linkage at its best threshold. */
import { clusterIssues } from '../../content/conversations/cluster-issues.ts'
import type { Features } from '../../content/conversations/features.ts'
import { featuresOf, weighted, weightsOf } from '../../content/conversations/features.ts'
import { joinCluster, neighbourIndex } from '../../content/conversations/join-cluster.ts'
import { loadLanguageTools } from '../../content/conversations/language-tools.ts'
import { adjustedRandIndex, randomIssues } from '../generators/random-issues.ts'
import { averageLinkage, cutAt } from './floors/average-linkage.ts'
import { allSimilarities } from './floors/all-similarities.ts'
import type { Line } from './measuring/measurement.ts'
import { median, percentile } from './measuring/measurement.ts'

export const name = 'B9 clusters'
export const describe = 'clustering 20,000 issues of 150 known topics, from features to clusters'

const size = 20_000
const topics = 150
/** Issues that join one by one, after a batch of the others. */
const joined = 2000
const thresholds = Array.from({ length: 30 }, (_, at) => 0.01 + at * 0.01)

/** CPU seconds of this thread: other work on the machine does not count. */
const cpuOf = (work: () => void): number => {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1e6
}

const newIds = (): (() => string) => {
  let count = 0
  return () => `c${(count += 1)}`
}

interface Floor {
  readonly seconds: number
  readonly linkageSeconds: number
  readonly index: number
  readonly threshold: number
}

/** From ready vectors; looking for the threshold is not counted. */
const measureFloor = (vectors: readonly Features[], truth: readonly number[]): Floor => {
  let similarities = new Float32Array(0)
  const pairs = cpuOf(() => {
    similarities = allSimilarities(vectors)
  })
  let merges: ReturnType<typeof averageLinkage> = []
  const linkageSeconds = cpuOf(() => {
    merges = averageLinkage(similarities, vectors.length)
  })
  const best = thresholds
    .map((threshold) => ({
      threshold,
      index: adjustedRandIndex(truth, cutAt(merges, vectors.length, threshold)),
    }))
    .reduce((a, b) => (b.index > a.index ? b : a))
  return { seconds: pairs + linkageSeconds, linkageSeconds, ...best }
}

export const run = async (): Promise<Line[]> => {
  const tools = await loadLanguageTools()
  const all = randomIssues(9, size, topics)
  const truth = all.map(({ topic }) => topic)
  const issues = all.map(({ id, text }) => ({ id, features: featuresOf(text, 'en', tools) }))
  // Warmed up on a part, as the pool's processes are after their first batch.
  clusterIssues(issues.slice(0, 2000), { newId: newIds() })
  let result = clusterIssues([], { newId: newIds() })
  const seconds = median(
    [1, 2, 3].map(() =>
      cpuOf(() => {
        result = clusterIssues(issues, { newId: newIds() })
      }),
    ),
  )
  const found = issues.map(({ id }) => result.assignments.get(id) ?? id)
  const index = adjustedRandIndex(truth, found)

  const weights = weightsOf(issues.map(({ features }) => features))
  const floor = measureFloor(
    issues.map(({ features }) => weighted(features, weights)),
    truth,
  )

  const before = issues.slice(joined)
  const batch = clusterIssues(before, { newId: newIds() })
  const known = neighbourIndex(
    before.map((issue) => ({ ...issue, cluster: batch.assignments.get(issue.id) })),
    batch.weights,
  )
  const times: number[] = []
  for (const issue of issues.slice(0, joined)) {
    let cluster: string | undefined
    // The clock of the processor is too coarse for one issue; the least of three leaves interruptions out.
    const three = [1, 2, 3].map(() => {
      const begun = performance.now()
      cluster = joinCluster(issue, known)
      return performance.now() - begun
    })
    times.push(Math.min(...three))
    known.add({ ...issue, cluster })
  }
  const milliseconds = (share: number): number => percentile(times, share)
  return [
    {
      what: 'time of all pairs with average linkage, by ours',
      ratio: floor.seconds / seconds,
      target: { atLeast: 20 },
      figures: [
        `${seconds.toFixed(2)} s`,
        `all pairs ${(floor.seconds - floor.linkageSeconds).toFixed(1)} s, linkage ${floor.linkageSeconds.toFixed(1)} s`,
        `${new Set(found).size} clusters of ${topics} topics`,
      ],
    },
    {
      what: 'adjusted Rand index, by that of average linkage',
      ratio: index / floor.index,
      target: { atLeast: 0.95 },
      figures: [
        index.toFixed(3),
        `average linkage ${floor.index.toFixed(3)} at ${floor.threshold.toFixed(2)}`,
      ],
    },
    {
      what: 'one more issue (p99) in ms',
      ratio: milliseconds(0.99),
      target: { atMost: 5 },
      figures: [`p50 ${milliseconds(0.5).toFixed(2)} ms`, `most ${milliseconds(1).toFixed(1)} ms`],
    },
  ]
}
