/** Changes members: role, activation, sign-in method, removal. */
import { operations } from '../../../contract/operations.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import { wakeMergePlans } from '../../change-requests/merge-plans.queries.ts'
import { notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { findMember, showMember } from './member-view.ts'
import { holdingsOf, removeMembership, requireOtherAdministrator } from './members.store.ts'

const isAdministrator = { role: rank('admin') }

interface MemberEvent {
  readonly organization: string
  readonly person: string
  readonly actor: string
}

/** Records an event; `member.disabled` and `member.removed` also end the person's event streams. */
const record = async (
  ctx: Context,
  db: Db,
  kind: 'member.updated' | 'member.disabled' | 'member.enabled' | 'member.removed',
  { organization, person, actor }: MemberEvent,
  data: Readonly<Record<string, unknown>>,
) => {
  // Merge rules depend on whose reviews count and who can be waited for.
  await wakeMergePlans(ctx, db, { organization })
  await ctx.events.record(db, { organization, kind, subject: person, actor, data })
}

const changeMember = (
  db: Db,
  organization: string,
  person: string,
  set: { role?: number; disabled?: 0 | 1; sso?: 0 | 1 },
) =>
  db
    .updateTable('members')
    .set(set)
    .where('organization', '=', organization)
    .where('person', '=', person)
    .execute()

/** The member's current view. */
const loadMemberView = async (ctx: Context, db: Db, organization: string, person: string) => {
  const row = await findMember(db, organization, person)
  if (!row) throw notFound()
  return showMember(ctx, db, organization, row)
}

export const updateMember = writes(
  operations.updateMember,
  async ({ params, body, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findMember(db, organization, params.userId)
    if (!row) throw notFound()
    const role = rank(body.role)
    if (Number(row.role) !== role) {
      if (Number(row.role) === isAdministrator.role)
        await requireOtherAdministrator(db, organization, row.person)
      await changeMember(db, organization, row.person, { role })
      const event = { organization, person: row.person, actor: caller.person }
      const [from, to] = [roleOfRank(Number(row.role)), body.role]
      await record(ctx, db, 'member.updated', event, { field: 'role', from, to })
    }
    return loadMemberView(ctx, db, organization, row.person)
  },
  { locksOrganization: true },
)

export const setMemberSignOn = writes(
  operations.setMemberSignOn,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findMember(db, organization, params.userId)
    if (!row) throw notFound()
    if (Number(row.sso) === 0) {
      await changeMember(db, organization, row.person, { sso: 1 })
      const event = { organization, person: row.person, actor: caller.person }
      await record(ctx, db, 'member.updated', event, { field: 'sso', from: false, to: true })
    }
    return loadMemberView(ctx, db, organization, row.person)
  },
  { locksOrganization: true },
)

export const disableMember = writes(
  operations.disableMember,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findMember(db, organization, params.userId)
    if (!row) throw notFound()
    if (Number(row.disabled) === 0) {
      if (Number(row.role) === isAdministrator.role)
        await requireOtherAdministrator(db, organization, row.person)
      await changeMember(db, organization, row.person, { disabled: 1 })
      const event = { organization, person: row.person, actor: caller.person }
      await record(ctx, db, 'member.disabled', event, { from: false, to: true })
    }
    return loadMemberView(ctx, db, organization, row.person)
  },
  { locksOrganization: true },
)

export const enableMember = writes(
  operations.enableMember,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findMember(db, organization, params.userId)
    if (!row || Number(row.disabled) === 0) return
    await changeMember(db, organization, row.person, { disabled: 0 })
    const event = { organization, person: row.person, actor: caller.person }
    await record(ctx, db, 'member.enabled', event, { from: true, to: false })
  },
  { locksOrganization: true },
)

export const removeMember = writes(
  operations.removeMember,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    const row = await findMember(db, organization, params.userId)
    if (!row) return
    if (Number(row.role) === isAdministrator.role && Number(row.disabled) === 0)
      await requireOtherAdministrator(db, organization, row.person)
    const removed = await removeMembership(db, organization, row.person)
    const event = { organization, person: row.person, actor: caller.person }
    const from = {
      role: roleOfRank(Number(row.role)),
      ...removed,
      grants: removed.grants.map(({ thing, role }) => ({ thing, role: roleOfRank(role) })),
    }
    await record(ctx, db, 'member.removed', event, { from, to: null })
  },
  { locksOrganization: true },
)

export const getMemberHoldings = reads(
  operations.getMemberHoldings,
  async ({ params }, db, { organization }) => {
    if (!(await findMember(db, organization.id, params.userId))) throw notFound()
    return holdingsOf(db, organization.id, params.userId)
  },
)
