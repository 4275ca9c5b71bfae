/** `GET /spaces/{s}/health`: the last thirty days of a space, counted from existing rows. */
import { sql } from 'kysely'
import type { SpaceHealth } from '../../contract/pages/space-health.ts'
import { healthDays } from '../../contract/pages/space-health.ts'
import { operations } from '../../contract/operations.ts'
import { reads } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The days reported, oldest first, as `2026-01-31`. */
const daysUntil = (now: string): string[] =>
  Array.from({ length: healthDays }, (_, at) =>
    new Date(Date.parse(now) - (healthDays - 1 - at) * dayLength).toISOString().slice(0, 10),
  )

/** Counts by subject and day; totals over all days have no day. One statement for all of them. */
const countsSince = async (db: Db, space: string, since: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ what: string; day: string; total: number | string }>`
    with recent as (
      select main_number, created_by, substr(created_at, 1, 10) as day from revisions
      where space = ${space} and main_number is not null and created_at >= ${since}
    ), changed as (
      select recent.day, page_changes.page from recent
      join page_changes on page_changes.space = ${space} and page_changes.main_number = recent.main_number
    )
    select 'revisions' as what, day, count(*) as total from recent group by day
    union all select 'pages', day, count(distinct page) from changed group by day
    union all select 'pages', '', count(distinct page) from changed
    union all select 'people', '', count(distinct created_by) from recent
    union all select 'opened', substr(created_at, 1, 10), count(*) from change_requests
      where space = ${space} and created_at >= ${since} group by substr(created_at, 1, 10)
    union all select 'merged', substr(merged_at, 1, 10), count(*) from change_requests
      where space = ${space} and merged_at >= ${since} group by substr(merged_at, 1, 10)
    union all select 'waiting', '', count(*) from change_requests
      where space = ${space} and status = 'open' and updated_at < ${since}`.execute(db)
  return new Map(rows.map(({ what, day, total }) => [`${what} ${day}`, Number(total)]))
}

export const getSpaceHealth = reads(
  operations.getSpaceHealth,
  async ({ ctx }, db, { space }): Promise<SpaceHealth> => {
    const days = daysUntil(ctx.now())
    const [first = ''] = days
    const counts = await countsSince(db, space.id, `${first}T00:00:00.000Z`)
    const { id, main_number } = await revisionOf(db, space.id, space.revision)
    const of = (what: string, day = ''): number => counts.get(`${what} ${day}`) ?? 0
    return {
      revision: { id, number: main_number ?? 0 },
      days: days.map((day) => ({
        day,
        revisions: of('revisions', day),
        pages: of('pages', day),
        opened: of('opened', day),
        merged: of('merged', day),
      })),
      pages: of('pages'),
      people: of('people'),
      waiting: of('waiting'),
    }
  },
)
