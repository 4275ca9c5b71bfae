/** Random organizations with collections, spaces, sites, teams and grants, for laws about who may do what. */
import fc from 'fast-check'
import type { Db } from '../service/storage/store.ts'

const now = '2026-01-01T00:00:00.000Z'
export const people = ['u0', 'u1', 'u2', 'u3'] as const
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
export const accessWorld = fc.record({
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
export type AccessWorld = typeof accessWorld extends fc.Arbitrary<infer W> ? W : never

const thingId = (place: number) => {
  if (place < collectionCount) return `c${place}`
  const further = place - collectionCount
  return further < spaceCount ? `s${further}` : `w${further - spaceCount}`
}
const thingKind = (place: number) =>
  place < collectionCount ? 'collection' : place < collectionCount + spaceCount ? 'space' : 'site'
const granteeId = (place: number) => people[place] ?? teams[place - people.length] ?? ''
const parentId = (place: number) => (place < 0 ? '' : `c${place}`)

export const clearAccessWorld = async (db: Db) => {
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

export const fillAccessWorld = async (
  db: Db,
  { collections, spaces, sites, members, teamMembers, grants }: AccessWorld,
) => {
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
