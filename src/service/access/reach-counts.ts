/**
 * How many spaces each of some members, and each of some teams, can access. For a page of a list of people: what
 * `visible-resources.ts` would count for each of them, from four queries for all.
 *
 * Spaces without grants are equivalent if they have the same collection and level, and most are: they are counted in
 * such groups, and each group is decided once.
 */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { rank } from '../../contract/roles/roles.ts'

export interface Reaching {
  readonly person: string
  /** Rank in the organization. */
  readonly role: number
  readonly disabled: number
}

/** A space or collection: its parent ('' at the top level), and its default level unless it is inherited. */
export interface Place {
  readonly id: string
  readonly parent: string
  readonly default_level: number | null
}

interface Group {
  readonly parent: string
  readonly default_level: number | null
  readonly total: number
}

/** Ranks of a person by resource; a direct grant takes precedence over team grants, of which the highest counts. */
type Grants = ReadonlyMap<string, number>

/** Collections in an order in which each comes after its parent. */
export const fromTheTop = (collections: readonly Place[]): Place[] => {
  const below = new Map<string, Place[]>()
  for (const one of collections) {
    const siblings = below.get(one.parent)
    if (siblings) siblings.push(one)
    else below.set(one.parent, [one])
  }
  const ordered = [...(below.get('') ?? [])]
  for (const { id } of ordered) ordered.push(...(below.get(id) ?? []))
  return ordered
}

/** The rank on each collection, by id, with the rank in the organization under ''. */
const ranksOn = (collections: readonly Place[], role: number, grants: Grants): Map<string, number> => {
  const ranks = new Map([['', role]])
  for (const { id, parent, default_level: level } of collections)
    ranks.set(id, grants.get(id) ?? (role > 0 ? level : null) ?? ranks.get(parent) ?? 0)
  return ranks
}

const grantsByPerson = async (
  engine: Engine,
  db: Db,
  organization: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Map<string, number>>> => {
  const { rows } = await sql<{ person: string; thing: string; role: number; own: number }>`
    select g.grantee as person, g.thing, g.role, 1 as own from grants g
    where g.organization = ${organization} and g.grantee_kind = 'person'
      and ${among(engine, sql.ref('g.grantee'), people)}
    union all
    select t.person, g.thing, max(g.role), 0 from team_members t join grants g on g.grantee = t.team
      and g.organization = t.organization
    where t.organization = ${organization} and g.grantee_kind = 'team'
      and ${among(engine, sql.ref('t.person'), people)}
    group by t.person, g.thing`.execute(db)
  const grants = new Map<string, Map<string, number>>()
  // Team grants are written first, so that direct grants replace them.
  for (const { person, thing, role } of rows.toSorted((a, b) => Number(a.own) - Number(b.own)))
    grants.set(person, (grants.get(person) ?? new Map<string, number>()).set(thing, Number(role)))
  return grants
}

/** The number of spaces, not counting the trash, that each of the members sees. */
export const countReach = async (
  engine: Engine,
  db: Db,
  organization: string,
  members: readonly Reaching[],
): Promise<ReadonlyMap<string, number>> => {
  if (members.length === 0) return new Map()
  const grants = await grantsByPerson(
    engine,
    db,
    organization,
    members.map(({ person }) => person),
  )
  const granted = [...new Set([...grants.values()].flatMap((things) => [...things.keys()]))]
  const standing = () =>
    db.selectFrom('spaces').where('organization', '=', organization).where('deleted_at', 'is', null)
  const groups: Group[] = await standing()
    .select((e) => ['parent', 'default_level', e.fn.countAll<number>().as('total')])
    .groupBy(['parent', 'default_level'])
    .execute()
  const places: Place[] = await standing()
    .select(['id', 'parent', 'default_level'])
    .where(among(engine, sql.ref('id'), granted))
    .execute()
  const collections = fromTheTop(
    await db
      .selectFrom('collections')
      .select(['id', 'parent', 'default_level'])
      .where('organization', '=', organization)
      .execute(),
  )
  const all = groups.reduce((sum, { total }) => sum + Number(total), 0)
  const plain = new Map<number, number>()
  const reach = (role: number, own: Grants): number => {
    const ranks = ranksOn(collections, role, own)
    const seen = ({ parent, default_level: level }: Pick<Place, 'parent' | 'default_level'>) =>
      ((role > 0 ? level : null) ?? ranks.get(parent) ?? 0) > 0
    const inGroups = groups.reduce((sum, group) => sum + (seen(group) ? Number(group.total) : 0), 0)
    // A grant makes its space visible; those that the group did not count are added.
    return inGroups + places.filter((place) => own.has(place.id) && !seen(place)).length
  }
  const counts = new Map<string, number>()
  for (const { person, role, disabled } of members) {
    const own = grants.get(person)
    let count = plain.get(role)
    if (Number(disabled) === 1) count = 0
    else if (role === rank('admin')) count = all
    else if (own !== undefined) count = reach(role, own)
    else if (count === undefined) plain.set(role, (count = reach(role, new Map())))
    counts.set(person, count)
  }
  return counts
}

/** The rank of each member on each of the spaces and sites, in their order; 0 is none. Sites are at the top level. */
export const ranksOnPlaces = async (
  engine: Engine,
  db: Db,
  organization: string,
  members: readonly Reaching[],
  places: readonly Place[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const people = members.map(({ person }) => person)
  const grants = await grantsByPerson(engine, db, organization, people)
  const collections = fromTheTop(
    await db
      .selectFrom('collections')
      .select(['id', 'parent', 'default_level'])
      .where('organization', '=', organization)
      .execute(),
  )
  return new Map(
    members.map(({ person, role, disabled }) => {
      const own: Grants = grants.get(person) ?? new Map<string, number>()
      const ranks = ranksOn(collections, role, own)
      const rankOn = ({ id, parent, default_level: level }: Place): number => {
        if (Number(disabled) === 1) return 0
        if (role === rank('admin')) return role
        return own.get(id) ?? (role > 0 ? level : null) ?? ranks.get(parent) ?? 0
      }
      return [person, places.map(rankOn)]
    }),
  )
}

/** The number of spaces outside the trash on which each team has a role, directly or on an ancestor collection. */
export const countTeamReach = async (
  engine: Engine,
  db: Db,
  teams: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (teams.length === 0) return new Map()
  const given = among(engine, sql.ref('g.grantee'), teams)
  const { rows } = await sql<{ team: string; total: number }>`
    with recursive around (team, id) as (
      select g.grantee, g.thing from grants g
      where g.grantee_kind = 'team' and g.thing_kind = 'collection' and ${given}
      union
      select around.team, c.id from collections c join around on c.parent = around.id
    ), reached (team, space) as (
      select g.grantee, g.thing from grants g
      where g.grantee_kind = 'team' and g.thing_kind = 'space' and ${given}
      union
      select around.team, s.id from spaces s join around on s.parent = around.id
    )
    select r.team, count(*) as total from reached r join spaces s on s.id = r.space
    where s.deleted_at is null group by r.team`.execute(db)
  return new Map(rows.map(({ team, total }) => [team, Number(total)]))
}
