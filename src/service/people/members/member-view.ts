/** Members of an organization in API responses, and their rows. */
import { sql } from 'kysely'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import { teamsByPerson } from '../../access/ranks-on-resources.ts'
import { countReach } from '../../access/reach-counts.ts'
import { containsText } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { personView } from '../person-view.ts'

/** A member joined with what is shown of the person. */
export interface MemberRow {
  readonly person: string
  readonly role: number
  readonly disabled: number
  readonly sso: number
  readonly joined_at: string
  readonly seen_at: string | null
  readonly id: string
  readonly display_name: string
  readonly email: string
  readonly photo_url: string | null
}

/** A query for members joined with their persons, to be narrowed further. */
export const memberRows = (db: Db, organization: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('persons as p', 'p.id', 'm.person')
    .select(['m.person', 'm.role', 'm.disabled', 'm.sso', 'm.joined_at', 'm.seen_at'])
    .select(['p.id', 'p.display_name', 'p.email', 'p.photo_url'])
    .where('m.organization', '=', organization)

/** Condition: the name or address of the person `p` contains a text. */
export const nameContains = (search: string) =>
  sql<boolean>`(${containsText('p.display_name', search)} or ${containsText('p.email', search)})`

/** In the order of the rows; a constant number of queries. */
export const memberViews = async (ctx: Context, db: Db, organization: string, rows: readonly MemberRow[]) => {
  const people = rows.map(({ person }) => person)
  const { engine } = ctx.store
  const teams = await teamsByPerson(engine, db, organization, people)
  const reach = await countReach(engine, db, organization, rows, teams)
  return rows.map((row) => ({
    object: 'member' as const,
    id: row.person,
    role: roleOfRank(Number(row.role)),
    user: personView(ctx, row),
    disabled: Number(row.disabled) === 1,
    joinedAt: row.joined_at,
    ...(row.seen_at !== null && { lastSeenAt: row.seen_at }),
    sso: Number(row.sso) === 1,
    spaces: reach.get(row.person)?.spaces ?? 0,
    sites: reach.get(row.person)?.sites ?? 0,
    teams: teams.get(row.person)?.length ?? 0,
  }))
}

/** The member, or undefined. */
export const findMember = (db: Db, organization: string, person: string): Promise<MemberRow | undefined> =>
  memberRows(db, organization).where('m.person', '=', person).executeTakeFirst()

export const showMember = async (ctx: Context, db: Db, organization: string, row: MemberRow) => {
  const [view] = await memberViews(ctx, db, organization, [row])
  if (!view) throw new Error('The view of a member is missing.')
  return view
}
