/** Tables of conversations. */

export interface ConversationTables {}
