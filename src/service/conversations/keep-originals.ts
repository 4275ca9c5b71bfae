/** How long unmasked texts are kept: the setting, and the deletion of those that are older. */
import { operations } from '../../contract/operations.ts'
import type { Context } from '../context.ts'
import { reads, writes } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import { ensureSettings, settingsOf } from './settings.store.ts'

const day = 24 * 3600_000

/** Deletes the originals of an organization that are older than `days`. */
const dropOlder = async ({ now }: Context, db: Db, organization: string, days: number): Promise<void> => {
  const before = new Date(Date.parse(now()) - days * day).toISOString()
  await db
    .deleteFrom('conversation_originals')
    .where('organization', '=', organization)
    .where('ingested_at', days === 0 ? '<=' : '<', before)
    .execute()
}

/** Called by every sweep. One small deletion for each organization that has originals. */
export const dropExpiredOriginals = async (ctx: Context): Promise<void> => {
  const rows = await ctx.store.read
    .selectFrom('conversation_settings')
    .select(['organization', 'keep_originals'])
    .orderBy('organization')
    .execute()
  for (const { organization, keep_originals: days } of rows)
    await ctx.store.write((db) => dropOlder(ctx, db, organization, Number(days)))
}

export const getConversationSettings = reads(
  operations.getConversationSettings,
  async (_call, db, { organization }) => {
    const { keep_originals: keepOriginals } = await settingsOf(db, organization.id)
    return { keepOriginals: Number(keepOriginals) }
  },
)

export const updateConversationSettings = writes(
  operations.updateConversationSettings,
  async ({ ctx, caller, body: { keepOriginals } }, db, { organization: { id } }) => {
    await ensureSettings(db, id)
    const { keep_originals: before } = await settingsOf(db, id)
    if (Number(before) !== keepOriginals) {
      await db
        .updateTable('conversation_settings')
        .set({ keep_originals: keepOriginals })
        .where('organization', '=', id)
        .execute()
      await dropOlder(ctx, db, id, keepOriginals)
      await ctx.events.record(db, {
        ...{ organization: id, kind: 'conversations.settings-updated', subject: id, actor: caller.person },
        data: { title: 'Conversations', from: { keepOriginals: Number(before) }, to: { keepOriginals } },
      })
    }
    return { keepOriginals }
  },
)
