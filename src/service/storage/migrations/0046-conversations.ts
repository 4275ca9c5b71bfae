/** Conversations, the issues found in them, and clusters of issues. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (_db: Db, _types: ColumnTypes): Promise<void> => undefined
