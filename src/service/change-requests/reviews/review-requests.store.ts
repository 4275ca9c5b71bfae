/** Review request rows. */
import { sql } from 'kysely'
import type { ChangeRequestRow, ReviewRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

type Of = Pick<ChangeRequestRow, 'space' | 'id'>

/** Requests a review, or requests it again from someone who has answered. An unanswered request is left as it is. */
export const addRequest = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  asked: { readonly grantee: string; readonly kind: 'person' | 'team'; readonly by: string },
): Promise<boolean> => {
  const now = ctx.now()
  const written = await db
    .insertInto('review_requests')
    .values({
      space: row.space,
      change_request: row.id,
      grantee: asked.grantee,
      grantee_kind: asked.kind,
      revision: row.revision,
      requested_by: asked.by,
      created_at: now,
      answered_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['space', 'change_request', 'grantee'])
        .doUpdateSet({ revision: row.revision, requested_by: asked.by, created_at: now, answered_at: null })
        .where('review_requests.answered_at', 'is not', null),
    )
    .returning('grantee')
    .executeTakeFirst()
  return written !== undefined
}

/** Marks the requests of the person and their teams as answered; returns who requested last. */
export const answerRequests = async (
  db: Db,
  { space, id }: Of,
  person: string,
  at: string,
): Promise<string | undefined> => {
  const answered = await db
    .updateTable('review_requests')
    .set({ answered_at: at })
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('answered_at', 'is', null)
    .where(
      sql<boolean>`(grantee = ${person} or grantee in (select t.team from team_members t where t.person = ${person}))`,
    )
    .returning(['requested_by', 'created_at'])
    .execute()
  return answered.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0]?.requested_by
}

/** Unanswered requests, oldest first. */
export const openRequests = (
  db: Db,
  { space, id }: Of,
  after: readonly string[] | undefined,
  limit: number,
): Promise<ReviewRequestRow[]> => {
  let rows = db
    .selectFrom('review_requests')
    .selectAll()
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('answered_at', 'is', null)
  const [time = '', grantee = ''] = after ?? []
  if (after)
    rows = rows.where((e) =>
      e(e.refTuple('created_at', 'grantee'), '>', e.tuple(e.val(time), e.val(grantee))),
    )
  return rows.orderBy('created_at').orderBy('grantee').limit(limit).execute()
}

/** The number of unanswered requests for every given change request. */
export const countOpenRequestsOf = async (
  engine: Engine,
  db: Db,
  rows: readonly Of[],
): Promise<ReadonlyMap<string, number>> => {
  const counts = await db
    .selectFrom('review_requests')
    .select((e) => ['change_request', e.fn.countAll<number>().as('total')])
    .where(among(engine, sql.ref('space'), [...new Set(rows.map(({ space }) => space))]))
    .where(
      among(
        engine,
        sql.ref('change_request'),
        rows.map(({ id }) => id),
      ),
    )
    .where('answered_at', 'is', null)
    .groupBy('change_request')
    .execute()
  return new Map(counts.map(({ change_request, total }) => [change_request, Number(total)]))
}

export const countOpenRequests = async (db: Db, { space, id }: Of): Promise<number> => {
  const { total } = await db
    .selectFrom('review_requests')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}
