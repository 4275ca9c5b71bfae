/**
 * How many spaces and sites each of some members, and how many spaces each of some teams, can access. For a page of a
 * list of people: what `visible-resources.ts` would count for each of them, from a constant number of queries.
 *
 * Spaces without grants are equivalent if they have the same collection and level, and most are: they are counted in
 * such groups, and each group is decided once. Sites likewise.
 */
import { sql } from 'kysely'
import { hotQuery } from '../storage/hot-query.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { Ranks, ResourceRow } from './ranks-on-resources.ts'
import {
  collectionRows,
  grantsByPerson,
  grantsByResource,
  parentsFirst,
  rankOnResource,
  ranksOnResources,
  teamsByPerson,
} from './ranks-on-resources.ts'

export interface MemberRow {
  readonly person: string
  /** Rank in the organization. */
  readonly role: number
  readonly disabled: number
}

/** Spaces or sites with the same parent and default level, as one resource. */
interface ResourceGroup extends ResourceRow {
  readonly total: number
}

/** All spaces or all sites: in groups, and one by one those that grants of the members are on. */
interface Counted {
  readonly groups: readonly ResourceGroup[]
  readonly granted: readonly ResourceRow[]
}

/** What a member sees: the number of spaces, not counting the trash, and of sites. */
interface Reach {
  readonly spaces: number
  readonly sites: number
}

interface GroupRow {
  readonly kind: 'space' | 'site' | 'collection'
  /** '' for a group. */
  readonly id: string
  readonly parent: string
  readonly default_level: number | null
  readonly total: number
}

/** All spaces and sites of an organization in groups, and its collections, each after its parent. */
const groupedResources = hotQuery<
  [string],
  GroupRow,
  {
    readonly spaces: readonly ResourceGroup[]
    readonly sites: readonly ResourceGroup[]
    readonly collections: readonly ResourceRow[]
  }
>(
  (db, organization) => ({
    compile: () =>
      sql<GroupRow>`
        select 'space' as kind, '' as id, parent, default_level, count(*) as total from spaces
        where organization = ${organization} and deleted_at is null group by parent, default_level
        union all
        select 'site', '', '', default_level, count(*) from sites
        where organization = ${organization} group by default_level
        union all
        select 'collection', id, parent, default_level, 1 from collections
        where organization = ${organization}`.compile(db),
  }),
  (rows) => {
    const of = (kind: GroupRow['kind']) => rows.filter((row) => row.kind === kind)
    const groups = (kind: 'space' | 'site') =>
      of(kind).map(({ total, ...row }, index) => ({
        ...row,
        id: `${kind} group ${index}`,
        total: Number(total),
      }))
    return {
      spaces: groups('space'),
      sites: groups('site'),
      collections: parentsFirst(of('collection')),
    }
  },
)

/** The spaces, not in the trash, and sites with these ids. */
const resourcesWithGrants = async (
  engine: Engine,
  db: Db,
  organization: string,
  ids: readonly string[],
): Promise<{ readonly spaces: readonly ResourceRow[]; readonly sites: readonly ResourceRow[] }> => {
  if (ids.length === 0) return { spaces: [], sites: [] }
  const { rows } = await sql<ResourceRow & { readonly kind: 'space' | 'site' }>`
    select 'space' as kind, id, parent, default_level from spaces
    where organization = ${organization} and deleted_at is null and ${among(engine, sql.ref('id'), ids)}
    union all
    select 'site', id, '', default_level from sites
    where organization = ${organization} and ${among(engine, sql.ref('id'), ids)}`.execute(db)
  const { space: spaces = [], site: sites = [] } = Object.groupBy(rows, ({ kind }) => kind)
  return { spaces, sites }
}

const placeOf = ({ parent, default_level: level }: Omit<ResourceRow, 'id'>): string => `${level} ${parent}`

/** Counts those that somebody with these ranks sees. */
const visibleCounter = ({ groups, granted }: Counted): ((ranks: Ranks) => number) => {
  const groupAt = new Map(groups.map((group) => [placeOf(group), group.id]))
  return (ranks) => {
    const isVisible = (id: string) => (ranks.get(id) ?? 0) > 0
    const inGroups = groups.reduce((sum, { id, total }) => sum + (isVisible(id) ? total : 0), 0)
    // One can be visible although its group is not, by a grant. No grant hides any, since none gives rank 0.
    const beyondGroups = granted.filter(
      (row) => isVisible(row.id) && !isVisible(groupAt.get(placeOf(row)) ?? ''),
    )
    return inGroups + beyondGroups.length
  }
}

/** How much each of the members, who are in these teams, sees. */
export const countReach = async (
  engine: Engine,
  db: Db,
  organization: string,
  members: readonly MemberRow[],
  teams: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, Reach>> => {
  if (members.length === 0) return new Map()
  const people = members.map(({ person }) => person)
  const [grants, grouped] = await Promise.all([
    grantsByPerson(engine, db, organization, teams, people),
    groupedResources(db, organization),
  ])
  const grantedIds = new Set([...grants.values()].flat().map(({ resource }) => resource))
  const granted = await resourcesWithGrants(engine, db, organization, [...grantedIds])
  const { collections } = grouped
  const spaces: Counted = { groups: grouped.spaces, granted: granted.spaces }
  const sites: Counted = { groups: grouped.sites, granted: granted.sites }
  const resources = [
    ...collections,
    ...[spaces, sites].flatMap(({ groups, granted: single }) => [...groups, ...single]),
  ]
  const counters = { spaces: visibleCounter(spaces), sites: visibleCounter(sites) }
  const reachWith = (ranks: Ranks): Reach => ({
    spaces: counters.spaces(ranks),
    sites: counters.sites(ranks),
  })
  const ungranted = new Map<number, { readonly ranks: Ranks; readonly reach: Reach }>()
  const withoutGrants = (role: number) => {
    const known = ungranted.get(role)
    if (known !== undefined) return known
    const ranks = ranksOnResources(resources, { role }, [])
    const made = { ranks, reach: reachWith(ranks) }
    ungranted.set(role, made)
    return made
  }
  const collectionIds = new Set(collections.map(({ id }) => id))
  const kinds = [spaces, sites].map(({ granted }) => new Map(granted.map((row) => [row.id, row])))
  const reachOf = ({ person, role: rank, disabled }: MemberRow): Reach => {
    if (Number(disabled) === 1) return { spaces: 0, sites: 0 }
    const role = Number(rank)
    const { ranks, reach } = withoutGrants(role)
    const personGrants = grants.get(person)
    if (personGrants === undefined) return reach
    // A grant on a collection reaches what is in it.
    if (personGrants.some(({ resource }) => collectionIds.has(resource)))
      return reachWith(ranksOnResources(resources, { role }, personGrants))
    const byResource = [...grantsByResource(personGrants)]
    const [moreSpaces = 0, moreSites = 0] = kinds.map(
      (rows) =>
        byResource.filter(([id, onIt]) => {
          const row = rows.get(id)
          return (
            row !== undefined && (ranks.get(id) ?? 0) === 0 && rankOnResource(row, ranks, { role }, onIt) > 0
          )
        }).length,
    )
    return { spaces: reach.spaces + moreSpaces, sites: reach.sites + moreSites }
  }
  return new Map(members.map((member) => [member.person, reachOf(member)]))
}

/** The rank of each member on each of the spaces and sites, in their order; 0 is none. */
export const ranksOfMembers = async (
  engine: Engine,
  db: Db,
  organization: string,
  members: readonly MemberRow[],
  resources: readonly ResourceRow[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const people = members.map(({ person }) => person)
  const teams = await teamsByPerson(engine, db, organization, people)
  const grants = await grantsByPerson(engine, db, organization, teams, people)
  const ordered = [...parentsFirst(await collectionRows(db, organization)), ...resources]
  const none: Ranks = new Map()
  return new Map(
    members.map(({ person, role, disabled }) => {
      const ranks =
        Number(disabled) === 1
          ? none
          : ranksOnResources(ordered, { role: Number(role) }, grants.get(person) ?? [])
      return [person, resources.map(({ id }) => ranks.get(id) ?? 0)]
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
  const isListed = among(engine, sql.ref('g.grantee'), teams)
  const { rows } = await sql<{ team: string; total: number }>`
    with recursive reached_collections (team, id) as (
      select g.grantee, g.thing from grants g
      where g.grantee_kind = 'team' and g.thing_kind = 'collection' and ${isListed}
      union
      select r.team, c.id from collections c join reached_collections r on c.parent = r.id
    ), reached_spaces (team, id) as (
      select g.grantee, g.thing from grants g
      where g.grantee_kind = 'team' and g.thing_kind = 'space' and ${isListed}
      union
      select r.team, s.id from spaces s join reached_collections r on s.parent = r.id
    )
    select r.team, count(*) as total from reached_spaces r join spaces s on s.id = r.id
    where s.deleted_at is null group by r.team`.execute(db)
  return new Map(rows.map(({ team, total }) => [team, Number(total)]))
}
