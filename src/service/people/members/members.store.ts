/** Invariants of memberships: the last administrator, and everything deleted along with a member. */
import { sql } from 'kysely'
import type { MemberHoldings } from '../../../contract/people/member-schemas.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { Failure } from '../../http/failure.ts'
import type { Db } from '../../storage/store.ts'

/**
 * Fails with `last-administrator` unless the organization, which is locked, has another active administrator.
 */
export const requireOtherAdministrator = async (
  db: Db,
  organization: string,
  person: string,
): Promise<void> => {
  const other = await db
    .selectFrom('members as m')
    .innerJoin('persons as p', 'p.id', 'm.person')
    .select('m.person')
    .where('m.organization', '=', organization)
    .where('m.role', '=', rank('admin'))
    .where('m.disabled', '=', 0)
    .where('p.disabled_at', 'is', null)
    .where('m.person', '!=', person)
    .limit(1)
    .executeTakeFirst()
  if (!other)
    throw new Failure(
      'last-administrator',
      'This is the organization’s only administrator. Make someone else an administrator first.',
      { toldTo: organization },
    )
}

const spacesOf = (organization: string) =>
  sql`(select s.id from spaces s where s.organization = ${organization})`

/** What `removeMembership` would delete, and what would be left without an owner. */
export const holdingsOf = async (db: Db, organization: string, person: string): Promise<MemberHoldings> => {
  // Ids are long and random: a rule that contains one as text, however quoted, refers to the person.
  const pattern = `%${person}%`
  const { rows } = await sql<Record<keyof MemberHoldings, number>>`select
    (select count(*) from grants where organization = ${organization} and grantee = ${person}) as grants,
    (select count(*) from team_members where organization = ${organization} and person = ${person}) as teams,
    (select count(*) from team_members t where t.organization = ${organization} and t.person = ${person}
      and t.owner = 1 and not exists (select 1 from team_members o where o.team = t.team and o.owner = 1
        and o.person <> ${person})) as "ownedTeams",
    (select count(*) from change_requests where organization = ${organization} and created_by = ${person}
      and status in ('draft', 'open')) as "openChangeRequests",
    (select count(*) from review_requests r join change_requests c on c.space = r.space
      and c.id = r.change_request where r.grantee = ${person} and r.answered_at is null
      and c.organization = ${organization} and c.status in ('draft', 'open')) as "requestedReviews",
    (select count(*) from comments where organization = ${organization} and assignee = ${person}
      and resolved_at is null) as "assignedThreads",
    (select count(*) from spaces where organization = ${organization} and deleted_at is null
      and merge_rules like ${pattern})
    + (select count(*) from organizations where id = ${organization}
      and merge_rules like ${pattern}) as "mergeRules"`.execute(db)
  const count = (name: keyof MemberHoldings) => Number(rows[0]?.[name] ?? 0)
  return {
    grants: count('grants'),
    teams: count('teams'),
    ownedTeams: count('ownedTeams'),
    openChangeRequests: count('openChangeRequests'),
    requestedReviews: count('requestedReviews'),
    assignedThreads: count('assignedThreads'),
    mergeRules: count('mergeRules'),
  }
}

/** What was deleted, for the audit log. */
export interface Removed {
  readonly grants: readonly { readonly thing: string; readonly role: number }[]
  readonly teams: readonly string[]
  readonly requestedReviews: readonly string[]
  readonly assignedThreads: number
}

/** Deletes the membership with its grants, team memberships, review requests and thread assignments. */
export const removeMembership = async (db: Db, organization: string, person: string): Promise<Removed> => {
  const grants = await db
    .deleteFrom('grants')
    .where('organization', '=', organization)
    .where('grantee', '=', person)
    .where('grantee_kind', '=', 'person')
    .returning(['thing', 'role'])
    .execute()
  const teams = await db
    .deleteFrom('team_members')
    .where('organization', '=', organization)
    .where('person', '=', person)
    .returning('team')
    .execute()
  const reviews = await sql<{ change_request: string }>`delete from review_requests
    where grantee = ${person} and grantee_kind = 'person' and answered_at is null
      and space in ${spacesOf(organization)} returning change_request`.execute(db)
  const threads = await sql<{ id: string }>`update comments set assignee = null
    where organization = ${organization} and assignee = ${person} returning id`.execute(db)
  await db
    .deleteFrom('members')
    .where('organization', '=', organization)
    .where('person', '=', person)
    .execute()
  return {
    grants: grants.map(({ thing, role }) => ({ thing, role: Number(role) })),
    teams: teams.map(({ team }) => team),
    requestedReviews: reviews.rows.map(({ change_request: id }) => id),
    assignedThreads: threads.rows.length,
  }
}
