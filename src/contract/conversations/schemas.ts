/** Support conversations, the issues found in them, and clusters of similar issues. */
import { z } from 'zod'
import { Id, ListQuery, Order, recordOf, text, Timestamp } from '../wire/shapes.ts'

/** Chosen by the client that sends the conversation. */
export const ConversationId = text({ min: 1, max: 255 })

export const Conversation = z
  .object({
    object: z.literal('conversation'),
    id: z.string(),
    subject: z.string().optional(),
    createdAt: Timestamp,
    processedAt: Timestamp.optional(),
    source: z.string().describe('`email`, or `integration:NAME:SOURCE`.'),
    urls: z.object({ location: z.string(), source: z.string().optional() }),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

const ConversationPart = z
  .strictObject({
    type: z.literal('message'),
    role: z.enum(['user', 'assistant', 'team-member']),
    body: text(),
  })
  .meta({ id: 'ConversationPart' })

const ConversationMetadata = z
  .strictObject({
    url: text({ max: 2048 }).optional(),
    attributes: recordOf(text({ min: 1, max: 255 }), text({ max: 2048 }), 100).optional(),
    createdAt: Timestamp.optional(),
  })
  .meta({ id: 'ConversationMetadata' })

const NewConversation = z
  .strictObject({
    id: ConversationId,
    metadata: ConversationMetadata.optional(),
    subject: text({ max: 512 }).optional(),
    parts: z.array(ConversationPart).max(1000),
  })
  .meta({ id: 'NewConversation' })

/** One conversation or several. */
export const Ingestion = z
  .union([NewConversation, z.array(NewConversation).max(1000)])
  .meta({ id: 'Ingestion' })

export const WholeConversation = z
  .object({
    conversation: Conversation,
    parts: z.array(ConversationPart),
    metadata: ConversationMetadata,
  })
  .meta({ id: 'WholeConversation' })

const ConversationIssue = z
  .object({
    object: z.literal('conversation-issue'),
    id: Id,
    title: z.string(),
    summary: z.string(),
    createdAt: Timestamp,
    ingestedAt: Timestamp,
    conversation: z.string(),
    cluster: Id.optional(),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'ConversationIssue' })
type ConversationIssue = z.infer<typeof ConversationIssue>

/** An issue and the conversation that it was found in. */
export const FoundIssue = z
  .object({ issue: ConversationIssue, conversation: Conversation })
  .meta({ id: 'FoundIssue' })

export const IssuesCluster = z
  .object({
    object: z.literal('issues-cluster'),
    id: Id,
    label: z.string(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    icon: z.string(),
    summary: z.string(),
    weeklyPulse: z
      .array(z.number())
      .length(13)
      .describe('The number of issues in each of the last 13 weeks.'),
    sources: z
      .record(z.string(), z.number())
      .describe('The number of issues by the source of their conversation.'),
    stats: z.object({ issues: z.int(), conversations: z.int() }),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'IssuesCluster' })
export type IssuesCluster = z.infer<typeof IssuesCluster>

export const ClusterListQuery = ListQuery.extend({
  order: Order,
  orderBy: z
    .enum(['updatedAt', 'issues', 'conversations', 'tasksTotal', 'tasksBacklog', 'tasksStarted'])
    .default('updatedAt')
    .describe('Accepted for compatibility. Clusters have no tasks, so ordering by tasks has no effect.'),
})
export const ConversationListQuery = ListQuery.extend({
  source: text({ max: 255 }).optional().describe('Only those from this source.'),
})
export const IssueListQuery = ListQuery.extend({
  cluster: Id.optional(),
  conversation: ConversationId.optional(),
})
