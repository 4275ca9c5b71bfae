/** Members of a team: listed; changed by administrators and by owners of the team. */
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import { wakeMergePlans } from '../../change-requests/merge-plans.queries.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { TeamTable } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { memberRows, memberViews, nameContains } from '../members/member-view.ts'
import { afterPosition } from '../members/members.ts'
import type { TeamChange } from './team-members.store.ts'
import { changeTeamMembers } from './team-members.store.ts'
import { findTeam } from './team-view.ts'

const membersOfTeam = (db: Db, { organization, id }: TeamTable, search: string | undefined) =>
  memberRows(db, organization)
    .innerJoin('team_members as i', (join) => join.onRef('i.person', '=', 'm.person').on('i.team', '=', id))
    .select('i.owner')
    .$if(search !== undefined && search.trim() !== '', (rows) =>
      rows.where(nameContains(search?.trim() ?? '')),
    )

export const listTeamMembers = reads(
  operations.listTeamMembers,
  async ({ params, query, ctx }, db, { organization }) => {
    const team = await findTeam(db, organization.id, params.teamId)
    if (!team) throw notFound()
    return listPage(ctx.keys, {
      list: `team-members/${team.id}`,
      query,
      count: async () => {
        const { total } = await membersOfTeam(db, team, query.search)
          .clearSelect()
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        membersOfTeam(db, team, query.search)
          .$if(after !== undefined, (rows) =>
            rows.where(afterPosition(['p.display_name', 'p.id'], 'asc', after ?? [])),
          )
          .orderBy('p.display_name')
          .orderBy('p.id')
          .limit(limit)
          .execute(),
      key: ({ display_name, person }) => [display_name, person],
      items: async (rows) => {
        const views = await memberViews(ctx, db, organization.id, rows)
        return views.map((view, place) => ({
          organization: view,
          team: { role: Number(rows[place]?.owner) === 1 ? ('owner' as const) : ('member' as const) },
          permissions: { view: true },
        }))
      },
    })
  },
)

/** The team, if the caller may change its members. The organization is locked. */
const requireTeamOwner = async (
  db: Db,
  { organization, role }: OrganizationSubject,
  caller: Caller,
  id: string,
): Promise<TeamTable> => {
  const team = await findTeam(db, organization.id, id)
  if (!team) throw notFound()
  if (role === 'admin') return team
  const owner = await db
    .selectFrom('team_members')
    .select('owner')
    .where('team', '=', team.id)
    .where('person', '=', caller.person)
    .executeTakeFirst()
  if (Number(owner?.owner ?? 0) !== 1)
    throw new Failure(
      'role-too-low',
      'Only administrators of the organization and owners of this team can change its members.',
    )
  return team
}

const change = async (ctx: Context, db: Db, caller: Caller, team: TeamTable, wanted: TeamChange) => {
  const steps = await changeTeamMembers(ctx, db, team, wanted)
  if (steps.length === 0) return
  await wakeMergePlans(ctx, db, { organization: team.organization })
  await ctx.events.record(db, {
    organization: team.organization,
    kind: 'team.members-changed',
    subject: team.id,
    actor: caller.person,
    data: { members: steps },
  })
}

export const updateTeamMembers = writes(
  operations.updateTeamMembers,
  async ({ params, body, caller, ctx }, db, subject) => {
    const team = await requireTeamOwner(db, subject, caller, params.teamId)
    const add = body.add ?? []
    await change(ctx, db, caller, team, {
      put: new Map([
        ...add.map((person) => [person, undefined] as const),
        ...Object.entries(body.memberships ?? {}).map(([person, { role }]) => [person, role] as const),
      ]),
      remove: new Set(body.remove),
      path: (person) =>
        add.includes(person) ? `body.add.${add.indexOf(person)}` : `body.memberships.${person}`,
    })
  },
  { locksOrganization: true },
)

export const addTeamMember = writes(
  operations.addTeamMember,
  async ({ params, body, caller, ctx }, db, subject) => {
    const team = await requireTeamOwner(db, subject, caller, params.teamId)
    await change(ctx, db, caller, team, {
      put: new Map([[params.userId, body.role]]),
      remove: new Set(),
      path: () => 'path.userId',
    })
  },
  { locksOrganization: true },
)

export const removeTeamMember = writes(
  operations.removeTeamMember,
  async ({ params, caller, ctx }, db, subject) => {
    const team = await requireTeamOwner(db, subject, caller, params.teamId)
    await change(ctx, db, caller, team, {
      put: new Map(),
      remove: new Set([params.userId]),
      path: () => 'path.userId',
    })
  },
  { locksOrganization: true },
)
