/**
 * The roles of many people on many resources of an organization: `resolver.ts` for each pair, over the results of at
 * most four queries for any number of people. For lists of one person `visible-resources.ts` is cheaper.
 */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { deepestNesting } from './inherited-grants.ts'
import { grantsOnSteps, withGrants } from './people-on-resource.ts'
import type { ResourceRow } from './ranks-on-resources.ts'
import type { InheritanceStep, Membership, ResourceKind } from './resolver.ts'
import { effectiveRole } from './resolver.ts'

export interface Person extends Membership {
  readonly person: string
}

export interface ResourceIds {
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
  engine: Engine,
  db: Db,
  organization: string,
  table: 'spaces' | 'sites',
  ids: readonly string[],
): Promise<readonly (ResourceRow & { readonly deleted_at: string | null })[]> => {
  if (ids.length === 0) return []
  const from = sql`from ${sql.table(table)} t
    where t.organization = ${organization} and ${among(engine, sql.ref('t.id'), ids)}`
  const { rows } = await sql<ResourceRow & { deleted_at: string | null }>`${
    table === 'spaces'
      ? sql`select t.id, t.parent, t.default_level, t.deleted_at ${from}`
      : sql`select t.id, '' as parent, t.default_level, null as deleted_at ${from}`
  }`.execute(db)
  return rows
}

/** The collections with these ids, and all their ancestors. */
const collectionsUpFrom = async (
  engine: Engine,
  db: Db,
  organization: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ResourceRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ResourceRow>`
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
const inheritanceIn = (
  kind: ResourceKind,
  { id, parent, default_level: defaultLevel }: ResourceRow,
  collections: ReadonlyMap<string, ResourceRow>,
): readonly InheritanceStep[] => {
  const steps: InheritanceStep[] = [{ kind, id, defaultLevel }]
  let above = collections.get(parent)
  while (above !== undefined && steps.length <= deepestNesting) {
    steps.push({ kind: 'collection', id: above.id, defaultLevel: above.default_level })
    above = collections.get(above.parent)
  }
  return steps
}

export const rolesOnResources = async (
  engine: Engine,
  db: Db,
  organization: string,
  people: readonly Person[],
  ids: ResourceIds,
): Promise<RolesOnResources> => {
  const spaces = await rowsOf(engine, db, organization, 'spaces', [...ids.spaces])
  const sites = await rowsOf(engine, db, organization, 'sites', [...ids.sites])
  const parents = spaces.flatMap(({ parent }) => (parent === '' ? [] : parent))
  const collections = await collectionsUpFrom(engine, db, organization, [
    ...new Set([...ids.collections, ...parents]),
  ])
  const inheritance = new Map<string, readonly InheritanceStep[]>()
  const addInheritance = (kind: ResourceKind, rows: Iterable<ResourceRow>) => {
    for (const row of rows) inheritance.set(row.id, inheritanceIn(kind, row, collections))
  }
  addInheritance('space', spaces)
  addInheritance('site', sites)
  addInheritance('collection', collections.values())
  const steps = [...new Map([...inheritance.values()].flat().map((step) => [step.id, step])).values()]
  const grantsOn = await grantsOnSteps(engine, db, steps, people)
  const memberships = new Map(people.map((member) => [member.person, member]))
  const computeRole = (person: string, id: string): Role | null => {
    const chain = inheritance.get(id)
    return chain === undefined
      ? null
      : effectiveRole(withGrants(chain, person, grantsOn), memberships.get(person))
  }
  const known = new Map<string, Role | null>()
  const trashed = new Set(spaces.flatMap(({ id, deleted_at: at }) => (at === null ? [] : id)))
  return {
    roleOf(person, id) {
      const key = `${person} ${id}`
      const role = known.get(key) ?? computeRole(person, id)
      known.set(key, role)
      return role
    },
    inTrash: (id) => trashed.has(id),
  }
}
