/** Conversations and issues. They contain customers' messages, so they are for administrators only. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'
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

const right = { on: 'organization', level: 'admin' } as const
const reads = { right, scope: 'read' } as const
const writes = { right, scope: 'write' } as const
const params = { conversationId: ConversationId }
const staleAfter = events.conversations

export const conversationsOperations = operationsOf('conversations', {
  listIssuesClusters: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-clusters',
    summary: 'Lists clusters of similar issues.',
    query: ClusterListQuery,
    status: 200,
    result: listOf(IssuesCluster),
    staleAfter: [...staleAfter, ...events.changeRequestState],
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  listConversations: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations',
    summary: 'Lists the ingested conversations, latest first.',
    query: ConversationListQuery,
    status: 200,
    result: listOf(Conversation),
    staleAfter,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  ingestConversations: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/conversations',
    summary:
      'Ingests one or more conversations, all or none. Those with a known id are replaced; they are read soon afterwards.',
    body: Ingestion,
    status: 204,
    errors: ['not-found', 'role-too-low', 'bad-content'],
    integrations: 'conversations:ingest',
  }),
  listConversationIssues: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-issues',
    summary: 'Lists issues with the conversations they were found in, latest first.',
    query: IssueListQuery,
    status: 200,
    result: listOf(FoundIssue),
    staleAfter,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  getConversationIssue: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-issues/{issueId}',
    summary: 'Returns an issue with the conversation it was found in.',
    status: 200,
    result: FoundIssue,
    staleAfter,
    errors: ['not-found', 'role-too-low'],
  }),
  getConversation: operation({
    ...reads,
    params,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations/{conversationId}',
    summary: 'Returns a conversation with all messages. Personal data is masked.',
    status: 200,
    result: WholeConversation,
    staleAfter,
    errors: ['not-found', 'role-too-low'],
  }),
})
