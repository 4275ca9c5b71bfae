/** Organizations of the caller: list, read, create. */
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles/roles.ts'
import { givesEntry } from '../access/organization-entry.ts'
import { listPage } from '../http/list-page.ts'
import { reads, writes } from '../http/verb.ts'
import { organizationView } from './organization-view.ts'
import { insertOrganization } from './organization-rows.ts'

/** SQL number: whether a person owns a team of an organization. */
const ownsTeam = (organization: ReturnType<typeof sql>, person: string) =>
  sql<number>`case when exists (select 1 from team_members t where t.organization = ${organization}
    and t.person = ${person} and t.owner = 1) then 1 else 0 end`

export const listOrganizations = reads(operations.listOrganizations, ({ caller, query, ctx }, db) => {
  const organizationsOfCaller = () =>
    db
      .selectFrom('organizations as o')
      .innerJoin('members as m', 'm.organization', 'o.id')
      .where('m.person', '=', caller.person)
      .where('m.disabled', '=', 0)
      .where(givesEntry('m', caller.signOn))
  return listPage(ctx.keys, {
    list: `organizations/${caller.person}`,
    query,
    count: async () =>
      Number(
        (
          await organizationsOfCaller()
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),
    rows: (after, limit) => {
      const rows = organizationsOfCaller()
        .selectAll('o')
        .select(['m.role as member_role', ownsTeam(sql`o.id`, caller.person).as('owns_team')])
        .orderBy('o.id')
        .limit(limit)
      return (after ? rows.where('o.id', '>', String(after[0])) : rows).execute()
    },
    key: ({ id }) => [id],
    items: (rows) =>
      rows.map(({ member_role, owns_team, ...row }) =>
        organizationView(ctx, row, roleOfRank(member_role), Number(owns_team) === 1),
      ),
  })
})

export const getOrganization = reads(
  operations.getOrganization,
  async ({ caller, ctx }, db, { organization, role }) => {
    const { rows } = await sql<{ owns: number }>`
      select ${ownsTeam(sql`${organization.id}`, caller.person)} as owns`.execute(db)
    return organizationView(ctx, organization, role, Number(rows[0]?.owns) === 1)
  },
)

export const createOrganization = writes(
  operations.createOrganization,
  async ({ caller, body, ctx, created }, db) => {
    const row = await insertOrganization(ctx, db, {
      title: body.title,
      emailDomains: body.emailDomains ?? [],
      admin: caller.person,
    })
    created(ctx.addresses.organization(row.id).location)
    return organizationView(ctx, row, 'admin')
  },
)
