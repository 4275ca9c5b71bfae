/** `GET …/conversations-issues` and one of them. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { ConversationRow } from '../../storage/schema/conversation-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { presentClusters } from '../clusters/clusters.queries.ts'
import { conversationView, issueColumns, issueView, shownConversations } from './conversation-view.ts'

type IssueRow = Parameters<typeof issueView>[1]

const conversationsOf = async (
  { store }: Context,
  db: Db,
  organization: string,
  issues: readonly IssueRow[],
) => {
  const rows = await shownConversations(db, organization)
    .where(
      among(
        store.engine,
        sql.ref('c.id'),
        issues.map(({ conversation }) => conversation),
      ),
    )
    .execute()
  return new Map<ConversationRow['id'], (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

const foundIssues = async (ctx: Context, db: Db, organization: string, issues: readonly IssueRow[]) => {
  const conversations = await conversationsOf(ctx, db, organization, issues)
  return issues.flatMap((issue) => {
    const conversation = conversations.get(issue.conversation)
    return conversation
      ? [{ issue: issueView(ctx, issue), conversation: conversationView(ctx, conversation) }]
      : []
  })
}

export const listConversationIssues = reads(
  operations.listConversationIssues,
  async ({ ctx, query }, db, subject) => {
    const { id } = subject.organization
    const { cluster: asked, conversation, clustered } = query
    // A merged cluster stands for the one that it was merged into.
    const cluster =
      asked === undefined
        ? undefined
        : ((await presentClusters(ctx, db, id, [asked])).get(asked)?.id ?? asked)
    const matching = db
      .selectFrom('conversation_issues as i')
      .where('i.organization', '=', id)
      .$if(cluster !== undefined, (rows) => rows.where('i.cluster', '=', cluster ?? ''))
      .$if(conversation !== undefined, (rows) => rows.where('i.conversation', '=', conversation ?? ''))
      .$if(clustered !== undefined, (rows) =>
        rows.where('i.cluster', clustered === true ? 'is not' : 'is', null),
      )
    return listPage(ctx.keys, {
      list: `orgs/${id}/conversations-issues`,
      query,
      count: async () => {
        const { total } = await matching
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) => {
        const [time, name] = after ?? []
        return matching
          .select([...issueColumns])
          .$if(name !== undefined, (rows) =>
            rows.where(sql<boolean>`(i.created_at, i.id) < (${time}, ${name})`),
          )
          .orderBy('i.created_at', 'desc')
          .orderBy('i.id', 'desc')
          .limit(limit)
          .execute()
      },
      key: (row) => [row.created_at, row.id],
      items: (rows) => foundIssues(ctx, db, id, rows),
    })
  },
)

export const getConversationIssue = reads(
  operations.getConversationIssue,
  async ({ ctx, params }, db, { organization }) => {
    const rows = await db
      .selectFrom('conversation_issues as i')
      .select([...issueColumns])
      .where('i.organization', '=', organization.id)
      .where('i.id', '=', params.issueId)
      .execute()
    const [found] = await foundIssues(ctx, db, organization.id, rows)
    if (!found) throw notFound()
    return found
  },
)
