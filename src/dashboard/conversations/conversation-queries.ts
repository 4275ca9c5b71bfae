/** Queries of the conversation screens. Keys start as those of the operations, so that events invalidate them. */
import {
  getConversationOptions,
  getConversationOverviewOptions,
  getConversationSettingsOptions,
  getIssuesClusterEffectOptions,
  getIssuesClusterOptions,
  getIssuesClusterPagesOptions,
  listConversationIssuesQueryKey,
  listConversationsQueryKey,
  listIssuesClustersQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listConversationIssues, listConversations, listIssuesClusters } from '../../client/sdk.gen.ts'
import type { ListConversationIssuesData, ListIssuesClustersData } from '../../client/types.gen.ts'
import { pagedQuery } from '../api/paging.ts'
import type { ClustersSearch, ConversationsSearch } from './conversation-search.ts'

const pathOf = (org: string) => ({ organizationId: org })
const clusterPath = (org: string, cluster: string) => ({ ...pathOf(org), clusterId: cluster })

type ClusterQuery = NonNullable<ListIssuesClustersData['query']>

const clusterQuery = ({ q, state, order }: ClustersSearch): ClusterQuery => ({
  orderBy: order ?? 'growth',
  order: 'desc',
  ...(q !== undefined && { search: q }),
  ...(state !== undefined && { state }),
})

/** The clusters that a search finds, one page at a time. */
export const clustersOptions = (org: string, search: ClustersSearch) => {
  const path = pathOf(org)
  const query = clusterQuery(search)
  return pagedQuery(
    listIssuesClustersQueryKey({ path, query }),
    (page, signal) =>
      listIssuesClusters({ path, query: { ...query, limit: 50, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const clusterOptions = (org: string, cluster: string) =>
  getIssuesClusterOptions({ path: clusterPath(org, cluster) })

export const clusterPagesOptions = (org: string, cluster: string) =>
  getIssuesClusterPagesOptions({ path: clusterPath(org, cluster) })

export const clusterEffectOptions = (org: string, cluster: string) =>
  getIssuesClusterEffectOptions({ path: clusterPath(org, cluster) })

type IssueQuery = Omit<NonNullable<ListConversationIssuesData['query']>, 'page' | 'limit'>

/** Issues with their conversations, latest first, one page at a time. */
const issuesOptions = (org: string, query: IssueQuery) => {
  const path = pathOf(org)
  return pagedQuery(listConversationIssuesQueryKey({ path, query }), (page, signal) =>
    listConversationIssues({ path, query: { ...query, limit: 10, ...page }, signal, throwOnError: true }),
  )
}

export const clusterIssuesOptions = (org: string, cluster: string) => issuesOptions(org, { cluster })
export const unclusteredIssuesOptions = (org: string) => issuesOptions(org, { clustered: 'false' })
export const conversationIssuesOptions = (org: string, conversation: string) =>
  issuesOptions(org, { conversation })

/** The conversations that a search finds, latest first, one page at a time. */
export const conversationsOptions = (org: string, { q, state, source }: ConversationsSearch) => {
  const path = pathOf(org)
  const query = {
    ...(q !== undefined && { search: q }),
    ...(state !== undefined && { state }),
    ...(source !== undefined && { source }),
  }
  return pagedQuery(
    listConversationsQueryKey({ path, query }),
    (page, signal) =>
      listConversations({ path, query: { ...query, limit: 50, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const conversationOptions = (org: string, conversation: string) =>
  getConversationOptions({ path: { ...pathOf(org), conversationId: conversation } })

export const overviewOptions = (org: string) => getConversationOverviewOptions({ path: pathOf(org) })
export const settingsOptions = (org: string) => getConversationSettingsOptions({ path: pathOf(org) })
