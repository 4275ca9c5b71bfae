/** `GET …/conversations` and one of them; its original text; its deletion. */
import { operations } from '../../../contract/operations.ts'
import type { OriginalConversation } from '../../../contract/conversations/schemas.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import { likeLiteral } from '../../storage/sql.ts'
import { sql } from 'kysely'
import type { Db } from '../../storage/store.ts'
import { deleteConversations } from '../ingest/write-conversations.store.ts'
import type { ShownConversation } from './conversation-view.ts'
import { conversationView, shownConversations, wholeConversation } from './conversation-view.ts'

interface Filter {
  readonly source?: string | undefined
  readonly state?: ShownConversation['state'] | undefined
  readonly search?: string | undefined
}

const filtered = (db: Db, organization: string, { source, state, search }: Filter) => {
  const pattern = `%${likeLiteral((search ?? '').trim().toLowerCase())}%`
  return db
    .selectFrom('conversations as c')
    .where('c.organization', '=', organization)
    .$if(source !== undefined, (rows) => rows.where('c.source', '=', source ?? ''))
    .$if(state !== undefined, (rows) => rows.where('c.state', '=', state ?? 'read'))
    .$if(search !== undefined, (rows) => rows.where(sql<boolean>`c.subject_key like ${pattern} escape '!'`))
}

export const listConversations = reads(operations.listConversations, ({ ctx, query }, db, subject) => {
  const { id } = subject.organization
  const matching = filtered(db, id, query)
  return listPage(ctx.keys, {
    list: `orgs/${id}/conversations`,
    query,
    count: async () => {
      const { total } = await matching
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: async (after, limit) => {
      const [time, name] = after ?? []
      return matching
        .leftJoin('conversation_originals as o', (join) =>
          join.onRef('o.organization', '=', 'c.organization').onRef('o.conversation', '=', 'c.id'),
        )
        .selectAll('c')
        .select('o.ingested_at as kept')
        .$if(name !== undefined, (rows) =>
          rows.where(sql<boolean>`(c.created_at, c.id) < (${time}, ${name})`),
        )
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(limit)
        .execute()
    },
    key: (row) => [row.created_at, row.id],
    items: (rows) => rows.map((row) => conversationView(ctx, row)),
  })
})

const conversationFor = async (db: Db, organization: string, id: string): Promise<ShownConversation> => {
  const row = await shownConversations(db, organization).where('c.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const getConversation = reads(
  operations.getConversation,
  async ({ ctx, params }, db, { organization }) => {
    const row = await conversationFor(db, organization.id, params.conversationId)
    const { content } = await db
      .selectFrom('conversation_texts')
      .select('content')
      .where('organization', '=', organization.id)
      .where('conversation', '=', row.id)
      .executeTakeFirstOrThrow()
    return wholeConversation(ctx, row, content)
  },
)

/** One that does not exist is deleted already. */
export const deleteConversation = writes(
  operations.deleteConversation,
  async ({ ctx, caller, params }, db, { organization: { id } }) => {
    const row = await shownConversations(db, id).where('c.id', '=', params.conversationId).executeTakeFirst()
    if (!row) return
    await deleteConversations(ctx, db, id, [row.id])
    await ctx.events.record(db, {
      ...{ organization: id, kind: 'conversation.deleted', subject: row.id, actor: caller.person },
      data: { title: row.id },
    })
  },
)

export const showOriginalConversation = writes(
  operations.showOriginalConversation,
  async ({ ctx, caller, params }, db, { organization: { id } }) => {
    const row = await conversationFor(db, id, params.conversationId)
    const kept = await db
      .selectFrom('conversation_originals')
      .select('sealed')
      .where('organization', '=', id)
      .where('conversation', '=', row.id)
      .executeTakeFirst()
    const text = kept && ctx.keys.open('conversation', kept.sealed)
    if (text === undefined)
      throw new Failure('state-forbids', 'The original text is no longer kept. Only the masked text is left.')
    await ctx.events.record(db, {
      ...{ organization: id, kind: 'conversation.original-shown', subject: row.id, actor: caller.person },
      data: { title: row.id },
    })
    return JSON.parse(text) as (typeof OriginalConversation)['_output']
  },
)
