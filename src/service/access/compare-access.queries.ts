/** Queries for `compare-access.ts`. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { Place } from './reach-counts.ts'
import type { Given, Person } from './compare-access.ts'

const columns = ['id', 'parent', 'default_level'] as const

export const collectionsOf = (db: Db, organization: string): Promise<Place[]> =>
  db.selectFrom('collections').select(columns).where('organization', '=', organization).execute()

/** Spaces that are not in the trash; with `within` only those in one of these collections. */
export const spacesOf = async (
  engine: Engine,
  db: Db,
  organization: string,
  within?: readonly string[],
): Promise<Place[]> =>
  db
    .selectFrom('spaces')
    .select(columns)
    .where('organization', '=', organization)
    .where('deleted_at', 'is', null)
    .$if(within !== undefined, (rows) => rows.where(among(engine, sql.ref('parent'), within ?? [])))
    .execute()

/** The sites of an organization. */
export const sitesOf = async (db: Db, organization: string): Promise<Place[]> =>
  (
    await db
      .selectFrom('sites')
      .select(['id', 'default_level'])
      .where('organization', '=', organization)
      .execute()
  ).map((row) => ({ ...row, parent: '' }))

/** Active members with all grants to them and to their teams; only some, if they are listed. */
export const peopleOf = async (
  engine: Engine,
  db: Db,
  organization: string,
  only?: readonly string[],
): Promise<Person[]> => {
  const among_ = (column: string) =>
    only === undefined ? sql<boolean>`1 = 1` : among(engine, sql.ref(column), only)
  const members = await db
    .selectFrom('members')
    .select(['person', 'role'])
    .where('organization', '=', organization)
    .where('disabled', '=', 0)
    .where(among_('person'))
    .execute()
  const { rows } = await sql<Given & { readonly person: string }>`
    select g.grantee as person, g.thing, g.role, '' as team from grants g
    where g.organization = ${organization} and g.grantee_kind = 'person' and ${among_('g.grantee')}
    union all
    select t.person, g.thing, g.role, t.team from team_members t join grants g on g.grantee = t.team
      and g.organization = t.organization
    where t.organization = ${organization} and g.grantee_kind = 'team' and ${among_('t.person')}`.execute(db)
  const given = new Map<string, Given[]>()
  for (const { person, thing, role, team } of rows) {
    const one = { thing, role: Number(role), team }
    const known = given.get(person)
    if (known) known.push(one)
    else given.set(person, [one])
  }
  return members.map(({ person, role }) => ({
    person,
    role: Number(role),
    given: given.get(person) ?? [],
  }))
}
