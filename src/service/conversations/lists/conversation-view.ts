/** Conversations and issues as the API shows them. */
import type {
  Conversation,
  ConversationIssue,
  WholeConversation,
} from '../../../contract/conversations/schemas.ts'
import type { Context } from '../../context.ts'
import type { ConversationIssueRow, ConversationRow } from '../../storage/schema/conversation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { storedText } from '../stored-text.ts'

/** A row, and whether its original is kept. */
export interface ShownConversation extends ConversationRow {
  readonly kept: string | null
}

/** Conversations of an organization as `c`; the queries of lists add conditions. */
export const shownConversations = (db: Db, organization: string) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('conversation_originals as o', (join) =>
      join.onRef('o.organization', '=', 'c.organization').onRef('o.conversation', '=', 'c.id'),
    )
    .selectAll('c')
    .select('o.ingested_at as kept')
    .where('c.organization', '=', organization)

export const conversationView = ({ addresses }: Context, row: ShownConversation): Conversation => {
  const { location, app } = addresses.conversation(row.organization, row.id)
  return {
    ...{ object: 'conversation', id: row.id, createdAt: row.created_at, source: row.source },
    ...(row.subject !== null && { subject: row.subject }),
    ...(row.processed_at !== null && { processedAt: row.processed_at }),
    urls: { location, ...(row.url !== null && { source: row.url }), app },
    ...{ state: row.state, ...(row.failure !== null && { failure: row.failure }) },
    ...{ issues: Number(row.issues), masked: Number(row.masked), hasOriginal: row.kept !== null },
  }
}

export const wholeConversation = (
  ctx: Context,
  row: ShownConversation,
  content: Uint8Array,
): WholeConversationView => {
  const { parts, attributes } = storedText(content)
  return {
    conversation: conversationView(ctx, row),
    parts,
    metadata: {
      ...(row.url !== null && { url: row.url }),
      ...(attributes && { attributes }),
      createdAt: row.created_at,
    },
  }
}
type WholeConversationView = (typeof WholeConversation)['_output']

export const issueView = ({ addresses }: Context, row: IssueColumns): ConversationIssue => ({
  ...{ object: 'conversation-issue', id: row.id, title: row.title, summary: row.summary },
  evidence: JSON.parse(row.evidence) as ConversationIssue['evidence'],
  ...{ createdAt: row.created_at, ingestedAt: row.ingested_at, conversation: row.conversation },
  ...(row.cluster !== null && { cluster: row.cluster }),
  pinned: row.pinned_by !== null,
  urls: addresses.conversationIssue(row.organization, row.id),
})

type IssueColumns = Omit<ConversationIssueRow, 'features' | 'compared' | 'language' | 'position'>

/** The columns of an issue that is shown. */
export const issueColumns = [
  ...(['i.organization', 'i.id', 'i.conversation', 'i.cluster', 'i.pinned_by', 'i.title'] as const),
  ...(['i.summary', 'i.evidence', 'i.created_at', 'i.ingested_at'] as const),
] as const
