/**
 * The roles of many people on many resources of an organization: `resolver.ts` for each pair, over the results of at
 * most four queries for any number of people. For lists of one person `visible-resources.ts` is cheaper.
 */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { grantsOf } from './people-on-resource.ts'
import type { Membership, Step } from './resolver.ts'
import { decide } from './resolver.ts'
import { deepestNesting } from './inherited-grants.ts'

export interface Person extends Membership {
  readonly person: string
}

/** A level of inheritance, without grants. */
type Place = Pick<Step, 'kind' | 'id' | 'defaultLevel'>

interface Row {
  readonly id: string
  readonly parent: string
  readonly default_level: number | null
}

export interface ThingIds {
  readonly spaces: Iterable<string>
  readonly collections: Iterable<string>
  readonly sites: Iterable<string>
}

export interface RolesOnResources {
  /** Null without access, and for resources outside the organization. */
  roleOf(person: string, id: string): Role | null
  /** Whether a space is in the trash. */
  inTrash(id: string): boolean
}

const rowsOf = async (
  { engine, db, organization }: { readonly engine: Engine; readonly db: Db; readonly organization: string },
  table: 'spaces' | 'sites',
  ids: readonly string[],
): Promise<readonly (Row & { readonly deleted_at: string | null })[]> => {
  if (ids.length === 0) return []
  const where = sql`from ${sql.table(table)} t
    where t.organization = ${organization} and ${among(engine, sql.ref('t.id'), ids)}`
  const { rows } = await sql<Row & { deleted_at: string | null }>`${
    table === 'spaces'
      ? sql`select t.id, t.parent, t.default_level, t.deleted_at ${where}`
      : sql`select t.id, '' as parent, t.default_level, null as deleted_at ${where}`
  }`.execute(db)
  return rows
}

/** The collections with these ids, and all their ancestors. */
const collectionsUpFrom = async (
  engine: Engine,
  db: Db,
  organization: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    with recursive up (id, parent, default_level) as (
      select c.id, c.parent, c.default_level from collections c
      where c.organization = ${organization} and ${among(engine, sql.ref('c.id'), ids)}
      union
      select c.id, c.parent, c.default_level from collections c join up on c.id = up.parent
    )
    select id, parent, default_level from up`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The resource and its ancestor collections, nearest first. */
const placesOf = (
  kind: Step['kind'],
  { id, parent, default_level: defaultLevel }: Row,
  collections: ReadonlyMap<string, Row>,
): readonly Place[] => {
  const places: Place[] = [{ kind, id, defaultLevel }]
  let above = collections.get(parent)
  while (above !== undefined && places.length <= deepestNesting) {
    places.push({ kind: 'collection', id: above.id, defaultLevel: above.default_level })
    above = collections.get(above.parent)
  }
  return places
}

export const rolesOnResources = async (
  engine: Engine,
  db: Db,
  organization: string,
  people: readonly Person[],
  ids: ThingIds,
): Promise<RolesOnResources> => {
  const within = { engine, db, organization }
  const spaces = await rowsOf(within, 'spaces', [...ids.spaces])
  const sites = await rowsOf(within, 'sites', [...ids.sites])
  const parents = spaces.flatMap(({ parent }) => (parent === '' ? [] : parent))
  const collections = await collectionsUpFrom(engine, db, organization, [
    ...new Set([...ids.collections, ...parents]),
  ])
  const places = new Map<string, readonly Place[]>()
  for (const row of spaces) places.set(row.id, placesOf('space', row, collections))
  for (const row of sites) places.set(row.id, placesOf('site', row, collections))
  for (const row of collections.values()) places.set(row.id, placesOf('collection', row, collections))
  const all = [...new Map([...places.values()].flat().map((place) => [place.id, place])).values()]
  const grants = all.length === 0 ? new Map<string, number>() : await grantsOf(engine, db, all, people)
  const memberships = new Map(people.map((one) => [one.person, one]))
  const known = new Map<string, Role | null>()
  const roleOf = (person: string, id: string): Role | null => {
    const steps = places.get(id)?.map((place): Step => ({
      ...place,
      direct: grants.get(`direct ${place.id} ${person}`) ?? null,
      team: grants.get(`team ${place.id} ${person}`) ?? null,
    }))
    return steps === undefined ? null : decide(steps, memberships.get(person)).role
  }
  const trashed = new Set(spaces.flatMap(({ id, deleted_at: at }) => (at === null ? [] : id)))
  return {
    roleOf(person, id) {
      const name = `${person} ${id}`
      const role = known.get(name) ?? roleOf(person, id)
      known.set(name, role)
      return role
    },
    inTrash: (id) => trashed.has(id),
  }
}
