/**
 * Everybody who sees one space, collection or site, with their role and its reasons: `resolver.ts` for all members at
 * once. The rank is computed in SQL, so that the list is filtered, counted and paged there; the reasons of the listed
 * people come from the resolver itself, over the same grants.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { among, likeInAnyCase } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { seesEmailOf } from './email-visibility.ts'
import { rankOfMember } from './rank-sql.ts'
import type { InheritanceStep, PersonGrants, Reason, ResourceKind, StepWithGrants } from './resolver.ts'
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

/** The resource itself and its ancestor collections, nearest first. */
export const inheritanceOf = async (db: Db, resource: Resource): Promise<InheritanceStep[]> => {
  const { kind, id, parent, default_level: defaultLevel } = resource
  const first: InheritanceStep = { kind, id, defaultLevel }
  if (parent === '') return [first]
  const { rows } = await sql<{ id: string; default_level: number | null }>`
    with recursive up (id, parent, default_level, depth) as (
      select c.id, c.parent, c.default_level, 1 from collections c where c.id = ${parent}
      union all
      select c.id, c.parent, c.default_level, up.depth + 1 from collections c join up on c.id = up.parent
      where up.depth < ${deepestNesting}
    )
    select id, default_level from up order by depth`.execute(db)
  return [
    first,
    ...rows.map((row): InheritanceStep => ({
      kind: 'collection',
      id: row.id,
      defaultLevel: row.default_level,
    })),
  ]
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
  readonly withDeactivated?: boolean
}

export interface PeopleQuery extends PeopleFilter {
  readonly sort?: 'name' | 'permission'
  readonly order?: 'asc' | 'desc'
  /** The position to start after: `positionOfPerson` of its row. */
  readonly after: readonly unknown[] | undefined
  readonly limit: number
}

/** The position of a person in a list with this order. */
export const positionOfPerson = (
  { person, displayName, role }: Pick<PersonOnResource, 'person' | 'displayName' | 'role'>,
  sort: PeopleQuery['sort'],
): (string | number)[] => (sort === 'permission' ? [rank(role), displayName, person] : [displayName, person])

/** A word of the name begins with the query, or the visible address. */
const nameBegins = (query: string): RawBuilder<unknown> => {
  const prefix = query.trim()
  const atStart = (literal: string): string => `${literal}%`
  const inside = (literal: string): string => `% ${literal}%`
  return prefix === ''
    ? sql``
    : sql` and (${likeInAnyCase('p.display_name', prefix, atStart)} or ${likeInAnyCase('p.display_name', prefix, inside)}
        or (${likeInAnyCase('p.email', prefix, atStart)} and ${seesEmailOf(sql.ref('p.id'))}))`
}

const membersWhere = (
  resource: Resource,
  steps: readonly InheritanceStep[],
  { role, search = '', team, withDeactivated = false }: PeopleFilter,
) => sql`
  from members m join persons p on p.id = m.person
  where m.organization = ${resource.organization}${withDeactivated ? sql`` : sql` and m.disabled = 0`}${nameBegins(search)}
    ${team === undefined ? sql`` : sql`and m.person in (select t.person from team_members t where t.team = ${team} and t.organization = ${resource.organization})`}
    and ${rankOfMember(steps)} ${role === undefined ? sql`>= 1` : sql`= ${sql.lit(rank(role))}`}`

export const countPeopleOn = async (db: Db, resource: Resource, filter: PeopleFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${membersWhere(resource, await inheritanceOf(db, resource), filter)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** By name, or by role and then name; ids last. */
export const listPeopleOn = async (
  engine: Engine,
  db: Db,
  resource: Resource,
  { sort = 'name', order = 'asc', after, limit, ...filter }: PeopleQuery,
): Promise<PersonOnResource[]> => {
  const steps = await inheritanceOf(db, resource)
  const columns = sql.join([
    ...(sort === 'permission' ? [rankOfMember(steps)] : []),
    sql`p.display_name`,
    sql`p.id`,
  ])
  const comparison = sql.raw(order === 'asc' ? '>' : '<')
  const afterPosition =
    after === undefined ? sql`` : sql` and (${columns}) ${comparison} (${sql.join([...after])})`
  const direction = sql.raw(order)
  const leading = sort === 'permission' ? sql`${rankOfMember(steps)} ${direction}, ` : sql``
  const { rows: people } = await sql<{ person: string; name: string; role: number; disabled: number }>`
    select m.person, p.display_name as name, m.role, m.disabled ${membersWhere(resource, steps, filter)}${afterPosition}
    order by ${leading}p.display_name ${direction}, p.id ${direction} limit ${limit}`.execute(db)
  const grants = await grantsOnSteps(engine, db, steps, people)
  return people.flatMap(({ person, name, role: membership, disabled }) => {
    const { role, reasons } = decide(withGrants(steps, person, grants), { role: Number(membership) })
    return role === null
      ? []
      : [{ person, displayName: name, role, disabled: Number(disabled) === 1, reasons }]
  })
}

/** People with at least `needed` on the resource who match `query` like a search; by name, at most `limit`. */
export const findPeopleOn = async (
  db: Db,
  resource: Resource,
  {
    query,
    needed = 'read',
    limit,
  }: { readonly query: string; readonly needed?: Role; readonly limit: number },
): Promise<string[]> => {
  const steps = await inheritanceOf(db, resource)
  const { rows } = await sql<{ person: string }>`select m.person
    from members m join persons p on p.id = m.person
    where m.organization = ${resource.organization} and m.disabled = 0${nameBegins(query)}
      and ${rankOfMember(steps)} >= ${sql.lit(rank(needed))}
    order by p.display_name, p.id limit ${limit}`.execute(db)
  return rows.map(({ person }) => person)
}

/** Those of `people` who have at least `needed` on the resource. One query for any number of them. */
export const peopleWithRole = async (
  engine: Engine,
  db: Db,
  resource: Resource,
  people: Iterable<string>,
  needed: Role = 'read',
): Promise<ReadonlySet<string>> => {
  const candidates = [...new Set(people)]
  if (candidates.length === 0) return new Set()
  const steps = await inheritanceOf(db, resource)
  const { rows } = await sql<{ person: string }>`select m.person
    from members m
    where m.organization = ${resource.organization} and m.disabled = 0 and ${among(engine, sql.ref('m.person'), candidates)}
      and ${rankOfMember(steps)} >= ${sql.lit(rank(needed))}`.execute(db)
  return new Set(rows.map(({ person }) => person))
}

/** The grants of people on resources. */
export type GrantsOn = (resource: string, person: string) => PersonGrants

/** The grants of these people on these resources, of several team grants the highest. */
export const grantsOnSteps = async (
  engine: Engine,
  db: Db,
  steps: readonly InheritanceStep[],
  people: readonly { readonly person: string }[],
): Promise<GrantsOn> => {
  if (steps.length === 0) return () => ({ direct: null, team: null })
  const ids = steps.map(({ id }) => id)
  const isOnStep = among(engine, sql.ref('g.thing'), ids)
  const persons = people.map(({ person }) => person)
  const { rows } = await sql<{ source: string; resource: string; person: string; role: number }>`
    select 'direct' as source, g.thing as resource, g.grantee as person, g.role from grants g
    where ${isOnStep} and g.grantee_kind = 'person' and ${among(engine, sql.ref('g.grantee'), persons)}
    union all
    select 'team', g.thing, t.person, max(g.role) from grants g join team_members t on t.team = g.grantee
    where ${isOnStep} and g.grantee_kind = 'team' and ${among(engine, sql.ref('t.person'), persons)}
    group by g.thing, t.person`.execute(db)
  const ranks = new Map(
    rows.map(({ source, resource, person, role }) => [`${source} ${resource} ${person}`, Number(role)]),
  )
  return (resource, person) => ({
    direct: ranks.get(`direct ${resource} ${person}`) ?? null,
    team: ranks.get(`team ${resource} ${person}`) ?? null,
  })
}

/** The steps with the grants of one person on them. */
export const withGrants = (
  steps: readonly InheritanceStep[],
  person: string,
  grantsOn: GrantsOn,
): readonly StepWithGrants[] => steps.map((step) => ({ ...step, ...grantsOn(step.id, person) }))
