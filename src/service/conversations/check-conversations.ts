/** Checks the consistency of all conversations in a store, for `recto fsck`. Read-only. */
import { sql } from 'kysely'
import type { Db } from '../storage/store.ts'
import { storedText } from './stored-text.ts'

type Report = (message: string) => void

/** Texts that are read together. */
const perBatch = 50
/** Problems of one kind that are reported. */
const mostReported = 100

/** Every conversation has a text that can be read. */
const checkTexts = async (db: Db, report: Report): Promise<void> => {
  for (let after: readonly [string, string] = ['', '']; ;) {
    const rows = await db
      .selectFrom('conversation_texts')
      .selectAll()
      .where(sql<boolean>`(organization, conversation) > (${after[0]}, ${after[1]})`)
      .orderBy('organization')
      .orderBy('conversation')
      .limit(perBatch)
      .execute()
    for (const { organization, conversation, content } of rows)
      try {
        storedText(content)
      } catch (error) {
        const { message } = error as Error
        report(`Conversation ${conversation} of ${organization}: its text cannot be read: ${message}`)
      }
    const last = rows.at(-1)
    if (!last || rows.length < perBatch) return
    after = [last.organization, last.conversation]
  }
}

interface Found {
  readonly organization: string
  readonly id: string
}

const checks = [
  {
    message: ({ organization, id }: Found) => `Conversation ${id} of ${organization}: its text is missing.`,
    rows: sql<Found>`
      select c.organization, c.id from conversations c
      left join conversation_texts t on t.organization = c.organization and t.conversation = c.id
      where t.conversation is null`,
  },
  {
    message: ({ organization, id }: Found) =>
      `Conversation ${id} of ${organization}: its number of issues is wrong.`,
    rows: sql<Found>`
      select c.organization, c.id from conversations c
      where c.state <> 'waiting' and c.issues <> (select count(*) from conversation_issues i
        where i.organization = c.organization and i.conversation = c.id)`,
  },
  {
    message: ({ organization, id }: Found) => `Issue ${id} of ${organization} belongs to no conversation.`,
    rows: sql<Found>`
      select i.organization, i.id from conversation_issues i
      left join conversations c on c.organization = i.organization and c.id = i.conversation
      where c.id is null`,
  },
  {
    message: ({ organization, id }: Found) =>
      `Issue ${id} of ${organization} is in a cluster that does not exist or was merged.`,
    rows: sql<Found>`
      select i.organization, i.id from conversation_issues i
      left join issue_clusters c on c.organization = i.organization and c.id = i.cluster
      where i.cluster is not null and (c.id is null or c.merged_into is not null)`,
  },
  {
    message: ({ organization, id }: Found) =>
      `Cluster ${id} of ${organization} was merged into one that does not exist.`,
    rows: sql<Found>`
      select c.organization, c.id from issue_clusters c
      left join issue_clusters d on d.organization = c.organization and d.id = c.merged_into
      where c.merged_into is not null and d.id is null`,
  },
  {
    message: ({ organization, id }: Found) =>
      `The original text of conversation ${id} of ${organization} belongs to no conversation.`,
    rows: sql<Found>`
      select o.organization, o.conversation as id from conversation_originals o
      left join conversations c on c.organization = o.organization and c.id = o.conversation
      where c.id is null`,
  },
]

/** The number of conversations; problems are reported. */
export const checkConversations = async (db: Db, report: Report): Promise<number> => {
  await checkTexts(db, report)
  for (const { message, rows } of checks)
    for (const found of (await rows.execute(db)).rows.slice(0, mostReported)) report(message(found))
  const { total } = await db
    .selectFrom('conversations')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
