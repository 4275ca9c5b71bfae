/** For random organizations, every query for access finds what the access rule decides, on both stores. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessWorld } from '../../testing/fixtures/access-world.ts'
import {
  accessWorld,
  clearAccessWorld,
  fillAccessWorld,
  membershipIn,
  people,
  stepsIn,
} from '../../testing/fixtures/access-world.ts'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { rank } from '../../contract/roles/roles.ts'
import { listSiteRows } from '../sites/model/sites.queries.ts'
import { countSpaces, listCollections, listSpaces } from '../spaces/spaces.queries.ts'
import { countPeopleOn, listPeopleOn, peopleWithRole } from './people-on-resource.ts'
import type { Resource } from './people-on-resource.ts'
import { rankInRow } from './rank-sql.ts'
import { teamsByPerson } from './ranks-on-resources.ts'
import { countReach, ranksOfMembers } from './reach-counts.ts'
import { explain, membershipOf } from './load-resource.ts'
import { ranksIn } from './compare-access.ts'
import { membersWithGrants } from './members-with-grants.queries.ts'
import { collectionRows, siteRows } from './ranks-on-resources.ts'
import type { Decision } from './resolver.ts'
import { decide } from './resolver.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261121)

/** Rows by id with the rank on them, as lists return them. */
const visibleRanks = (rows: readonly { readonly id: string; readonly role: number }[]) =>
  new Map(rows.map(({ id, role }) => [id, Number(role)]))

describe.each(engines)('access on %s', (engine) => {
  let test: TestStore
  beforeAll(async () => {
    test = await openTestStore(engine)
  })
  afterAll(() => test.close())

  /** What the rule decides in the world, without a store. */
  const rule =
    (world: AccessWorld) =>
    (person: string, id: string): Decision =>
      decide(stepsIn(world, id, person), membershipIn(world, person))

  const expectedRanks = (decided: ReturnType<typeof rule>, person: string, rows: readonly { id: string }[]) =>
    new Map(
      rows.flatMap(({ id }) => {
        const { role } = decided(person, id)
        return role === null ? [] : [[id, rank(role)] as const]
      }),
    )

  const checkResourcesOfPerson = async (
    decided: ReturnType<typeof rule>,
    person: string,
    { spaces, collections, sites }: Record<'spaces' | 'collections' | 'sites', readonly Resource[]>,
  ) => {
    const { store } = test
    const { read } = store
    const resources = [...spaces, ...collections, ...sites]
    const explained = await Promise.all(resources.map((resource) => explain(read, resource, person)))
    expect(explained).toEqual(resources.map(({ id }) => decided(person, id)))
    const membership = await membershipOf(read, 'o', person)
    if (membership === undefined) return
    const viewer = { organization: 'o', person, membership }
    const expected = expectedRanks(decided, person, spaces)
    const listed = await listSpaces(read, viewer, { trash: false }, undefined, 100)
    expect(visibleRanks(listed)).toEqual(expected)
    expect(await countSpaces(read, viewer, { trash: false })).toBe(expected.size)
    const listedCollections = await listCollections(read, viewer, true, undefined, 100)
    expect(visibleRanks(listedCollections)).toEqual(expectedRanks(decided, person, collections))
    const listedSites = await listSiteRows(store, read, viewer, {}, undefined, 100)
    expect(visibleRanks(listedSites)).toEqual(expectedRanks(decided, person, sites))
  }

  const checkPeopleOfResource = async (decided: ReturnType<typeof rule>, resource: Resource) => {
    const { read } = test.store
    const visibleTo = people.flatMap((person) => {
      const decision = decided(person, resource.id)
      return decision.role === null ? [] : [{ person, ...decision }]
    })
    const query = { role: undefined, after: undefined, limit: 100 }
    const listed = await listPeopleOn(engine, read, resource, query)
    expect(listed.map(({ person, role, reasons }) => ({ person, role, reasons }))).toEqual(visibleTo)
    expect(await countPeopleOn(read, resource, {})).toBe(visibleTo.length)
    const editors = people.filter((person) => rank(decided(person, resource.id).role) >= rank('edit'))
    expect(await peopleWithRole(engine, read, resource, people, 'edit')).toEqual(new Set(editors))
    const role = visibleTo[0]?.role
    if (role == null) return
    const withRole = await listPeopleOn(engine, read, resource, { ...query, role })
    expect(withRole.map(({ person }) => person)).toEqual(
      visibleTo.flatMap((one) => (one.role === role ? one.person : [])),
    )
  }

  const checkManyOnMany = async (
    decided: ReturnType<typeof rule>,
    spaces: readonly Resource[],
    sites: readonly Resource[],
  ) => {
    const { read } = test.store
    const members = await read.selectFrom('members').select(['person', 'role', 'disabled']).execute()
    const both = [...spaces, ...sites]
    const reach = await countReach(engine, read, 'o', members, await teamsByPerson(engine, read, 'o'))
    const ranks = await ranksOfMembers(engine, read, 'o', members, both)
    const expectedOn = (person: string, rows: readonly Resource[]) =>
      rows.map(({ id }) => rank(decided(person, id).role))
    for (const { person } of members) {
      expect(ranks.get(person)?.map(Number)).toEqual(expectedOn(person, both))
      const onSpaces = expectedOn(person, spaces)
      const visibleIn = (found: readonly number[]) => found.filter((one) => one > 0).length
      expect(reach.get(person)).toEqual({
        spaces: visibleIn(onSpaces),
        sites: visibleIn(expectedOn(person, sites)),
      })
      const { rows } = await sql<{ id: string; role: number }>`
        select s.id, ${rankInRow(sql`m.person`, sql`s.id`)} as role
        from members m, spaces s where m.person = ${person}`.execute(read)
      const inRow = visibleRanks(rows)
      expect(spaces.map(({ id }) => inRow.get(id))).toEqual(onSpaces)
    }
    const ranksOf = ranksIn({
      collections: await collectionRows(read, 'o'),
      spaces,
      sites: await siteRows(read, 'o'),
    })
    for (const member of await membersWithGrants(engine, read, 'o')) {
      const found = ranksOf(member)
      expect(both.map(({ id }) => found.get(id))).toEqual(expectedOn(member.person, both))
    }
  }

  it(`finds what the rule decides (seed ${seed})`, async () => {
    const { store } = test
    await fc.assert(
      fc.asyncProperty(accessWorld, async (world) => {
        await store.write(async (db) => {
          await clearAccessWorld(db)
          await fillAccessWorld(db, world)
        })
        const columns = ['id', 'organization', 'default_level'] as const
        const rowsOf = (table: 'spaces' | 'collections') =>
          store.read
            .selectFrom(table)
            .select([...columns, 'parent'])
            .execute()
        const sites = await store.read.selectFrom('sites').select(columns).execute()
        const resources = {
          spaces: (await rowsOf('spaces')).map((row) => ({ kind: 'space' as const, ...row })),
          collections: (await rowsOf('collections')).map((row) => ({ kind: 'collection' as const, ...row })),
          sites: sites.map((row) => ({ kind: 'site' as const, parent: '', ...row })),
        }
        const decided = rule(world)
        await Promise.all(people.map((person) => checkResourcesOfPerson(decided, person, resources)))
        const all = Object.values(resources).flat()
        await Promise.all(all.map((resource) => checkPeopleOfResource(decided, resource)))
        await checkManyOnMany(decided, resources.spaces, resources.sites)
      }),
      { seed, numRuns: process.env['RECTO_LONG'] === '1' ? 2000 : 25 },
    )
  })
})
