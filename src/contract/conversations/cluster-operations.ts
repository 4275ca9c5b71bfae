/** Extensions: clusters of issues, what people do with them, and the pages and change requests that belong to them. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import {
  ClusterAction,
  ClusterChangeRequest,
  ClusterEffect,
  ClusterMerge,
  ClusterPages,
  ClusterSplit,
  ClusterUpdate,
  NewClusterChangeRequest,
} from './cluster-schemas.ts'
import { IssuesCluster } from './schemas.ts'

const right = { on: 'organization', level: 'admin' } as const
const reads = { right, scope: 'read', extension: true } as const
const writes = { right, scope: 'write', extension: true } as const
const clusters = '/orgs/{organizationId}/conversations-clusters'
const cluster = `${clusters}/{clusterId}` as const

export const clusterOperations = operationsOf('conversations', {
  clusterConversationIssues: operation({
    ...writes,
    method: 'POST',
    path: `${clusters}/run`,
    summary: 'Computes the clusters anew. Assignments of people stay.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
  }),
  getIssuesCluster: operation({
    ...reads,
    method: 'GET',
    path: cluster,
    summary: 'Returns a cluster of issues; for a merged one, the cluster that it was merged into.',
    status: 200,
    result: IssuesCluster,
    staleAfter: [...events.conversations, ...events.changeRequestState],
    errors: ['not-found', 'role-too-low'],
  }),
  updateIssuesCluster: operation({
    ...writes,
    method: 'PATCH',
    path: cluster,
    summary: 'Renames, mutes, dismisses or reopens a cluster.',
    body: ClusterUpdate,
    status: 200,
    result: IssuesCluster,
    errors: ['not-found', 'role-too-low'],
  }),
  mergeIssuesCluster: operation({
    ...writes,
    method: 'POST',
    path: `${cluster}/merge`,
    summary: 'Merges a cluster into another one.',
    body: ClusterMerge,
    status: 200,
    result: ClusterAction,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  splitIssuesCluster: operation({
    ...writes,
    method: 'POST',
    path: `${cluster}/split`,
    summary: 'Makes a cluster of its own from some issues of a cluster.',
    body: ClusterSplit,
    status: 200,
    result: ClusterAction,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  listClusterActions: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-actions',
    summary: 'Lists what people did with clusters, latest first.',
    query: ListQuery,
    status: 200,
    result: listOf(ClusterAction),
    staleAfter: events.conversations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  undoClusterAction: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/conversations-actions/{actionId}/undo',
    summary: 'Restores exactly what was before an action, unless a later one touched the same issues.',
    status: 200,
    result: ClusterAction,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  getIssuesClusterPages: operation({
    ...reads,
    method: 'GET',
    path: `${cluster}/pages`,
    summary:
      'Returns the pages that probably concern the issues of a cluster, among those the caller can read.',
    status: 200,
    result: ClusterPages,
    staleAfter: [...events.conversations, ...events.mainContent],
    errors: ['not-found', 'role-too-low', 'too-busy'],
  }),
  getIssuesClusterEffect: operation({
    ...reads,
    method: 'GET',
    path: `${cluster}/effect`,
    summary:
      'Returns the number of issues a week before and after the latest merged change request of a cluster.',
    status: 200,
    result: ClusterEffect,
    staleAfter: [...events.conversations, ...events.changeRequestState],
    errors: ['not-found', 'role-too-low'],
  }),
  createClusterChangeRequest: operation({
    ...writes,
    method: 'POST',
    path: `${cluster}/change-requests`,
    summary: 'Creates a change request for what a cluster asks.',
    body: NewClusterChangeRequest,
    status: 201,
    location: true,
    result: ClusterChangeRequest,
    errors: ['not-found', 'role-too-low', 'nothing-to-change'],
  }),
})
