/**
 * Everybody who sees one space, collection or site, with their role and its reasons: `resolver.ts` for all members at
 * once. The rank is computed in SQL, so that the list is filtered, counted and paged there; the reasons of the listed
 * people come from the resolver itself, over the same grants.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { seesEmailOf } from './email-visibility.ts'
import type { Reason, Step, ResourceKind } from './resolver.ts'
import { decide } from './resolver.ts'
import { deepestNesting } from './inherited-grants.ts'

export interface Resource {
  readonly kind: ResourceKind
  readonly id: string
  readonly organization: string
  /** '' at the top level, where all sites are. */
  readonly parent: string
  readonly default_level: number | null
}

/** A level of inheritance, without grants. */
type Place = Pick<Step, 'kind' | 'id' | 'defaultLevel'>

/** The resource itself and its ancestor collections, nearest first. */
export const placesUpFrom = async (db: Db, thing: Resource): Promise<Place[]> => {
  const own: Place = { kind: thing.kind, id: thing.id, defaultLevel: thing.default_level }
  if (thing.parent === '') return [own]
  const { rows } = await sql<{ id: string; default_level: number | null }>`
    with recursive up (id, parent, default_level, depth) as (
      select c.id, c.parent, c.default_level, 1 from collections c where c.id = ${thing.parent}
      union all
      select c.id, c.parent, c.default_level, up.depth + 1 from collections c join up on c.id = up.parent
      where up.depth < ${deepestNesting}
    )
    select id, default_level from up order by depth`.execute(db)
  return [
    own,
    ...rows.map(({ id, default_level }): Place => ({ kind: 'collection', id, defaultLevel: default_level })),
  ]
}

const directOf = (place: Place) =>
  sql`(select g.role from grants g where g.thing = ${place.id} and g.grantee = m.person
    and g.grantee_kind = 'person')`
const teamOf = (place: Place) =>
  sql`(select max(g.role) from grants g join team_members t on t.team = g.grantee
    where g.thing = ${place.id} and g.grantee_kind = 'team' and t.person = m.person)`

/** The rank of organization member `m` on the resource with these places. */
const rankOf = (places: readonly Place[]): RawBuilder<number> => {
  const lines = places.flatMap((place) => [
    directOf(place),
    teamOf(place),
    ...(place.defaultLevel === null
      ? []
      : [sql`case when m.role > 0 then ${sql.lit(place.defaultLevel)} end`]),
  ])
  return sql<number>`(case when m.role = ${sql.lit(rank('admin'))} then m.role
    else coalesce(${sql.join(lines)}, m.role) end)`
}

export interface PersonOnResource {
  readonly person: string
  readonly displayName: string
  readonly role: Role
  /** Deactivated in the organization: the role is the one they would have if reactivated. */
  readonly disabled: boolean
  readonly reasons: readonly Reason[]
}

/** Filters of the list. */
export interface PeopleFilter {
  /** Only those with exactly this role. */
  readonly role?: Role | undefined
  /** Only those with a name in which a word begins with this, or whose address does. */
  readonly search?: string | undefined
  /** Only those in this team of the organization. */
  readonly team?: string | undefined
  /** Also deactivated members, who are left out otherwise. */
  readonly shutOut?: boolean
}

export interface PeopleQuery extends PeopleFilter {
  readonly sort?: 'name' | 'permission'
  readonly order?: 'asc' | 'desc'
  /** The position to start after: `placeOfPerson` of its row. */
  readonly after: readonly unknown[] | undefined
  readonly limit: number
}

/** The position of a person in a list with this order. */
export const placeOfPerson = (
  { person, displayName, role }: Pick<PersonOnResource, 'person' | 'displayName' | 'role'>,
  sort: PeopleQuery['sort'],
): (string | number)[] => (sort === 'permission' ? [rank(role), displayName, person] : [displayName, person])

/** Escapes a text for a literal match by `like … escape '!'`. */
const literally = (text: string): string => text.replaceAll(/[!%_]/g, '!$&')

/**
 * A word of the name begins with the query, or the visible address; ASCII letters match in either case on both engines.
 */
const nameBegins = (query: string): RawBuilder<unknown> => {
  const words = query.trim().toLowerCase()
  const begins = `${literally(words)}%`
  return words === ''
    ? sql``
    : sql` and (lower(p.display_name) like ${begins} escape '!' or lower(p.display_name) like ${`% ${begins}`} escape '!'
        or (lower(p.email) like ${begins} escape '!' and ${seesEmailOf(sql.ref('p.id'))}))`
}

const seen = (
  thing: Resource,
  places: readonly Place[],
  { role, search = '', team, shutOut = false }: PeopleFilter,
) => sql`
  from members m join persons p on p.id = m.person
  where m.organization = ${thing.organization}${shutOut ? sql`` : sql` and m.disabled = 0`}${nameBegins(search)}
    ${team === undefined ? sql`` : sql`and m.person in (select t.person from team_members t where t.team = ${team} and t.organization = ${thing.organization})`}
    and ${rankOf(places)} ${role === undefined ? sql`>= 1` : sql`= ${sql.lit(rank(role))}`}`

export const countPeopleOn = async (db: Db, thing: Resource, filter: PeopleFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${seen(thing, await placesUpFrom(db, thing), filter)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** By name, or by role and then name; ids last. */
export const listPeopleOn = async (
  engine: Engine,
  db: Db,
  thing: Resource,
  { sort = 'name', order = 'asc', after, limit, ...filter }: PeopleQuery,
): Promise<PersonOnResource[]> => {
  const places = await placesUpFrom(db, thing)
  const columns = sql.join([
    ...(sort === 'permission' ? [rankOf(places)] : []),
    sql`p.display_name`,
    sql`p.id`,
  ])
  const way = sql.raw(order === 'asc' ? '>' : '<')
  const further = after === undefined ? sql`` : sql` and (${columns}) ${way} (${sql.join([...after])})`
  const direction = sql.raw(order)
  const leading = sort === 'permission' ? sql`${rankOf(places)} ${direction}, ` : sql``
  const { rows: people } = await sql<{ person: string; name: string; role: number; disabled: number }>`
    select m.person, p.display_name as name, m.role, m.disabled ${seen(thing, places, filter)}${further}
    order by ${leading}p.display_name ${direction}, p.id ${direction} limit ${limit}`.execute(db)
  const grants = await grantsOf(engine, db, places, people)
  return people.flatMap(({ person, name, role: membership, disabled }) => {
    const steps = places.map((place): Step => ({
      ...place,
      direct: grants.get(`direct ${place.id} ${person}`) ?? null,
      team: grants.get(`team ${place.id} ${person}`) ?? null,
    }))
    const { role, reasons } = decide(steps, { role: Number(membership) })
    return role === null
      ? []
      : [{ person, displayName: name, role, disabled: Number(disabled) === 1, reasons }]
  })
}

/** People with at least `needed` on the resource who match `query` like a search; by name, at most `limit`. */
export const findPeopleOn = async (
  db: Db,
  thing: Resource,
  {
    query,
    needed = 'read',
    limit,
  }: { readonly query: string; readonly needed?: Role; readonly limit: number },
): Promise<string[]> => {
  const places = await placesUpFrom(db, thing)
  const { rows } = await sql<{ person: string }>`select m.person
    from members m join persons p on p.id = m.person
    where m.organization = ${thing.organization} and m.disabled = 0${nameBegins(query)}
      and ${rankOf(places)} >= ${sql.lit(rank(needed))}
    order by p.display_name, p.id limit ${limit}`.execute(db)
  return rows.map(({ person }) => person)
}

/** Those of `people` who have at least `needed` on the resource. One query for any number of them. */
export const thoseOn = async (
  engine: Engine,
  db: Db,
  thing: Resource,
  people: Iterable<string>,
  needed: Role = 'read',
): Promise<ReadonlySet<string>> => {
  const asked = [...new Set(people)]
  if (asked.length === 0) return new Set()
  const places = await placesUpFrom(db, thing)
  const { rows } = await sql<{ person: string }>`select m.person
    from members m
    where m.organization = ${thing.organization} and m.disabled = 0 and ${among(engine, sql.ref('m.person'), asked)}
      and ${rankOf(places)} >= ${sql.lit(rank(needed))}`.execute(db)
  return new Set(rows.map(({ person }) => person))
}

/** Ranks under `direct THING PERSON` and `team THING PERSON`; the highest of several teams. */
export const grantsOf = async (
  engine: Engine,
  db: Db,
  places: readonly Place[],
  people: readonly { readonly person: string }[],
): Promise<ReadonlyMap<string, number>> => {
  const things = among(
    engine,
    sql.ref('g.thing'),
    places.map(({ id }) => id),
  )
  const persons = people.map(({ person }) => person)
  const { rows } = await sql<{ how: string; thing: string; person: string; role: number }>`
    select 'direct' as how, g.thing, g.grantee as person, g.role from grants g
    where ${things} and g.grantee_kind = 'person' and ${among(engine, sql.ref('g.grantee'), persons)}
    union all
    select 'team', g.thing, t.person, max(g.role) from grants g join team_members t on t.team = g.grantee
    where ${things} and g.grantee_kind = 'team' and ${among(engine, sql.ref('t.person'), persons)}
    group by g.thing, t.person`.execute(db)
  return new Map(rows.map(({ how, thing, person, role }) => [`${how} ${thing} ${person}`, Number(role)]))
}
