/**
 * Who could see a resource before it was deleted or left the organization, since this cannot be determined afterwards.
 * It is stored with the event, so that only those who could see the resource learn that it is gone.
 */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import type { Resource } from '../access/people-on-resource.ts'
import { placesUpFrom } from '../access/people-on-resource.ts'
import type { Membership, Step } from '../access/resolver.ts'
import { decide } from '../access/resolver.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'

interface Grant {
  readonly grantee: string
  readonly kind: 'person' | 'team'
  readonly role: number
}

/** The resource and its ancestor collections with all grants on them, nearest first. */
export type SeenBefore = readonly (Pick<Step, 'kind' | 'id' | 'defaultLevel'> & {
  readonly grants: readonly Grant[]
})[]

/** Must be called before the resource is deleted. */
export const seenBefore = async (engine: Engine, db: Db, thing: Resource): Promise<SeenBefore> => {
  const places = await placesUpFrom(db, thing)
  const { rows } = await sql<Grant & { thing: string }>`
    select g.thing, g.grantee, g.grantee_kind as kind, g.role from grants g
    where ${among(
      engine,
      sql.ref('g.thing'),
      places.map(({ id }) => id),
    )}`.execute(db)
  return places.map((place) => ({
    ...place,
    grants: rows.flatMap(({ thing: on, grantee, kind, role }) =>
      on === place.id ? [{ grantee, kind, role: Number(role) }] : [],
    ),
  }))
}

/** The former role of a person with this membership and these teams. */
export const roleBefore = (
  seen: SeenBefore,
  { person, ...membership }: Membership & { readonly person: string },
  teams: ReadonlySet<string>,
): Role | null => {
  const best = (grants: readonly Grant[], counts: (grant: Grant) => boolean): number | null =>
    grants.filter(counts).reduce<number | null>((most, { role }) => Math.max(most ?? 0, role), null)
  const steps = seen.map(({ grants, ...place }): Step => ({
    ...place,
    direct: best(grants, ({ kind, grantee }) => kind === 'person' && grantee === person),
    team: best(grants, ({ kind, grantee }) => kind === 'team' && teams.has(grantee)),
  }))
  return decide(steps, membership).role
}
