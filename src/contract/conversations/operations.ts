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
import { never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const right = { on: 'organization', level: 'admin' } as const
const reads = { right, scope: 'read' } as const

export const conversationsOperations = operationsOf('conversations', {
  listIssuesClusters: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-clusters',
    summary: 'Lists clusters of similar issues.',
    query: ClusterListQuery,
    status: 200,
    result: listOf(IssuesCluster),
    staleAfter: never,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  listConversations: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations',
    summary: 'Lists the ingested conversations.',
    query: ConversationListQuery,
    status: 200,
    result: listOf(Conversation),
    staleAfter: never,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  ingestConversations: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/conversations',
    summary: 'Ingests one or more conversations. Existing ones are replaced.',
    body: Ingestion,
    status: 204,
    errors: ['not-found', 'role-too-low'],
    right,
    scope: 'write',
  }),
  listConversationIssues: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-issues',
    summary: 'Lists issues with the conversations they were found in.',
    query: IssueListQuery,
    status: 200,
    result: listOf(FoundIssue),
    staleAfter: never,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  getConversationIssue: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-issues/{issueId}',
    summary: 'Returns an issue with the conversation it was found in.',
    status: 200,
    result: FoundIssue,
    staleAfter: never,
    errors: ['not-found', 'role-too-low'],
  }),
  getConversation: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations/{conversationId}',
    summary: 'Returns a conversation with all messages.',
    params: { conversationId: ConversationId },
    status: 200,
    result: WholeConversation,
    staleAfter: never,
    errors: ['not-found', 'role-too-low'],
  }),
})
