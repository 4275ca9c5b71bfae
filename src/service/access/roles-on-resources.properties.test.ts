/** The roles of many people on many resources, now or before the resources were deleted, are those of the access rule. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accessWorld,
  clearAccessWorld,
  fillAccessWorld,
  membershipIn,
  stepsIn,
} from '../../testing/fixtures/access-world.ts'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { roleBefore, seenBefore } from '../events/previous-audience.ts'
import { rolesOnResources } from './roles-on-resources.ts'
import { decide } from './resolver.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261122)

describe.each(engines)('roles of many people on %s', (engine) => {
  let test: TestStore
  beforeAll(async () => {
    test = await openTestStore(engine)
  })
  afterAll(() => test.close())

  it(`are those that the rule decides (seed ${seed})`, async () => {
    const { store } = test
    const { read } = store
    await fc.assert(
      fc.asyncProperty(accessWorld, async (world) => {
        await store.write(async (db) => {
          await clearAccessWorld(db)
          await fillAccessWorld(db, world)
        })
        const columns = ['id', 'organization', 'default_level'] as const
        const spaces = await read
          .selectFrom('spaces')
          .select([...columns, 'parent'])
          .execute()
        const collections = await read
          .selectFrom('collections')
          .select([...columns, 'parent'])
          .execute()
        const sites = await read.selectFrom('sites').select(columns).execute()
        const resources = [
          ...spaces.map((row) => ({ kind: 'space' as const, ...row })),
          ...collections.map((row) => ({ kind: 'collection' as const, ...row })),
          ...sites.map((row) => ({ kind: 'site' as const, parent: '', ...row })),
        ]
        const rows = await read.selectFrom('members').selectAll().where('disabled', '=', 0).execute()
        const members = rows.map(({ person, role }) => ({ person, role: Number(role) }))
        const teams = await read.selectFrom('team_members').select(['team', 'person']).execute()
        const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)
        const roles = await rolesOnResources(engine, read, 'o', members, {
          spaces: ids(spaces),
          collections: ids(collections),
          sites: ids(sites),
        })
        for (const resource of resources) {
          const seen = await seenBefore(engine, read, resource)
          for (const member of members) {
            const steps = stepsIn(world, resource.id, member.person)
            const { role } = decide(steps, membershipIn(world, member.person))
            const own = teams.flatMap(({ person, team }) => (person === member.person ? team : []))
            expect([
              roles.roleOf(member.person, resource.id),
              roleBefore(seen, member, new Set(own)),
            ]).toEqual([role, role])
          }
        }
        expect(roles.roleOf('nobody', 's0')).toBe(null)
        expect(roles.roleOf('u0', 'elsewhere')).toBe(null)
      }),
      { seed, numRuns: process.env['RECTO_LONG'] === '1' ? 1000 : 12 },
    )
  })
})
