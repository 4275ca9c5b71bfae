/** Conversations, issues and their clusters. They contain customers' messages, so they are for administrators only. */
import {
  ClusterListQuery,
  Conversation,
  ConversationId,
  ConversationListQuery,
  FoundIssue,
  Ingestion,
  IssueListQuery,
  IssuesCluster,
  WholeConversation,
} from './schemas.ts'
import { operation } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const right = { on: 'organization', level: 'admin' } as const
const reads = { noun: 'conversations', right, scope: 'read' } as const

export const listIssuesClusters = operation({
  ...reads,
  id: 'listIssuesClusters',
  method: 'GET',
  path: '/orgs/{organizationId}/conversations-clusters',
  summary: 'Lists clusters of issues that are alike.',
  query: ClusterListQuery,
  status: 200,
  result: listOf(IssuesCluster),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const listConversations = operation({
  ...reads,
  id: 'listConversations',
  method: 'GET',
  path: '/orgs/{organizationId}/conversations',
  summary: 'Lists the conversations that were taken in.',
  query: ConversationListQuery,
  status: 200,
  result: listOf(Conversation),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const ingestConversations = operation({
  noun: 'conversations',
  id: 'ingestConversations',
  method: 'POST',
  path: '/orgs/{organizationId}/conversations',
  summary: 'Takes in a conversation, or several; one that is there already is replaced.',
  body: Ingestion,
  status: 204,
  errors: ['not-found', 'role-too-low'],
  right,
  scope: 'write',
})

export const listConversationIssues = operation({
  ...reads,
  id: 'listConversationIssues',
  method: 'GET',
  path: '/orgs/{organizationId}/conversations-issues',
  summary: 'Lists issues with the conversations that they were found in.',
  query: IssueListQuery,
  status: 200,
  result: listOf(FoundIssue),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const getConversationIssue = operation({
  ...reads,
  id: 'getConversationIssue',
  method: 'GET',
  path: '/orgs/{organizationId}/conversations-issues/{issueId}',
  summary: 'Reads an issue with the conversation that it was found in.',
  status: 200,
  result: FoundIssue,
  errors: ['not-found', 'role-too-low'],
})

export const getConversation = operation({
  ...reads,
  id: 'getConversation',
  method: 'GET',
  path: '/orgs/{organizationId}/conversations/{conversationId}',
  summary: 'Reads a conversation with all that was said.',
  params: { conversationId: ConversationId },
  status: 200,
  result: WholeConversation,
  errors: ['not-found', 'role-too-low'],
})

export const conversationsOperations = {
  listIssuesClusters,
  listConversations,
  ingestConversations,
  listConversationIssues,
  getConversationIssue,
  getConversation,
}
