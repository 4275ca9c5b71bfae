/** Teams in API responses. */
import { sql } from 'kysely'
import { countTeamReach } from '../../access/reach-counts.ts'
import { among } from '../../storage/sql.ts'
import type { TeamTable } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

/** The viewer: administrators manage every team, others those that they own. */
export interface TeamViewer {
  readonly person: string
  readonly administrator: boolean
}

/** In the order of the rows; a constant number of queries. */
export const teamViews = async (
  { store }: Context,
  db: Db,
  rows: readonly TeamTable[],
  viewer: TeamViewer,
) => {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .selectFrom('team_members')
    .select((e) => [
      'team',
      e.fn.countAll<number>().as('members'),
      sql<number>`max(case when person = ${viewer.person} then owner else 0 end)`.as('owned'),
    ])
    .where(among(store.engine, sql.ref('team'), ids))
    .groupBy('team')
    .execute()
  const counts = new Map(counted.map((row) => [row.team, row]))
  const spaces = await countTeamReach(store.engine, db, ids)
  return rows.map((row) => ({
    object: 'team' as const,
    id: row.id,
    title: row.title,
    members: Number(counts.get(row.id)?.members ?? 0),
    spaces: spaces.get(row.id) ?? 0,
    createdAt: row.created_at,
    permissions: {
      admin: viewer.administrator || Number(counts.get(row.id)?.owned ?? 0) === 1,
      view: true,
    },
  }))
}

export const showTeam = async (ctx: Context, db: Db, row: TeamTable, viewer: TeamViewer) => {
  const [view] = await teamViews(ctx, db, [row], viewer)
  if (!view) throw new Error('The view of a team is missing.')
  return view
}

export const findTeam = (db: Db, organization: string, id: string): Promise<TeamTable | undefined> =>
  db
    .selectFrom('teams')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
