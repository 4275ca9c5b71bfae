/** Writes the issues that were found in conversations. Known issues keep their cluster and who decided on it. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { presentClusters, touchClusters } from '../clusters/clusters.queries.ts'
import { markStale } from '../settings.store.ts'
import type { ReadText } from './find-issues.task.ts'

/** The same for the same sentence of the same conversation. */
export const issueId = (conversation: string, anchor: string): string =>
  createHash('sha256')
    .update(JSON.stringify([conversation, anchor]))
    .digest('base64url')
    .slice(0, 22)

export interface ReadConversation extends ReadText {
  /** The content that was read. */
  readonly hash: string
  readonly failure?: string
}

/** The conversations that still wait with the content that was read. */
const stillWaiting = async (
  { store }: Context,
  db: Db,
  organization: string,
  read: readonly ReadConversation[],
) => {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'content_hash', 'created_at', 'ingested_at'])
    .where('organization', '=', organization)
    .where('state', '=', 'waiting')
    .where(
      among(
        store.engine,
        sql.ref('id'),
        read.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const waiting = new Map(rows.map((row) => [row.id, row]))
  return read.flatMap((one) => {
    const row = waiting.get(one.id)
    return row?.content_hash === one.hash ? [{ ...one, row }] : []
  })
}

type Waiting = Awaited<ReturnType<typeof stillWaiting>>[number]

const rowsOf = (organization: string, { id: conversation, issues = [], row }: Waiting) => {
  const rows = issues.map((issue, position) => ({
    ...{ organization, id: issueId(conversation, issue.anchor), conversation, position },
    ...{ title: issue.title, summary: issue.summary, evidence: JSON.stringify(issue.evidence) },
    ...{ compared: issue.compared, language: issue.language, features: issue.features },
    ...{ created_at: row.created_at, ingested_at: row.ingested_at },
  }))
  return [...new Map(rows.map((one) => [one.id, one])).values()]
}

const writeStates = async (
  ctx: Context,
  db: Db,
  organization: string,
  groups: Iterable<[string, readonly Waiting[]]>,
): Promise<void> => {
  // A group for each number of issues and each reason of failure.
  for (const [, group] of groups) {
    const [first] = group
    await db
      .updateTable('conversations')
      .set({
        ...{ state: first?.issues ? ('read' as const) : ('failed' as const), processed_at: ctx.now() },
        ...{ failure: first?.failure ?? null, issues: first?.issues?.length ?? 0 },
      })
      .where('organization', '=', organization)
      .where(
        among(
          ctx.store.engine,
          sql.ref('id'),
          group.map(({ id }) => id),
        ),
      )
      .execute()
  }
}

/** Returns the numbers of conversations that were read and that could not be. */
export const writeIssues = async (
  ctx: Context,
  db: Db,
  organization: string,
  all: readonly ReadConversation[],
  joined: ReadonlyMap<string, string>,
): Promise<{ readonly read: number; readonly failed: number }> => {
  const waiting = await stillWaiting(ctx, db, organization, all)
  const clusters = await presentClusters(ctx, db, organization, joined.values())
  const rows = waiting.flatMap((one) => rowsOf(organization, one))
  await db
    .deleteFrom('conversation_issues')
    .where('organization', '=', organization)
    .where(
      among(
        ctx.store.engine,
        sql.ref('conversation'),
        waiting.map(({ id }) => id),
      ),
    )
    .where((e) =>
      e.not(
        among(
          ctx.store.engine,
          sql.ref('id'),
          rows.map(({ id }) => id),
        ),
      ),
    )
    .execute()
  for (const some of chunks(rows, 200))
    await db
      .insertInto('conversation_issues')
      .values(
        some.map((row) => ({
          ...row,
          cluster: clusters.get(joined.get(row.id) ?? '')?.id ?? null,
          pinned_by: null,
        })),
      )
      .onConflict((c) =>
        c.columns(['organization', 'id']).doUpdateSet((e) => ({
          position: e.ref('excluded.position'),
          title: e.ref('excluded.title'),
          summary: e.ref('excluded.summary'),
          evidence: e.ref('excluded.evidence'),
          compared: e.ref('excluded.compared'),
          language: e.ref('excluded.language'),
          features: e.ref('excluded.features'),
          created_at: e.ref('excluded.created_at'),
          ingested_at: e.ref('excluded.ingested_at'),
        })),
      )
      .execute()
  await touchClusters(
    ctx,
    db,
    organization,
    [...clusters.values()].map(({ id }) => id),
  )
  const groups = Map.groupBy(waiting, ({ issues, failure }) => `${issues?.length ?? ''} ${failure ?? ''}`)
  await writeStates(ctx, db, organization, groups)
  await markStale(db, organization)
  const failed = waiting.filter(({ issues }) => !issues).length
  return { read: waiting.length - failed, failed }
}
