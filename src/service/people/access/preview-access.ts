/** Previews how another role or team would change the access of members. */
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { Given, Person } from '../../access/compare-access.ts'
import { compareAccess } from '../../access/compare-access.ts'
import { collectionsOf, peopleOf, sitesOf, spacesOf } from '../../access/compare-access.queries.ts'
import { notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { previewPage } from './access-preview-page.ts'

/** The grants of a team of this organization; fails with not found for another organization's team. */
const givenTo = async (db: Db, organization: string, team: string): Promise<Given[]> => {
  const found = await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', team)
    .where('organization', '=', organization)
    .executeTakeFirst()
  if (!found) throw notFound()
  const rows = await db
    .selectFrom('grants')
    .select(['thing', 'role'])
    .where('grantee', '=', team)
    .where('grantee_kind', '=', 'team')
    .where('organization', '=', organization)
    .execute()
  return rows.map(({ thing, role }) => ({ thing, role: Number(role), team }))
}

export const previewMemberAccess = reads(
  operations.previewMemberAccess,
  async ({ body, query, ctx }, db, { organization: { id } }) => {
    let asked: readonly string[]
    let change: (person: Person) => Person
    if ('role' in body) {
      asked = body.members
      change = (person) => ({ ...person, role: rank(body.role) })
    } else {
      const { team, add = [], remove = [] } = body
      const given = await givenTo(db, id, team)
      asked = [...add, ...remove]
      // As in the actual change: removal wins for people in both lists.
      const [added, removed] = [new Set(add), new Set(remove)]
      change = (person) => {
        const others = person.given.filter((one) => one.team !== team)
        if (removed.has(person.person)) return { ...person, given: others }
        return added.has(person.person) ? { ...person, given: [...others, ...given] } : person
      }
    }
    // The actual change reports non-members; in the preview they are ignored.
    const people = await peopleOf(ctx.store.engine, db, id, asked)
    const arrangement = {
      collections: await collectionsOf(db, id),
      spaces: await spacesOf(ctx.store.engine, db, id),
      sites: await sitesOf(db, id),
    }
    return previewPage(ctx, db, {
      list: `access-preview/${id}/${JSON.stringify(body)}`,
      query,
      compared: compareAccess(
        people.map((person) => ({ before: person, after: change(person) })),
        [arrangement, arrangement],
        undefined,
      ),
    })
  },
)
