/** An organization is deleted, and its conversations with it. */
import type { Db } from '../storage/store.ts'

const tables = [
  ...(['cluster_action_issues', 'cluster_actions', 'issue_clusters', 'conversation_issues'] as const),
  ...(['conversation_originals', 'conversation_texts', 'conversations', 'conversation_settings'] as const),
] as const

export const removeConversations = async (db: Db, organization: string): Promise<void> => {
  for (const table of tables) await db.deleteFrom(table).where('organization', '=', organization).execute()
}
