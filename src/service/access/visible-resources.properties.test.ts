/** The resolver and the SQL that filters lists agree for random worlds on both stores. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accessWorld,
  clearAccessWorld,
  fillAccessWorld,
  people,
} from '../../testing/fixtures/access-world.ts'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import { listSiteRows } from '../sites/model/sites.queries.ts'
import { countSpaces, listSpaces } from '../spaces/spaces.queries.ts'
import { countPeopleOn, listPeopleOn } from './people-on-resource.ts'
import { rankInRow } from './rank-sql.ts'
import { countReach, ranksOnPlaces } from './reach-counts.ts'
import { explain, membershipOf } from './load-resource.ts'
import { collectionsOf, peopleOf, sitesOf } from './compare-access.queries.ts'
import { ranksIn } from './compare-access.ts'

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
      fc.asyncProperty(accessWorld, async (value) => {
        await store.write(async (db) => {
          await clearAccessWorld(db)
          await fillAccessWorld(db, value)
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
