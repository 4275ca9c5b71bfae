/** Requested reviewers: list, add, remove. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { peopleWithRole } from '../../access/people-on-resource.ts'
import { namesOfAdministrators } from '../../access/who-grants.ts'
import { spaceResource } from '../../comments/threads/mentions.ts'
import { notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import { lockSpace } from '../../content/revisions/main-line.ts'
import { personViews } from '../../people/person-view.ts'
import { among } from '../../storage/sql.ts'
import type { ChangeRequestRow, ReviewRequestRow, SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeChangeRequest, hasContributed } from '../change-request.store.ts'
import { storedDescription } from '../description.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { wakeMergePlans } from '../merge-plans.queries.ts'
import { requireHand, requireStatus } from '../require-status.ts'
import { recordRequests } from '../timeline/record-requests.ts'
import { recordSettings } from '../timeline/record-settings.ts'
import { addRequest, countOpenRequests, openRequests } from './review-requests.store.ts'
import { peopleBy } from './review-view.ts'

const teamsBy = async (ctx: Context, db: Db, ids: readonly string[]) => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('teams')
          .select((e) => [
            'id',
            'title',
            e
              .selectFrom('team_members')
              .select((inner) => inner.fn.countAll<number>().as('members'))
              .whereRef('team_members.team', '=', 'teams.id')
              .as('members'),
          ])
          .where(among(ctx.store.engine, sql.ref('id'), ids))
          .execute()
  return new Map(rows.map(({ id, title, members }) => [id, { title, members: Number(members ?? 0) }]))
}

const requestViews = async (ctx: Context, db: Db, rows: readonly ReviewRequestRow[]) => {
  const of = (kind: string) => rows.filter((row) => row.grantee_kind === kind).map(({ grantee }) => grantee)
  const teams = await teamsBy(ctx, db, of('team'))
  const person = await peopleBy(ctx, db, [...of('person'), ...rows.map(({ requested_by }) => requested_by)])
  return rows.map((row) => {
    const head = {
      object: 'change-request-requested-reviewer' as const,
      revision: row.revision,
      requestedBy: person(row.requested_by),
      createdAt: row.created_at,
    }
    if (row.grantee_kind !== 'team') return { ...head, kind: 'user' as const, user: person(row.grantee) }
    const { title = 'Former team', members = 0 } = teams.get(row.grantee) ?? {}
    return {
      ...head,
      kind: 'team' as const,
      team: { object: 'team' as const, id: row.grantee, title, members },
    }
  })
}

export const listRequestedReviewers = reads(
  operations.listChangeRequestRequestedReviewers,
  async ({ params, query, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    return listPage(ctx.keys, {
      list: `requested-reviewers/${space.id}/${row.id}`,
      query,
      count: () => countOpenRequests(db, row),
      rows: (after, limit) => openRequests(db, row, after?.map(String), limit),
      key: ({ created_at, grantee }) => [created_at, grantee],
      items: (rows) => requestViews(ctx, db, rows),
    })
  },
)

const refuse = (path: string, message: string): Failure =>
  new Failure('state-forbids', message, { details: [{ path, message }] })

const reviewRoleHelp = async ({ store }: Context, db: Db, space: SpaceRow): Promise<string> =>
  `${await namesOfAdministrators(store.engine, db, space)} can grant the Reviewer role.`

/**
 * Fails unless each person can answer: has the role on the space, and wrote no content that they would have to approve.
 */
const requirePeople = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  users: readonly string[],
): Promise<void> => {
  const able = await peopleWithRole(ctx.store.engine, db, spaceResource(space), users, 'review')
  for (const [at, user] of users.entries()) {
    const path = `body.users.${at}`
    if (!able.has(user)) {
      // Same message for people who do not exist, are hidden or lack the role: only members may be named.
      const seen = await peopleWithRole(ctx.store.engine, db, spaceResource(space), [user])
      const name = seen.has(user) ? (await personViews(ctx, db, [user])).get(user)?.displayName : undefined
      throw refuse(
        path,
        `${name ?? 'This person'} cannot review here. ${await reviewRoleHelp(ctx, db, space)}`,
      )
    }
    if (await hasContributed(db, row, user)) {
      const name = (await personViews(ctx, db, [user])).get(user)?.displayName ?? 'This person'
      throw refuse(path, `${name} edited this change request and cannot approve it. Request someone else.`)
    }
  }
}

/** Team members who can answer; fails on a team of another organization or with nobody who can answer. */
const requireTeams = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  teams: readonly string[],
): Promise<ReadonlySet<string>> => {
  const all = new Set<string>()
  for (const [at, team] of teams.entries()) {
    const path = `body.teams.${at}`
    const members = await db
      .selectFrom('team_members')
      .select('person')
      .where('team', '=', team)
      .where('organization', '=', space.organization)
      .execute()
    const able = await peopleWithRole(
      ctx.store.engine,
      db,
      spaceResource(space),
      members.map(({ person }) => person),
      'review',
    )
    if (able.size === 0)
      throw refuse(path, `Nobody in this team can review here. ${await reviewRoleHelp(ctx, db, space)}`)
    for (const person of able) all.add(person)
  }
  return all
}

export const requestReviewers = open(operations.requestChangeRequestReviewers, async (call) => {
  const { params, body, caller, ctx } = call
  const description = await storedDescription(body.description)
  return ctx.store.write(async (db) => {
    const subject = await call.authorize(db)
    const { space } = subject
    await lockSpace(db, space.id)
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await lockChangeRequest(db, row)
    await requireHand(db, subject, row, caller.person, 'request-reviewers')
    requireStatus('request-reviewers', row)
    const users = [...new Set(body.users)]
    const teams = [...new Set(body.teams)]
    await requirePeople(ctx, db, space, row, users)
    const members = await requireTeams(ctx, db, space, teams)
    const change = {
      ...(row.status === 'draft' && { status: 'open' }),
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(description !== undefined && { description }),
    }
    const recipients: string[] = []
    const newTeams: string[] = []
    const asked = { by: caller.person }
    for (const grantee of users)
      if (await addRequest(ctx, db, row, { ...asked, grantee, kind: 'person' })) recipients.push(grantee)
    const newUsers = [...recipients]
    for (const grantee of teams)
      if (await addRequest(ctx, db, row, { ...asked, grantee, kind: 'team' })) {
        newTeams.push(grantee)
        recipients.push(...members)
      }
    if (newUsers.length + newTeams.length > 0 || Object.keys(change).length > 0) {
      await changeChangeRequest(ctx, db, row, change)
      await recordSettings(ctx, db, row, change, caller.person)
      await recordRequests(ctx, db, row, caller.person, {
        kind: 'review-requested',
        users: newUsers,
        teams: newTeams,
      })
      const event = { organization: space.organization, space: space.id, actor: caller.person }
      await ctx.events.record(db, {
        ...event,
        kind: 'review.requested',
        subject: row.id,
        data: { users, teams, number: row.number },
      })
      await notify(ctx, db, {
        ...event,
        changeRequest: row.id,
        reason: 'review-requested',
        people: recipients,
      })
    }
    const requestedIds = new Set([...users, ...teams])
    const rows = (await openRequests(db, row, undefined, 1000)).filter(({ grantee }) =>
      requestedIds.has(grantee),
    )
    const views = await requestViews(ctx, db, rows)
    return {
      users: views.filter(({ kind }) => kind === 'user'),
      teams: views.filter(({ kind }) => kind === 'team'),
    }
  })
})

export const withdrawReviewer = writes(
  operations.withdrawChangeRequestReviewer,
  async ({ params, caller, ctx }, db, subject) => {
    const { space } = subject
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    if (params.userId !== caller.person)
      await requireHand(db, subject, row, caller.person, 'request-reviewers')
    await lockChangeRequest(db, row)
    const withdrawn = await db
      .deleteFrom('review_requests')
      .where('space', '=', space.id)
      .where('change_request', '=', row.id)
      .where('grantee', '=', params.userId)
      .where('answered_at', 'is', null)
      .returning(['grantee', 'grantee_kind'])
      .executeTakeFirst()
    if (!withdrawn) return
    const isTeam = withdrawn.grantee_kind === 'team'
    await recordRequests(ctx, db, row, caller.person, {
      kind: 'review-request-withdrawn',
      users: isTeam ? [] : [withdrawn.grantee],
      teams: isTeam ? [withdrawn.grantee] : [],
    })
    await wakeMergePlans(ctx, db, row)
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'review.request-withdrawn',
      subject: row.id,
      actor: caller.person,
      data: { grantee: withdrawn.grantee, number: row.number },
    })
  },
)
