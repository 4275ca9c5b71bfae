/** Writes conversations that wait to be read, and deletes conversations with everything that belongs to them. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { ensureSettings, markStale, settingsOf } from '../settings.store.ts'
import type { PreparedConversation } from './prepare-conversations.ts'

export interface Sourced extends PreparedConversation {
  readonly source: string
}

const textsPerStatement = 50

const writeTexts = async (
  ctx: Context,
  db: Db,
  organization: string,
  changed: readonly Sourced[],
  keepOriginals: number,
): Promise<void> => {
  await db
    .deleteFrom('conversation_originals')
    .where('organization', '=', organization)
    .where(
      among(
        ctx.store.engine,
        sql.ref('conversation'),
        changed.map(({ id }) => id),
      ),
    )
    .execute()
  for (const some of chunks(changed, textsPerStatement)) {
    await db
      .insertInto('conversation_texts')
      .values(some.map(({ id, content, size }) => ({ organization, conversation: id, content, size })))
      .onConflict((c) =>
        c.columns(['organization', 'conversation']).doUpdateSet((e) => ({
          content: e.ref('excluded.content'),
          size: e.ref('excluded.size'),
        })),
      )
      .execute()
    if (keepOriginals > 0)
      await db
        .insertInto('conversation_originals')
        .values(
          some.map(({ id, sealed }) => ({
            ...{ organization, conversation: id, sealed },
            ...{ sealed_with: ctx.keys.fingerprint, ingested_at: ctx.now() },
          })),
        )
        .execute()
  }
}

/** Conversations that are known with the same content are left alone. Returns the number of the others. */
export const writeConversations = async (
  ctx: Context,
  db: Db,
  organization: string,
  conversations: readonly Sourced[],
  { sample }: { readonly sample: boolean },
): Promise<number> => {
  const known = await db
    .selectFrom('conversations')
    .select(['id', 'content_hash', 'created_at'])
    .where('organization', '=', organization)
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        conversations.map(({ id }) => id),
      ),
    )
    .execute()
  const before = new Map(known.map((row) => [row.id, row]))
  const changed = conversations.filter(({ id, hash }) => before.get(id)?.content_hash !== hash)
  if (changed.length === 0) return 0
  const now = ctx.now()
  const rows = changed.map((one) => ({
    ...{ organization, id: one.id, subject: one.subject ?? null, url: one.url ?? null, source: one.source },
    subject_key: (one.subject ?? '').toLowerCase(),
    ...{
      sample: sample ? (1 as const) : (0 as const),
      content_hash: one.hash,
      masked: one.masked,
      issues: 0,
    },
    ...{ state: 'waiting' as const, failure: null, processed_at: null, ingested_at: now },
    created_at: one.createdAt ?? before.get(one.id)?.created_at ?? now,
  }))
  // The number of issues stays until the conversation is read again.
  for (const some of chunks(rows, 200))
    await db
      .insertInto('conversations')
      .values(some)
      .onConflict((c) =>
        c.columns(['organization', 'id']).doUpdateSet((e) => ({
          subject: e.ref('excluded.subject'),
          subject_key: e.ref('excluded.subject_key'),
          url: e.ref('excluded.url'),
          source: e.ref('excluded.source'),
          sample: e.ref('excluded.sample'),
          content_hash: e.ref('excluded.content_hash'),
          masked: e.ref('excluded.masked'),
          state: e.ref('excluded.state'),
          failure: null,
          processed_at: null,
          ingested_at: e.ref('excluded.ingested_at'),
          created_at: e.ref('excluded.created_at'),
        })),
      )
      .execute()
  await ensureSettings(db, organization)
  const { keep_originals: keepOriginals } = await settingsOf(db, organization)
  await writeTexts(ctx, db, organization, changed, keepOriginals)
  return changed.length
}

/** Deletes conversations with their issues and texts. */
export const deleteConversations = async (
  { store }: Context,
  db: Db,
  organization: string,
  ids: readonly string[],
): Promise<void> => {
  // Their rows first: reading locks them before it writes issues, so that none is written behind this.
  await db
    .deleteFrom('conversations')
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
  const those = among(store.engine, sql.ref('conversation'), ids)
  await db
    .deleteFrom('cluster_action_issues')
    .where('organization', '=', organization)
    .where('issue', 'in', (e) =>
      e.selectFrom('conversation_issues').select('id').where('organization', '=', organization).where(those),
    )
    .execute()
  for (const table of ['conversation_issues', 'conversation_texts', 'conversation_originals'] as const)
    await db.deleteFrom(table).where('organization', '=', organization).where(those).execute()
  await markStale(db, organization)
}
