/** What people thought of change requests, who was asked, and what they have looked at. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (_db: Db, _types: ColumnTypes): Promise<void> => {}
