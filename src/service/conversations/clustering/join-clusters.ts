/** Assigns new issues to the clusters of the last clustering. */
import { pool } from '../../computing/pool.ts'
import type { Context } from '../../context.ts'
import { settingsOf } from '../settings.store.ts'
import { issuePages } from './issue-pages.ts'
import type { JoinInput } from './join-clusters.task.ts'

const task = new URL('./join-clusters.task.ts', import.meta.url)

/** The clusters of those issues that are similar to issues of a cluster. */
export const joinedClusters = async (
  { store }: Context,
  organization: string,
  issues: JoinInput['issues'],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const { weights } = await settingsOf(store.read, organization)
  if (weights === null || issues.length === 0) return new Map()
  const input: JoinInput = { weights, issues }
  const asks = issuePages(store.read, organization, { clusteredOnly: true })
  return new Map((await pool.run(task, input, asks, { large: true, signal })) as [string, string][])
}
