/**
 * Who could see a resource before it was deleted or left the organization, since this cannot be determined afterwards.
 * It is stored with the event, so that only those who could see the resource learn that it is gone.
 */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import type { Resource } from '../access/people-on-resource.ts'
import { inheritanceOf } from '../access/people-on-resource.ts'
import type { InheritanceStep, Membership } from '../access/resolver.ts'
import { effectiveRole } from '../access/resolver.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'

interface Grant {
  readonly grantee: string
  readonly kind: 'person' | 'team'
  readonly role: number
}

/** The resource and its ancestor collections with all grants on them, nearest first. */
export type SeenBefore = readonly (InheritanceStep & { readonly grants: readonly Grant[] })[]

/** Must be called before the resource is deleted. */
export const seenBefore = async (engine: Engine, db: Db, resource: Resource): Promise<SeenBefore> => {
  const steps = await inheritanceOf(db, resource)
  const { rows } = await sql<Grant & { resource: string }>`
    select g.thing as resource, g.grantee, g.grantee_kind as kind, g.role from grants g
    where ${among(
      engine,
      sql.ref('g.thing'),
      steps.map(({ id }) => id),
    )}`.execute(db)
  return steps.map((step) => ({
    ...step,
    grants: rows.flatMap(({ resource: on, grantee, kind, role }) =>
      on === step.id ? [{ grantee, kind, role: Number(role) }] : [],
    ),
  }))
}

/** The former role of a person with this membership and these teams. */
export const roleBefore = (
  audience: SeenBefore,
  { person, ...membership }: Membership & { readonly person: string },
  teams: ReadonlySet<string>,
): Role | null => {
  const highest = (grants: readonly Grant[], applies: (grant: Grant) => boolean): number | null =>
    grants.filter(applies).reduce<number | null>((most, { role }) => Math.max(most ?? 0, role), null)
  const steps = audience.map(({ grants, defaultLevel }) => ({
    defaultLevel,
    direct: highest(grants, ({ kind, grantee }) => kind === 'person' && grantee === person),
    team: highest(grants, ({ kind, grantee }) => kind === 'team' && teams.has(grantee)),
  }))
  return effectiveRole(steps, membership)
}
