/** Timeline entries for requested and withdrawn reviews. */
import { sql } from 'kysely'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { namedPeople, recordTimeline } from './record-timeline.ts'

export const recordRequests = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  actor: string,
  {
    kind,
    users,
    teams,
  }: {
    readonly kind: 'review-requested' | 'review-request-withdrawn'
    readonly users: readonly string[]
    readonly teams: readonly string[]
  },
): Promise<void> => {
  if (users.length + teams.length === 0) return
  const named =
    teams.length === 0
      ? []
      : await db
          .selectFrom('teams')
          .select(['id', 'title'])
          .where(among(ctx.store.engine, sql.ref('id'), teams))
          .orderBy('title')
          .execute()
  const people = [...(await namedPeople(ctx, db, users))]
  await recordTimeline(ctx, db, row, actor, { kind, users: people, teams: named })
}
