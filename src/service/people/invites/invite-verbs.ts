/** Invites by email address: create, list, revoke; and accepting invites of any kind. */
import { sql } from 'kysely'
import { inviteDays } from '../../../contract/people/invite-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { sessionCookie } from '../../http/binding/cookies.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { InviteRow, PersonRow } from '../../storage/schema/schema.ts'
import { among, chunks, constraintOf } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { beginSession, findPersonByEmail, insertPerson } from '../person-rows.ts'
import { invitedBy, inviters, requireUsable, resourceOf, tokenOf, joinBy } from './invites.store.ts'
import { afterPosition } from '../members/members.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { personView, personViews } from '../person-view.ts'
import { byPassword, wrongPassword } from '../sign-in/authentication-checks.ts'
import { hasSamePassword } from '../sign-in/lock-sign-in.ts'
import { confirmedFactors } from '../sign-in/second-factor.store.ts'

const inviteViews = async (ctx: Context, db: Db, organization: string, rows: readonly InviteRow[]) => {
  const makers = [...new Set(rows.map(({ created_by: by }) => by))]
  const [people, active] = [await personViews(ctx, db, makers), await inviters(ctx, db, organization, makers)]
  const now = ctx.now()
  return rows.flatMap((row) => {
    const invitedBy = people.get(row.created_by)
    const expiresAt = row.expires_at ?? ''
    return invitedBy === undefined || row.email === null
      ? []
      : [
          {
            object: 'invite' as const,
            id: row.id,
            email: row.email,
            role: roleOfRank(Number(row.role)),
            sso: Number(row.sso) === 1,
            invitedBy,
            createdAt: row.created_at,
            expiresAt,
            expired: expiresAt <= now || !active.has(row.created_by),
            urls: ctx.addresses.invite(tokenOf(ctx, row.id)),
          },
        ]
  })
}

/** Members of the organization with these addresses, by address. */
const membersByAddress = async (
  { store }: Context,
  db: Db,
  organization: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('persons as p', 'p.id', 'm.person')
    .select(['p.id', 'p.email'])
    .where('m.organization', '=', organization)
    .where(among(store.engine, sql.ref('p.email'), emails))
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

const inviteMembers = writes(
  operations.inviteMembers,
  async ({ body, caller, ctx }, db, { organization }) => {
    const fallback = body.role === undefined ? Number(organization.default_role) : rank(body.role)
    // For an address listed twice, the last role wins.
    const wanted = new Map<string, number>()
    for (const one of body.emails) {
      if (typeof one === 'string') wanted.set(one.toLowerCase(), fallback)
      else wanted.set(one.email.toLowerCase(), rank(one.role))
    }
    const addresses = [...wanted.keys()]
    const members = await membersByAddress(ctx, db, organization.id, addresses)
    const createdAt = ctx.now()
    const expiresAt = new Date(Date.parse(createdAt) + inviteDays * 24 * 3600 * 1000).toISOString()
    const rows = addresses
      .filter((email) => !members.has(email))
      .map((email): InviteRow => ({
        organization: organization.id,
        id: ctx.mint('invite'),
        email,
        role: wanted.get(email) ?? fallback,
        thing: '',
        thing_kind: '',
        sso: body.sso === true ? 1 : 0,
        uses: 0,
        created_by: caller.person,
        created_at: createdAt,
        expires_at: expiresAt,
        used_at: null,
      }))
    await db
      .deleteFrom('invites')
      .where('organization', '=', organization.id)
      .where('used_at', 'is', null)
      .where(
        among(
          ctx.store.engine,
          sql.ref('email'),
          rows.map(({ email }) => email ?? ''),
        ),
      )
      .execute()
    for (const some of chunks(rows, 50)) await db.insertInto('invites').values(some).execute()
    if (rows.length > 0)
      await ctx.events.record(db, {
        organization: organization.id,
        kind: 'invite.created',
        subject: organization.id,
        actor: caller.person,
        data: {
          from: null,
          to: rows.map(({ id, email, role }) => ({ id, email, role: roleOfRank(role) })),
        },
      })
    return {
      users: [...members.values()],
      invited: rows.length,
      invites: await inviteViews(ctx, db, organization.id, rows),
    }
  },
  // Invites to one address replace each other.
  { locksOrganization: true },
)

const pending = (db: Db, organization: string, search: string | undefined) => {
  const rows = db
    .selectFrom('invites')
    .where('organization', '=', organization)
    .where('email', 'is not', null)
    .where('used_at', 'is', null)
  const part = `%${(search ?? '').trim().toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
  return part === '%%' ? rows : rows.where(sql<boolean>`email like ${part} escape '!'`)
}

const listInvites = reads(operations.listInvites, ({ query, ctx }, db, { organization }) =>
  listPage(ctx.keys, {
    list: `invites/${organization.id}`,
    query,
    count: async () => {
      const { total } = await pending(db, organization.id, query.search)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      pending(db, organization.id, query.search)
        .selectAll()
        .$if(after !== undefined, (rows) =>
          rows.where(afterPosition(['created_at', 'id'], 'desc', after ?? [])),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    key: ({ created_at, id }) => [created_at, id],
    items: (rows) => inviteViews(ctx, db, organization.id, rows),
  }),
)

const deleteInvite = writes(
  operations.deleteInvite,
  async ({ params, caller, ctx }, db, { organization }) => {
    const deleted = await db
      .deleteFrom('invites')
      .where('organization', '=', organization.id)
      .where('id', '=', params.inviteId)
      .where('email', 'is not', null)
      .where('used_at', 'is', null)
      .returning(['id', 'email', 'role'])
      .executeTakeFirst()
    if (!deleted) return
    await ctx.events.record(db, {
      organization: organization.id,
      kind: 'invite.deleted',
      subject: deleted.id,
      actor: caller.person,
      data: { from: { email: deleted.email, role: roleOfRank(Number(deleted.role)) }, to: null },
    })
  },
)

const acceptInvite = writes(operations.acceptInvite, async ({ params, caller, ctx }, db) => {
  const invited = await invitedBy(ctx, db, params.inviteId)
  if (invited.organization.id !== params.organizationId) {
    throw new Failure('not-found', 'This does not exist, or you do not have access to it.')
  }
  if (caller.signOn !== '' && caller.signOn !== params.organizationId)
    throw new Failure(
      'state-forbids',
      'You are signed in through one organization’s single sign-on. Sign in with your password to join another organization.',
    )
  requireUsable(invited, caller.email)
  const joined = await joinBy(ctx, db, invited, caller.person)
  if (await proves(db, invited.invite)) await verify(ctx, db, caller)
  return joined
})

/**
 * Whether accepting an invite verifies the address. Its creator sees the link and could open it as anyone, so it proves
 * only that they vouch for the address. That is enough for their own organization, which the invite makes a member of.
 * But other organizations also trust verified addresses (they can be joined by domain), so only an operator of the
 * installation can verify an address this way.
 */
const proves = async (db: Db, { email, created_by: maker }: InviteRow): Promise<boolean> => {
  if (email === null) return false
  const row = await db.selectFrom('persons').select('operator').where('id', '=', maker).executeTakeFirst()
  return Number(row?.operator ?? 0) === 1
}

const verify = async (ctx: Context, db: Db, { person }: Caller): Promise<void> => {
  await db
    .updateTable('persons')
    .set({ verified_at: ctx.now() })
    .where('id', '=', person)
    .where('verified_at', 'is', null)
    .execute()
}

const readInvite = reads(operations.readInvite, async ({ params, ctx }, db) => {
  const { invite, organization, state } = await invitedBy(ctx, db, params.inviteId)
  if (state !== 'open') return { state }
  const resource = await resourceOf(db, invite)
  const by = await personViews(ctx, db, [invite.created_by])
  const role = roleOfRank(Number(invite.role))
  return {
    state,
    organization: { id: organization.id, title: organization.title },
    ...(invite.email !== null && { email: invite.email }),
    ...(resource === undefined ? { role } : { content: { kind: resource.kind, title: resource.title } }),
    ...(resource !== undefined && role !== null && { level: role }),
    ...(by.has(invite.created_by) && { invitedBy: by.get(invite.created_by)?.displayName ?? '' }),
    ...(invite.expires_at !== null && { expiresAt: invite.expires_at }),
  }
})

/** Maximum accounts created per IP address: hashing a password takes a tenth of a second of CPU time. */
const perAddress = { attempts: 30, seconds: 900 }

/** Signs in a person with an account by password. A second factor is only mentioned after the right password. */
const signInToJoin = async (
  ctx: Context,
  credentials: { readonly email: string; readonly password: string },
  address: string,
): Promise<PersonRow> => {
  const person = await byPassword(ctx, credentials, address)
  if ((await confirmedFactors(ctx.store.read, person.id)).length > 0)
    throw new Failure(
      'state-forbids',
      'Your account uses two-factor authentication. Sign in first, then open the link again.',
    )
  return person
}

/**
 * One operation for people with and without an account, so that an invite link does not reveal which addresses have
 * one: a wrong password gives the same error as at sign-in, after the same work. Without sending email one thing
 * cannot be hidden: an address without an account gets one, so probing leaves members behind.
 */
const acceptInviteAsNew = open(
  operations.acceptInviteAsNew,
  async ({ params, body, ctx, request, setHeader }) => {
    const { store, now } = ctx
    await store.write((db) =>
      countAttempt(db, attemptsFrom('invite-from', request.address), perAddress, now()),
    )
    const found = await invitedBy(ctx, store.read, params.inviteId)
    const email = (body.email ?? found.invite.email ?? '').toLowerCase()
    if (email === '')
      throw new Failure('invalid-input', 'body.email: Is required.', {
        details: [{ path: 'body.email', message: 'Is required.' }],
      })
    requireUsable(found, email)
    const known = (await findPersonByEmail(store.read, email)) !== undefined
    const account = known
      ? await signInToJoin(ctx, { email, password: body.password }, request.address)
      : undefined
    const password = account === undefined ? await hashPassword(body.password) : null
    const { person, joined, secret } = await store.write(async (db) => {
      const invited = await invitedBy(ctx, db, params.inviteId)
      requireUsable(invited, email)
      if (account !== undefined && !(await hasSamePassword(db, account))) throw wrongPassword()
      const made =
        account ??
        (await insertPerson(ctx, db, {
          email,
          displayName: body.displayName,
          password,
          operator: false,
          verified: await proves(db, invited.invite),
        }).catch((error: unknown) => {
          // A concurrent request has just created it.
          throw constraintOf(error) === 'unique' ? wrongPassword() : error
        }))
      return {
        person: made,
        joined: await joinBy(ctx, db, invited, made.id),
        secret: await beginSession(ctx, db, made.id, request, account === undefined ? 'invite' : 'password'),
      }
    })
    setHeader('set-cookie', sessionCookie(ctx.config.baseUrl, secret))
    return { ...joined, user: personView(ctx, person) }
  },
)

export const invites = [inviteMembers, listInvites, deleteInvite, acceptInvite, readInvite, acceptInviteAsNew]
