/** Search parameters of the conversation screens. Parsed by hand: the schema library is not in the initial bundle. */
import type { ClusterState, Conversation } from '../../client/types.gen.ts'
import { textIn } from '../api/search-parameters.ts'

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value)

export const clusterStates = ['open', 'muted', 'dismissed'] as const satisfies readonly ClusterState[]
export const clusterOrders = ['growth', 'issues', 'conversations', 'updatedAt'] as const
export type ClusterOrder = (typeof clusterOrders)[number]

/** Filters and order of the clusters; by default open and muted ones, the fastest growing first. */
export interface ClustersSearch {
  readonly q?: string
  readonly state?: ClusterState
  readonly order?: Exclude<ClusterOrder, 'growth'>
}

export const clustersSearch = (given: Record<string, unknown>): ClustersSearch => {
  const q = textIn(given['q'])
  const state = oneOf(clusterStates, given['state'])
  const order = oneOf(clusterOrders, given['order'])
  return {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { state }),
    ...(order !== undefined && order !== 'growth' && { order }),
  }
}

type ConversationState = Conversation['state']
export const conversationStates = [
  'waiting',
  'read',
  'failed',
] as const satisfies readonly ConversationState[]

/** Filters of the conversations. */
export interface ConversationsSearch {
  readonly q?: string
  readonly state?: ConversationState
  readonly source?: string
}

export const conversationsSearch = (given: Record<string, unknown>): ConversationsSearch => {
  const [q, source] = [textIn(given['q']), textIn(given['source'])]
  const state = oneOf(conversationStates, given['state'])
  return {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { state }),
    ...(source !== undefined && { source }),
  }
}
