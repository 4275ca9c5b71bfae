/**
 * Invite rows, and what accepting one does. The link of an invite is its id with a tag derived from the installation's
 * secret, so it can be shown again but cannot be created from the contents of the store.
 */
import { sql } from 'kysely'
import type { Role } from '../../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import { explain } from '../../access/load-resource.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { insertMember } from '../../organizations/organization-rows.ts'
import type { InviteRow, OrganizationRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

/** One letter for the kind and 20 characters. */
const idLength = 21

export const tokenOf = ({ keys }: Context, id: string): string => id + keys.sign('invite', id)

type InviteState = 'open' | 'used' | 'expired' | 'off'

export interface Invited {
  readonly invite: InviteRow
  readonly organization: OrganizationRow
  readonly state: InviteState
}

/** Those of the people who may invite: active administrators. */
export const inviters = async (
  { store }: Context,
  db: Db,
  organization: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('persons as p', 'p.id', 'm.person')
    .select('m.person')
    .where('m.organization', '=', organization)
    .where(among(store.engine, sql.ref('m.person'), people))
    .where('m.role', '=', rank('admin'))
    .where('m.disabled', '=', 0)
    .where('p.disabled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ person }) => person))
}

/** An invite to an address lasts no longer than its creator may invite; links are seen by all administrators. */
const stateOf = async (
  ctx: Context,
  db: Db,
  invite: InviteRow,
  organization: OrganizationRow,
): Promise<InviteState> => {
  const { email, created_by: maker, expires_at: expiry } = invite
  if (email !== null && invite.used_at !== null) return 'used'
  if (expiry !== null && expiry <= ctx.now()) return 'expired'
  if (email === null) return Number(organization.invite_links) === 0 ? 'off' : 'open'
  return (await inviters(ctx, db, organization.id, [maker])).has(maker) ? 'open' : 'expired'
}

/** The invite of a link; fails with not found if it is forged or revoked. */
export const invitedBy = async (ctx: Context, db: Db, token: string): Promise<Invited> => {
  const [id, tag] = [token.slice(0, idLength), token.slice(idLength)]
  if (!ctx.keys.verify('invite', id, tag)) throw notFound()
  const invite = await db.selectFrom('invites').selectAll().where('id', '=', id).executeTakeFirst()
  if (!invite) throw notFound()
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', invite.organization)
    .executeTakeFirst()
  if (!organization) throw notFound()
  return { invite, organization, state: await stateOf(ctx, db, invite, organization) }
}

const refusals: Readonly<Record<Exclude<InviteState, 'open'>, string>> = {
  used: 'This invite has already been used. Sign in, or ask for a new invite.',
  expired: 'This invite has expired. Ask for a new one.',
  off: 'This organization has turned off invite links. Ask an administrator for an invite.',
}

/**
 * Fails with `state-forbids`, with a message for the invited person, unless the invite can be used with the address.
 */
export const requireUsable = ({ invite, state }: Invited, email: string): void => {
  const toldTo = invite.organization
  if (state !== 'open') throw new Failure('state-forbids', refusals[state], { toldTo })
  if (invite.email !== null && invite.email !== email.toLowerCase())
    throw new Failure(
      'state-forbids',
      `This invite is for ${invite.email}. Sign in with that email address, or ask for an invite to yours.`,
      { toldTo },
    )
}

/** The space or collection that an invite leads to, if it exists. */
export const resourceOf = async (db: Db, { thing: resource, thing_kind: kind, organization }: InviteRow) => {
  if (resource === '') return undefined
  const row =
    kind === 'space'
      ? await db
          .selectFrom('spaces')
          .select(['id', 'title', 'organization', 'parent', 'default_level'])
          .where('id', '=', resource)
          .where('organization', '=', organization)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('collections')
          .select(['id', 'title', 'organization', 'parent', 'default_level'])
          .where('id', '=', resource)
          .where('organization', '=', organization)
          .executeTakeFirst()
  if (!row) throw notFound()
  return { kind: kind as 'space' | 'collection', ...row }
}

/** Grants the invite's role on its resource, unless the person has at least that role. */
const grantOn = async (
  ctx: Context,
  db: Db,
  invite: InviteRow,
  resource: NonNullable<Awaited<ReturnType<typeof resourceOf>>>,
  person: string,
): Promise<void> => {
  const { role: held } = await explain(db, resource, person)
  if (rank(held) >= Number(invite.role)) return
  const role = Number(invite.role)
  await db
    .insertInto('grants')
    .values({
      organization: invite.organization,
      thing: resource.id,
      thing_kind: resource.kind,
      grantee: person,
      grantee_kind: 'person',
      role,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['thing', 'grantee']).doUpdateSet({ role }))
    .execute()
  await ctx.events.record(db, {
    organization: invite.organization,
    ...(resource.kind === 'space' && { space: resource.id }),
    kind: `${resource.kind}.permissions-changed`,
    subject: resource.id,
    actor: person,
    data: {
      grants: [{ grantee: person, kind: 'person', from: held, to: roleOfRank(role) }],
      invite: invite.id,
    },
  })
}

/** Counts the use. An invite to an address can be used once; of concurrent uses one fails. */
const markUsed = async (ctx: Context, db: Db, invite: InviteRow): Promise<void> => {
  let row = db
    .updateTable('invites')
    .set((e) => ({ uses: e('uses', '+', 1), used_at: ctx.now() }))
    .where('id', '=', invite.id)
  if (invite.email !== null) row = row.where('used_at', 'is', null)
  const { numUpdatedRows } = await row.executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Failure('state-forbids', refusals.used)
}

/** Adds a person by a usable invite; existing members keep their role. */
export const joinBy = async (ctx: Context, db: Db, { invite, organization }: Invited, person: string) => {
  await lockOrganization(db, organization.id)
  const resource = await resourceOf(db, invite)
  const member = await db
    .selectFrom('members')
    .select('disabled')
    .where('organization', '=', organization.id)
    .where('person', '=', person)
    .executeTakeFirst()
  // Deactivated members cannot rejoin this way.
  if (Number(member?.disabled) === 1) throw notFound()
  await markUsed(ctx, db, invite)
  if (!member) {
    const role: Role | null = resource === undefined ? roleOfRank(Number(invite.role)) : null
    await insertMember(ctx, db, organization.id, person, role)
    if (Number(invite.sso) === 1)
      await db
        .updateTable('members')
        .set({ sso: 1 })
        .where('organization', '=', organization.id)
        .where('person', '=', person)
        .execute()
    await ctx.events.record(db, {
      organization: organization.id,
      kind: 'member.joined',
      subject: person,
      actor: person,
      data: {
        via: invite.email === null ? 'link' : 'invite',
        invite: invite.id,
        invitedBy: invite.created_by,
        from: null,
        to: { role },
      },
    })
  }
  if (resource) await grantOn(ctx, db, invite, resource, person)
  return {
    organization: organization.id,
    ...(resource?.kind === 'space' && { space: resource.id }),
    ...(resource?.kind === 'collection' && { collection: resource.id }),
  }
}
