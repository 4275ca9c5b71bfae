/** The rule of `resolver.ts` for one person and many resources of an organization at once, in memory. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { Membership, PersonGrants } from './resolver.ts'
import { effectiveRank } from './resolver.ts'

/** A space, collection or site: its parent ('' at the top level), and its default level unless it is inherited. */
export interface ResourceRow {
  readonly id: string
  readonly parent: string
  readonly default_level: number | null
}

/** A role on a resource, granted to a person or, with the team's id, to one of their teams. */
export interface Grant {
  readonly resource: string
  readonly role: number
  /** '' for a direct grant. */
  readonly team: string
}

/** Rank by id of the resource; 0 means no access. */
export type Ranks = ReadonlyMap<string, number>

/** Collections in an order in which each comes after its parent. */
export const parentsFirst = (collections: readonly ResourceRow[]): ResourceRow[] => {
  const children = Map.groupBy(collections, ({ parent }) => parent)
  const ordered = [...(children.get('') ?? [])]
  for (const { id } of ordered) ordered.push(...(children.get(id) ?? []))
  return ordered
}

const noGrants: PersonGrants = { direct: null, team: null }

/** The grants by resource, of several team grants the highest. */
export const grantsByResource = (grants: readonly Grant[]): ReadonlyMap<string, PersonGrants> => {
  const byResource = new Map<string, PersonGrants>()
  for (const { resource, role, team } of grants) {
    const known = byResource.get(resource) ?? noGrants
    byResource.set(
      resource,
      team === '' ? { ...known, direct: role } : { ...known, team: Math.max(role, known.team ?? 0) },
    )
  }
  return byResource
}

/** The rank of a member on a resource; `ranks` has that on its parent. */
export const rankOnResource = (
  { parent, default_level: defaultLevel }: ResourceRow,
  ranks: Ranks,
  membership: Membership,
  { direct, team }: PersonGrants = noGrants,
): number => {
  const inherited = parent === '' ? membership.role : (ranks.get(parent) ?? 0)
  return effectiveRank({ direct, team, defaultLevel }, membership, inherited)
}

/** The ranks of a member on resources of which each comes after its parent. */
export const ranksOnResources = (
  resources: Iterable<ResourceRow>,
  membership: Membership,
  grants: readonly Grant[],
): Ranks => {
  const byResource = grantsByResource(grants)
  const ranks = new Map<string, number>()
  for (const row of resources)
    ranks.set(row.id, rankOnResource(row, ranks, membership, byResource.get(row.id)))
  return ranks
}

/** The ids of the teams that each person is in, of those listed or of the whole organization. */
export const teamsByPerson = async (
  engine: Engine,
  db: Db,
  organization: string,
  people?: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .selectFrom('team_members')
    .select(['person', 'team'])
    .where('organization', '=', organization)
    .$if(people !== undefined, (some) => some.where(among(engine, sql.ref('person'), people ?? [])))
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, some]) => [
      person,
      some.map(({ team }) => team),
    ]),
  )
}

/**
 * All grants in the organization to people and to their `teams`, by person; only to some people, if they are listed.
 * Not joined with the members of teams: for a page of people PostgreSQL would read the grants of all teams.
 */
export const grantsByPerson = async (
  engine: Engine,
  db: Db,
  organization: string,
  teams: ReadonlyMap<string, readonly string[]>,
  people?: readonly string[],
): Promise<ReadonlyMap<string, readonly Grant[]>> => {
  const peopleIn = new Map<string, string[]>()
  for (const [person, own] of teams)
    for (const team of own) {
      const members = peopleIn.get(team)
      if (members) members.push(person)
      else peopleIn.set(team, [person])
    }
  const rows = await db
    .selectFrom('grants')
    .select(['grantee', 'thing', 'role'])
    .where('organization', '=', organization)
    .$if(people !== undefined, (some) =>
      some.where(among(engine, sql.ref('grantee'), [...(people ?? []), ...peopleIn.keys()])),
    )
    .execute()
  const grants = new Map<string, Grant[]>()
  for (const { grantee, thing: resource, role } of rows) {
    const members = peopleIn.get(grantee)
    const grant = { resource, role: Number(role), team: members === undefined ? '' : grantee }
    for (const person of members ?? [grantee]) {
      const known = grants.get(person)
      if (known) known.push(grant)
      else grants.set(person, [grant])
    }
  }
  return grants
}

const columns = ['id', 'parent', 'default_level'] as const

/** All collections of an organization. */
export const collectionRows = (db: Db, organization: string): Promise<ResourceRow[]> =>
  db.selectFrom('collections').select(columns).where('organization', '=', organization).execute()

/** Spaces that are not in the trash; with `within` only those in one of these collections. */
export const spaceRows = (
  engine: Engine,
  db: Db,
  organization: string,
  within?: readonly string[],
): Promise<ResourceRow[]> =>
  db
    .selectFrom('spaces')
    .select(columns)
    .where('organization', '=', organization)
    .where('deleted_at', 'is', null)
    .$if(within !== undefined, (rows) => rows.where(among(engine, sql.ref('parent'), within ?? [])))
    .execute()

/** The sites of an organization, all at the top level. */
export const siteRows = async (db: Db, organization: string): Promise<ResourceRow[]> => {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'default_level'])
    .where('organization', '=', organization)
    .execute()
  return rows.map((row) => ({ ...row, parent: '' }))
}
