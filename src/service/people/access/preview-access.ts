/** Previews how another role or team would change the access of members. */
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { MemberWithGrants } from '../../access/compare-access.ts'
import { compareAccess } from '../../access/compare-access.ts'
import { membersWithGrants } from '../../access/members-with-grants.queries.ts'
import type { Grant } from '../../access/ranks-on-resources.ts'
import { collectionRows, siteRows, spaceRows } from '../../access/ranks-on-resources.ts'
import { notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { previewPage } from './access-preview-page.ts'

/** The grants of a team of this organization; fails with not found for another organization's team. */
const grantsOfTeam = async (db: Db, organization: string, team: string): Promise<Grant[]> => {
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
  return rows.map(({ thing: resource, role }) => ({ resource, role: Number(role), team }))
}

export const previewMemberAccess = reads(
  operations.previewMemberAccess,
  async ({ body, query, ctx }, db, { organization: { id } }) => {
    let people: readonly string[]
    let change: (member: MemberWithGrants) => MemberWithGrants
    if ('role' in body) {
      people = body.members
      change = (member) => ({ ...member, role: rank(body.role) })
    } else {
      const { team, add = [], remove = [] } = body
      const teamGrants = await grantsOfTeam(db, id, team)
      people = [...add, ...remove]
      // As in the actual change: removal wins for people in both lists.
      const [added, removed] = [new Set(add), new Set(remove)]
      change = (member) => {
        const others = member.grants.filter((grant) => grant.team !== team)
        if (removed.has(member.person)) return { ...member, grants: others }
        return added.has(member.person) ? { ...member, grants: [...others, ...teamGrants] } : member
      }
    }
    // The actual change reports non-members; in the preview they are ignored.
    const members = await membersWithGrants(ctx.store.engine, db, id, people)
    const state = {
      collections: await collectionRows(db, id),
      spaces: await spaceRows(ctx.store.engine, db, id),
      sites: await siteRows(db, id),
    }
    return previewPage(ctx, db, {
      list: `access-preview/${id}/${JSON.stringify(body)}`,
      query,
      compared: compareAccess(
        members.map((member) => ({ before: member, after: change(member) })),
        [state, state],
        undefined,
      ),
    })
  },
)
