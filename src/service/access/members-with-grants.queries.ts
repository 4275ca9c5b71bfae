/** Queries for `compare-access.ts`. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { MemberWithGrants } from './compare-access.ts'
import { grantsByPerson, teamsByPerson } from './ranks-on-resources.ts'

/** Active members with all grants to them and to their teams; only some, if they are listed. */
export const membersWithGrants = async (
  engine: Engine,
  db: Db,
  organization: string,
  people?: readonly string[],
): Promise<MemberWithGrants[]> => {
  const members = await db
    .selectFrom('members')
    .select(['person', 'role'])
    .where('organization', '=', organization)
    .where('disabled', '=', 0)
    .$if(people !== undefined, (rows) => rows.where(among(engine, sql.ref('person'), people ?? [])))
    .execute()
  const teams = await teamsByPerson(engine, db, organization, people)
  const grants = await grantsByPerson(engine, db, organization, teams, people)
  return members.map(({ person, role }) => ({
    person,
    role: Number(role),
    grants: grants.get(person) ?? [],
  }))
}
