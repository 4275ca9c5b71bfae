/** Support conversations, the issues found in them, and clusters of similar issues. */
import { z } from 'zod'
import { Icon, Id, ListQuery, Order, recordOf, text, Timestamp, Url } from '../wire/shapes.ts'
import { ClusterChangeRequest, ClusterState } from './cluster-schemas.ts'

/** Chosen by the client that sends the conversation. */
export const ConversationId = text({ min: 1, max: 255 })

/** Characters of one message. */
const longestPart = 100_000
const mostParts = 1000
/** Conversations in one request. */
export const mostConversations = 1000

export const Conversation = z
  .object({
    object: z.literal('conversation'),
    id: z.string(),
    subject: z.string().optional(),
    createdAt: Timestamp,
    processedAt: Timestamp.optional().describe('Absent while it waits to be read.'),
    source: z.string().describe('`email`, or `integration:NAME:SOURCE`.'),
    urls: z.object({ location: z.string(), source: z.string().optional(), app: z.string() }),
    state: z.enum(['waiting', 'read', 'failed']),
    failure: z.string().optional().describe('Why it could not be read.'),
    issues: z.int().describe('The number of issues found in it.'),
    masked: z.int().describe('The number of places where personal data was masked.'),
    hasOriginal: z.boolean().describe('Whether the unmasked text is still kept.'),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

const ConversationPart = z
  .strictObject({
    type: z.literal('message'),
    role: z.enum(['user', 'assistant', 'team-member']),
    body: text({ max: longestPart }),
  })
  .meta({ id: 'ConversationPart' })
export type ConversationPart = z.infer<typeof ConversationPart>

const ConversationMetadata = z
  .strictObject({
    url: Url.optional().describe('Where the conversation can be read.'),
    attributes: recordOf(text({ min: 1, max: 255 }), text({ max: 2048 }), 100).optional(),
    createdAt: Timestamp.optional(),
  })
  .meta({ id: 'ConversationMetadata' })

export const NewConversation = z
  .strictObject({
    id: ConversationId,
    metadata: ConversationMetadata.optional(),
    subject: text({ max: 512 }).optional(),
    parts: z.array(ConversationPart).min(1, { error: 'Add at least one message.' }).max(mostParts),
  })
  .meta({ id: 'NewConversation' })
export type NewConversation = z.output<typeof NewConversation>

/** One conversation or several. */
export const Ingestion = z
  .union([NewConversation, z.array(NewConversation).min(1).max(mostConversations)])
  .meta({ id: 'Ingestion' })

/** Texts have personal data masked: `[email 1]`, `[phone 2]`. */
export const WholeConversation = z
  .object({
    conversation: Conversation,
    parts: z.array(ConversationPart),
    metadata: ConversationMetadata,
  })
  .meta({ id: 'WholeConversation' })

/** The text as it was sent. */
export const OriginalConversation = z
  .object({
    subject: z.string().optional(),
    parts: z.array(ConversationPart),
    metadata: ConversationMetadata,
  })
  .meta({ id: 'OriginalConversation' })

/** A sentence that an issue was found in: `start` and `end` are UTF-16 offsets in the masked body of a part. */
const IssueEvidence = z
  .object({ part: z.int(), start: z.int(), end: z.int(), text: z.string() })
  .meta({ id: 'IssueEvidence' })

const issue = {
  title: z.string(),
  summary: z.string(),
  evidence: z.array(IssueEvidence),
}

const ConversationIssue = z
  .object({
    object: z.literal('conversation-issue'),
    id: Id,
    ...issue,
    createdAt: Timestamp,
    ingestedAt: Timestamp,
    conversation: z.string(),
    cluster: Id.optional(),
    pinned: z.boolean().describe('Whether a person decided on its cluster.'),
    urls: z.object({ location: z.string(), app: z.string() }),
  })
  .meta({ id: 'ConversationIssue' })
export type ConversationIssue = z.infer<typeof ConversationIssue>

/** An issue and the conversation that it was found in. */
export const FoundIssue = z
  .object({ issue: ConversationIssue, conversation: Conversation })
  .meta({ id: 'FoundIssue' })

/** What an ingestion would make of a conversation, without storing it. */
export const ConversationPreview = z
  .object({
    subject: z.string().optional(),
    parts: z.array(ConversationPart),
    masked: z.array(z.object({ kind: z.string(), count: z.int() })),
    issues: z.array(z.object({ ...issue, cluster: z.object({ id: Id, label: z.string() }).optional() })),
  })
  .meta({ id: 'ConversationPreview' })

export const IssuesCluster = z
  .object({
    object: z.literal('issues-cluster'),
    id: Id,
    label: z.string(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    icon: Icon,
    summary: z.string(),
    weeklyPulse: z
      .array(z.number())
      .length(13)
      .describe('The number of issues in each of the last 13 ISO weeks, UTC. The last one is not over.'),
    sources: z
      .record(z.string(), z.number())
      .describe('The number of issues by the source of their conversation.'),
    stats: z
      .object({
        issues: z.int(),
        conversations: z.int(),
        tasksTotal: z.int(),
        tasksBacklog: z.int(),
        tasksStarted: z.int(),
        tasksCompleted: z.int(),
        tasksCancelled: z.int(),
      })
      .describe('The tasks of a cluster are its change requests: drafts, open, merged and archived ones.'),
    urls: z.object({ location: z.string(), app: z.string() }),
    state: ClusterState,
    labelledBy: z.enum(['person', 'service']),
    terms: z.array(z.string()).describe('The words that distinguish it, at most twelve.'),
    pinned: z.int().describe('The number of issues that people assigned to it.'),
    growth: z
      .object({ recent: z.int(), former: z.int() })
      .describe('Issues in the last four full weeks, and in the four before.'),
    changeRequests: z.array(ClusterChangeRequest).describe('Those that the caller can see, latest first.'),
    lastAction: Id.optional().describe('What a person did last with it and can undo.'),
  })
  .meta({ id: 'IssuesCluster' })
export type IssuesCluster = z.infer<typeof IssuesCluster>

export const ClusterListQuery = ListQuery.extend({
  order: Order,
  orderBy: z
    .enum(['updatedAt', 'issues', 'conversations', 'tasksTotal', 'tasksBacklog', 'tasksStarted', 'growth'])
    .default('updatedAt'),
  state: ClusterState.optional().describe('Default: open and muted ones.'),
  status: z
    .enum(['pending', 'analysing'])
    .optional()
    .describe(
      'Accepted for compatibility. Clusters are listed when they are analysed, so `pending` has none.',
    ),
  search: text({ max: 255 }).optional().describe('Only those whose label, summary or words contain this.'),
  answered: z
    .stringbool()
    .optional()
    .describe('Only those with a change request that is not archived, or only those without.'),
})
export const ConversationListQuery = ListQuery.extend({
  source: text({ max: 255 }).optional().describe('Only those from this source.'),
  state: z.enum(['waiting', 'read', 'failed']).optional(),
  search: text({ max: 255 }).optional().describe('Only those whose subject contains this, in any case.'),
})
export const IssueListQuery = ListQuery.extend({
  cluster: Id.optional(),
  conversation: ConversationId.optional(),
  clustered: z.stringbool().optional().describe('Only issues that have a cluster, or only those without.'),
})

export const ConversationSettings = z
  .object({
    keepOriginals: z.int().describe('Days that unmasked texts are kept; 0: they are never stored.'),
  })
  .meta({ id: 'ConversationSettings' })
export const ConversationSettingsUpdate = z
  .strictObject({ keepOriginals: z.int().min(0).max(365) })
  .meta({ id: 'ConversationSettingsUpdate' })

export const ConversationOverview = z
  .object({
    conversations: z.object({ waiting: z.int(), read: z.int(), failed: z.int() }),
    issues: z.object({ total: z.int(), unclustered: z.int() }),
    clusters: z.object({ open: z.int(), muted: z.int(), dismissed: z.int() }),
    sources: z.array(z.object({ source: z.string(), conversations: z.int() })).describe('At most 100.'),
    clusteredAt: Timestamp.optional(),
    clustering: z.boolean().describe('Whether clusters are being computed.'),
    sample: z.boolean().describe('Whether the sample conversations are loaded.'),
  })
  .meta({ id: 'ConversationOverview' })
