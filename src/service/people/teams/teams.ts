/** Teams: list, read, create, rename, delete; and the teams of one member. */
import { containsText } from '../../storage/sql.ts'
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import type { Caller } from '../../access/caller.ts'
import { wakeMergePlans } from '../../change-requests/merge-plans.queries.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { findMember } from '../members/member-view.ts'
import { afterPosition, requireSight } from '../members/members.ts'
import { changeTeamMembers } from './team-members.store.ts'
import type { TeamViewer } from './team-view.ts'
import { findTeam, showTeam, teamViews } from './team-view.ts'

const viewerOf = ({ role }: OrganizationSubject, { person }: Caller): TeamViewer => ({
  person,
  administrator: role === 'admin',
})

interface TeamFilters {
  readonly title?: string | undefined
  /** Only teams that this person is in. */
  readonly member?: string
  /** Only teams that this person owns. */
  readonly owner?: string | undefined
}

const matchingTeams = (db: Db, organization: string, { title, member, owner }: TeamFilters) => {
  let rows = db.selectFrom('teams as t').where('t.organization', '=', organization)
  if (title !== undefined && title.trim() !== '') rows = rows.where(containsText('t.title', title.trim()))
  if (member !== undefined)
    rows = rows.where(
      sql<boolean>`exists (select 1 from team_members i where i.team = t.id and i.person = ${member})`,
    )
  if (owner !== undefined)
    rows = rows.where(
      sql<boolean>`exists (select 1 from team_members i where i.team = t.id and i.person = ${owner} and i.owner = 1)`,
    )
  return rows
}

/** The parts of a list of teams by title that do not depend on the item view. */
const listing = (db: Db, organization: string, filters: TeamFilters) => ({
  count: async () => {
    const { total } = await matchingTeams(db, organization, filters)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  },
  rows: (after: readonly unknown[] | undefined, limit: number) =>
    matchingTeams(db, organization, filters)
      .selectAll()
      .$if(after !== undefined, (rows) => rows.where(afterPosition(['t.title', 't.id'], 'asc', after ?? [])))
      .orderBy('t.title')
      .orderBy('t.id')
      .limit(limit)
      .execute(),
  key: ({ title, id }: { title: string; id: string }) => [title, id],
})

export const listTeams = reads(operations.listTeams, async ({ query, caller, ctx }, db, subject) => {
  const { id } = subject.organization
  const owner = query.owner === undefined ? undefined : await findMember(db, id, query.owner)
  // Administrators manage every team; people who are not members manage none.
  const all = owner !== undefined && owner.role === 6
  const filters = { title: query.title, owner: all ? undefined : query.owner }
  return listPage(ctx.keys, {
    list: `teams/${id}`,
    query,
    ...listing(db, id, filters),
    items: (rows) => teamViews(ctx, db, rows, viewerOf(subject, caller)),
  })
})

export const listMemberTeams = reads(
  operations.listMemberTeams,
  async ({ params, query, caller, ctx }, db, subject) => {
    requireSight(subject, caller, params.userId)
    const { id } = subject.organization
    if (!(await findMember(db, id, params.userId))) throw notFound()
    return listPage(ctx.keys, {
      list: `member-teams/${id}/${params.userId}`,
      query,
      ...listing(db, id, { title: query.title, member: params.userId }),
      items: async (rows) => {
        const owned = await db
          .selectFrom('team_members')
          .select('team')
          .where('organization', '=', id)
          .where('person', '=', params.userId)
          .where('owner', '=', 1)
          .execute()
        const ownedTeams = new Set(owned.map(({ team }) => team))
        const teams = await teamViews(ctx, db, rows, viewerOf(subject, caller))
        return teams.map((team) => ({
          team,
          member: { role: ownedTeams.has(team.id) ? ('owner' as const) : ('member' as const) },
        }))
      },
    })
  },
)

export const getTeam = reads(operations.getTeam, async ({ params, caller, ctx }, db, subject) => {
  const row = await findTeam(db, subject.organization.id, params.teamId)
  if (!row) throw notFound()
  return showTeam(ctx, db, row, viewerOf(subject, caller))
})

export const createTeam = writes(
  operations.createTeam,
  async ({ body, caller, ctx, created }, db, subject) => {
    const organization = subject.organization.id
    const row = await db
      .insertInto('teams')
      .values({ organization, id: ctx.mint('team'), title: body.title, created_at: ctx.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    const members = new Set(body.members ?? [])
    await changeTeamMembers(ctx, db, row, {
      put: new Map([...members].map((person) => [person, undefined])),
      remove: new Set(),
      path: (person) => `body.members.${(body.members ?? []).indexOf(person)}`,
    })
    await ctx.events.record(db, {
      organization,
      kind: 'team.created',
      subject: row.id,
      actor: caller.person,
      data: { title: row.title, members: [...members] },
    })
    created(ctx.addresses.team(organization, row.id).location)
    return showTeam(ctx, db, row, viewerOf(subject, caller))
  },
  { locksOrganization: true },
)

export const updateTeam = writes(
  operations.updateTeam,
  async ({ params, body, caller, ctx }, db, subject) => {
    const organization = subject.organization.id
    const row = await findTeam(db, organization, params.teamId)
    if (!row) throw notFound()
    if (row.title !== body.title) {
      await db.updateTable('teams').set({ title: body.title }).where('id', '=', row.id).execute()
      await ctx.events.record(db, {
        organization,
        kind: 'team.updated',
        subject: row.id,
        actor: caller.person,
        data: { field: 'title', from: row.title, to: body.title },
      })
    }
    return showTeam(ctx, db, { ...row, title: body.title }, viewerOf(subject, caller))
  },
  { locksOrganization: true },
)

export const deleteTeam = writes(
  operations.deleteTeam,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findTeam(db, organization, params.teamId)
    if (!row) return
    const members = await db
      .deleteFrom('team_members')
      .where('team', '=', row.id)
      .returning(['person', 'owner'])
      .execute()
    const grants = await db
      .deleteFrom('grants')
      .where('organization', '=', organization)
      .where('grantee', '=', row.id)
      .where('grantee_kind', '=', 'team')
      .returning(['thing', 'role'])
      .execute()
    const reviews = await db
      .deleteFrom('review_requests')
      .where('grantee', '=', row.id)
      .where('grantee_kind', '=', 'team')
      .where('answered_at', 'is', null)
      .returning('change_request')
      .execute()
    await db.deleteFrom('teams').where('id', '=', row.id).execute()
    await wakeMergePlans(ctx, db, { organization })
    await ctx.events.record(db, {
      organization,
      kind: 'team.deleted',
      subject: row.id,
      actor: caller.person,
      data: {
        from: {
          title: row.title,
          members,
          grants,
          requestedReviews: reviews.map((one) => one.change_request),
        },
        to: null,
      },
    })
  },
  { locksOrganization: true },
)
