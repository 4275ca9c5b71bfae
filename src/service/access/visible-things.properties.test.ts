/** The resolver and the SQL that filters lists say the same, for random worlds, on both stores. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores.ts'
import { engines, openTestStore } from '../../testing/stores.ts'
import type { Role } from '../../contract/roles.ts'
import { rank, roleOfRank } from '../../contract/roles.ts'
import { listSiteRows } from '../sites/sites.queries.ts'
import { countSpaces, listSpaces } from '../spaces/spaces.queries.ts'
import type { Db } from '../storage/store.ts'
import { countPeopleOn, listPeopleOn } from './people-on-thing.ts'
import { rankInRow } from './rank-in-row.ts'
import { countReach, ranksOnPlaces } from './reach.ts'
import { explain, membershipOf } from './things.ts'
import { collectionsOf, peopleOf, sitesOf } from './what-if.queries.ts'
import { ranksIn } from './what-if.ts'

const now = '2026-01-01T00:00:00.000Z'
const people = ['u0', 'u1', 'u2', 'u3'] as const
const teams = ['t0', 't1', 't2'] as const
const collectionCount = 5
const spaceCount = 8
const siteCount = 3

/** Null inherits; weighted to inheriting, since chains are where the rules meet. */
const level = fc.option(fc.integer({ min: 0, max: 6 }), { freq: 2 })
const grant = fc.record({
  thing: fc.nat(collectionCount + spaceCount + siteCount - 1),
  grantee: fc.nat(people.length + teams.length - 1),
  role: fc.integer({ min: 1, max: 6 }),
})
const world = fc.record({
  // Each collection lies in an earlier one or at the root (-1): no cycle can arise.
  collections: fc.tuple(
    ...Array.from({ length: collectionCount }, (_, place) =>
      fc.record({ parent: fc.integer({ min: -1, max: place - 1 }), level }),
    ),
  ),
  spaces: fc.array(fc.record({ parent: fc.integer({ min: -1, max: collectionCount - 1 }), level }), {
    minLength: spaceCount,
    maxLength: spaceCount,
  }),
  sites: fc.array(level, { minLength: siteCount, maxLength: siteCount }),
  members: fc.tuple(
    ...people.map(() => fc.record({ role: fc.integer({ min: 0, max: 6 }), disabled: fc.boolean() })),
  ),
  teamMembers: fc.array(fc.tuple(fc.nat(teams.length - 1), fc.nat(people.length - 1)), { maxLength: 6 }),
  grants: fc.array(grant, { maxLength: 18 }),
})
type World = typeof world extends fc.Arbitrary<infer W> ? W : never

const thingId = (place: number) => {
  if (place < collectionCount) return `c${place}`
  const further = place - collectionCount
  return further < spaceCount ? `s${further}` : `w${further - spaceCount}`
}
const thingKind = (place: number) =>
  place < collectionCount ? 'collection' : place < collectionCount + spaceCount ? 'space' : 'site'
const granteeId = (place: number) => people[place] ?? teams[place - people.length] ?? ''
const parentId = (place: number) => (place < 0 ? '' : `c${place}`)

const clear = async (db: Db) => {
  for (const table of [
    'grants',
    'team_members',
    'teams',
    'spaces',
    'collections',
    'sites',
    'members',
    'organizations',
    'persons',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

const fill = async (db: Db, { collections, spaces, sites, members, teamMembers, grants }: World) => {
  for (const id of people) {
    await db
      .insertInto('persons')
      .values({
        id,
        email: id,
        display_name: id,
        photo_url: null,
        password: null,
        operator: 0,
        disabled_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute()
  }
  await db
    .insertInto('organizations')
    .values({
      id: 'o',
      title: 'o',
      hostname: null,
      email_domains: '[]',
      use_case: null,
      default_role: 0,
      default_content: null,
      logo: null,
      sso: 0,
      ai: 0,
      invite_links: 0,
      merge_rules: '{}',
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const [place, { role, disabled }] of members.entries()) {
    await db
      .insertInto('members')
      .values({
        organization: 'o',
        person: people[place] ?? '',
        role,
        disabled: disabled ? 1 : 0,
        sso: 0,
        joined_at: now,
        seen_at: null,
      })
      .execute()
  }
  for (const id of teams)
    await db.insertInto('teams').values({ organization: 'o', id, title: id, created_at: now }).execute()
  for (const [team, person] of teamMembers) {
    await db
      .insertInto('team_members')
      .values({ organization: 'o', team: teams[team] ?? '', person: people[person] ?? '', owner: 0 })
      .onConflict((conflict) => conflict.columns(['team', 'person']).doNothing())
      .execute()
  }
  for (const [place, row] of collections.entries()) {
    await db
      .insertInto('collections')
      .values({
        organization: 'o',
        id: `c${place}`,
        title: '',
        description: null,
        parent: parentId(row.parent),
        position: 'a',
        default_level: row.level,
        created_at: now,
        updated_at: now,
      })
      .execute()
  }
  for (const [place, row] of spaces.entries()) {
    await db
      .insertInto('spaces')
      .values({
        organization: 'o',
        id: `s${place}`,
        title: '',
        emoji: '',
        icon: null,
        parent: parentId(row.parent),
        position: 'a',
        default_level: row.level,
        edit_mode: 'locked',
        language: null,
        merge_rules: '{}',
        template: 0,
        revision: '',
        next_number: 1,
        open_comments: 0,
        change_requests: 0,
        change_requests_open: 0,
        change_requests_draft: 0,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .execute()
  }
  await db
    .insertInto('sites')
    .values(
      sites.map((default_level, place) => ({
        ...{ organization: 'o', type: 'basic', title: '', basename: '', icon: null, visibility: 'public' },
        ...{ id: `w${place}`, basename_key: `w${place}`, published: 0, published_at: null, adaptive: 0 },
        ...{ agents_context: 'included', proxy: null, hostname: null, customization: null },
        ...{ adaptive_schema: null, adaptive_schema_at: null, fallback_url: null, logout_url: null },
        ...{ site_spaces: 0, structure_version: 1, version: 1, default_level, created_by: 'u0' },
        ...{ last_published_at: null, created_at: now, updated_at: now },
      })),
    )
    .execute()
  for (const { thing, grantee, role } of grants) {
    await db
      .insertInto('grants')
      .values({
        organization: 'o',
        thing: thingId(thing),
        thing_kind: thingKind(thing),
        grantee: granteeId(grantee),
        grantee_kind: grantee < people.length ? 'person' : 'team',
        role,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['thing', 'grantee']).doUpdateSet({ role }))
      .execute()
  }
}

const seed = Number(process.env['FC_SEED'] ?? 20261121)

describe.each(engines)('visible things on %s', (engine) => {
  let test: TestStore
  beforeAll(async () => {
    test = await openTestStore(engine)
  })
  afterAll(() => test.close())

  it(`list exactly what the resolver lets see, with its role (seed ${seed})`, async () => {
    const { store } = test
    await fc.assert(
      fc.asyncProperty(world, async (value) => {
        await store.write(async (db) => {
          await clear(db)
          await fill(db, value)
        })
        const rows = await store.read.selectFrom('spaces').selectAll().execute()
        const sites = await store.read.selectFrom('sites').selectAll().execute()
        const onSites = new Map<string, ReadonlyMap<string, Role | null>>()
        const decided = new Map<string, Awaited<ReturnType<typeof explain>>[]>(
          await Promise.all(
            people.map(async (person) => {
              const asked = rows.map((row) => explain(store.read, { kind: 'space', ...row }, person))
              return [person, await Promise.all(asked)] as const
            }),
          ),
        )
        for (const person of people) {
          const expected = new Map<string, number>()
          decided.get(person)?.forEach(({ role }, at) => {
            if (role !== null) expected.set(rows[at]?.id ?? '', rank(role))
          })
          const membership = await membershipOf(store.read, 'o', person)
          const viewer = membership && { organization: 'o', person, membership }
          const listed = viewer ? await listSpaces(store.read, viewer, { trash: false }, undefined, 100) : []
          expect(new Map(listed.map(({ id, role }) => [id, Number(role)]))).toEqual(expected)
          const listedSites = viewer ? await listSiteRows(store, store.read, viewer, {}, undefined, 100) : []
          const shown = new Map(listedSites.map((row) => [row.id, roleOfRank(Number(row.role))]))
          const decisions = await Promise.all(
            sites.map(({ id }) => explain(store.read, { kind: 'site', id, organization: 'o' }, person)),
          )
          expect(sites.map(({ id }) => shown.get(id) ?? null)).toEqual(decisions.map(({ role }) => role))
          onSites.set(person, shown)
          if (viewer) expect(await countSpaces(store.read, viewer, { trash: false })).toBe(expected.size)
        }
        for (const site of sites) {
          const query = { role: undefined, after: undefined, limit: 100 }
          const listed = await listPeopleOn(engine, store.read, { kind: 'site', parent: '', ...site }, query)
          const seeing = people.flatMap((person) => {
            const role = onSites.get(person)?.get(site.id) ?? null
            return role === null ? [] : [`${person} ${role}`]
          })
          expect(listed.map(({ person, role }) => `${person} ${role}`)).toEqual(seeing)
        }
        const members = await store.read
          .selectFrom('members')
          .select(['person', 'role', 'disabled'])
          .execute()
        const reach = await countReach(engine, store.read, 'o', members)
        const ranks = await ranksOnPlaces(engine, store.read, 'o', members, rows)
        for (const { person } of members) {
          const roles = decided.get(person)?.map(({ role }) => role) ?? []
          expect(ranks.get(person)?.map(Number)).toEqual(roles.map(rank))
          expect(reach.get(person)).toBe(roles.filter((role) => role !== null).length)
          const { rows: held } = await sql<{ id: string; role: number }>`
            select s.id, ${rankInRow(sql`m.person`, sql`s.id`)} as role
            from members m, spaces s where m.person = ${person}`.execute(store.read)
          const inRow = new Map(held.map(({ id, role }) => [id, Number(role)]))
          expect(rows.map(({ id }) => inRow.get(id))).toEqual(roles.map(rank))
        }
        const ranksOf = ranksIn({
          collections: await collectionsOf(store.read, 'o'),
          spaces: rows,
          sites: await sitesOf(store.read, 'o'),
        })
        for (const one of await peopleOf(engine, store.read, 'o')) {
          const ranks_ = ranksOf(one)
          const roles = decided.get(one.person)?.map(({ role }) => rank(role))
          expect(rows.map(({ id }) => ranks_.get(id))).toEqual(roles)
          const shown = onSites.get(one.person)
          expect(sites.map(({ id }) => ranks_.get(id))).toEqual(
            sites.map(({ id }) => rank(shown?.get(id) ?? null)),
          )
        }
        for (const [at, row] of rows.entries()) {
          const thing = { kind: 'space' as const, ...row }
          const seeing = people.flatMap((person) => {
            const decision = decided.get(person)?.[at]
            return decision && decision.role !== null ? [{ person, ...decision }] : []
          })
          const query = { role: undefined, after: undefined, limit: 100 }
          const listed = await listPeopleOn(engine, store.read, thing, query)
          expect(listed.map(({ person, role, reasons }) => ({ person, role, reasons }))).toEqual(seeing)
          expect(await countPeopleOn(store.read, thing, {})).toBe(seeing.length)
          const [first] = seeing
          if (first?.role == null) continue
          const alike = seeing.filter(({ role }) => role === first.role)
          const some = await listPeopleOn(engine, store.read, thing, { ...query, role: first.role })
          expect(some.map(({ person }) => person)).toEqual(alike.map(({ person }) => person))
        }
      }),
      { seed, numRuns: process.env['RECTO_LONG'] === '1' ? 2000 : 25 },
    )
  })
})
