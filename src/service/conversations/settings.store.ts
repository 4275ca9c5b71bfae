/** How conversations of an organization are kept, and when they were last clustered. */
import type { Selectable } from 'kysely'
import type { Schema } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'

type SettingsRow = Selectable<Schema['conversation_settings']>

const defaults = {
  keep_originals: 90,
  weights: null,
  clustered_at: null,
  clustered_issues: 0,
  stale: 0,
  generation: 0,
} as const

/** The stored row, or the defaults. */
export const settingsOf = async (db: Db, organization: string): Promise<SettingsRow> =>
  (await db
    .selectFrom('conversation_settings')
    .selectAll()
    .where('organization', '=', organization)
    .executeTakeFirst()) ?? { organization, ...defaults }

/** Adds the row with the defaults if there is none. */
export const ensureSettings = async (db: Db, organization: string): Promise<void> => {
  await db
    .insertInto('conversation_settings')
    .values({ organization, ...defaults })
    .onConflict((c) => c.column('organization').doNothing())
    .execute()
}

/** Issues were added or removed: they are clustered anew within a day. */
export const markStale = async (db: Db, organization: string): Promise<void> => {
  await db
    .updateTable('conversation_settings')
    .set({ stale: 1 })
    .where('organization', '=', organization)
    .execute()
}
