/** Invite links that anyone who has one can use to join an organization, or a single space or collection as a guest. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { NewLinkInvite } from '../../../contract/people/invite-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import type { InviteRow, OrganizationRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { resourceOf, tokenOf } from './invites.store.ts'
import { afterPosition } from '../members/members.ts'

/** The view of the link; undefined if its resource is in the trash or deleted. */
const view = async (ctx: Context, db: Db, organization: OrganizationRow, row: InviteRow) => {
  const role = roleOfRank(Number(row.role))
  const common = {
    object: 'invite' as const,
    id: row.id,
    uses: Number(row.uses),
    createdAt: row.created_at,
    urls: ctx.addresses.invite(tokenOf(ctx, row.id)),
  }
  if (row.thing === '') return { ...common, role, title: organization.title, redundant: false }
  const resource = await resourceOf(db, row).catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (resource === undefined || role === null) return undefined
  const level = (await resolveLevels(db, resource.kind, [resource])).get(resource.id)
  // If nothing is set up to the top, members have access by their roles.
  const usual =
    level?.source.kind === 'organization' ? Number(organization.default_role) : rank(level?.level ?? null)
  return {
    ...common,
    level: role,
    ...(resource.kind === 'space' ? { space: resource.id } : { collection: resource.id }),
    title: resource.title,
    redundant: usual >= Number(row.role),
  }
}

const links = (db: Db, organization: string) =>
  db.selectFrom('invites').where('organization', '=', organization).where('email', 'is', null)

/** Those that can be listed: to the organization, or to a resource that exists and is not in the trash. */
const activeLinks = (db: Db, organization: string) =>
  links(db, organization).where(
    sql<boolean>`(thing = ''
      or thing_kind = 'space' and exists (select 1 from spaces s
        where s.id = thing and s.organization = invites.organization and s.deleted_at is null)
      or thing_kind = 'collection' and exists (select 1 from collections c
        where c.id = thing and c.organization = invites.organization))`,
  )

const linkOf = async (db: Db, organization: string, id: string): Promise<InviteRow> => {
  const row = await links(db, organization).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const showLink = async (ctx: Context, db: Db, organization: OrganizationRow, row: InviteRow) => {
  const link = await view(ctx, db, organization, row)
  if (!link) throw notFound()
  return link
}

const listLinkInvites = reads(operations.listLinkInvites, ({ query, ctx }, db, { organization }) =>
  listPage(ctx.keys, {
    list: `link-invites/${organization.id}`,
    query,
    count: async () => {
      const { total } = await activeLinks(db, organization.id)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      activeLinks(db, organization.id)
        .selectAll()
        .$if(after !== undefined, (rows) =>
          rows.where(afterPosition(['created_at', 'id'], 'desc', after ?? [])),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    key: ({ created_at, id }) => [created_at, id],
    items: async (rows) => {
      const items = []
      for (const row of rows) {
        const link = await view(ctx, db, organization, row)
        if (link) items.push(link)
      }
      return items
    },
  }),
)

const getLinkInvite = reads(operations.getLinkInvite, async ({ params, ctx }, db, { organization }) =>
  showLink(ctx, db, organization, await linkOf(db, organization.id, params.inviteId)),
)

const targetOf = (body: z.output<typeof NewLinkInvite>): Pick<InviteRow, 'role' | 'thing' | 'thing_kind'> => {
  if ('role' in body) return { role: rank(body.role), thing: '', thing_kind: '' }
  const role = rank(body.level)
  return 'space' in body
    ? { role, thing: body.space, thing_kind: 'space' }
    : { role, thing: body.collection, thing_kind: 'collection' }
}

const createLinkInvite = writes(
  operations.createLinkInvite,
  async ({ body, caller, ctx, created }, db, { organization }) => {
    if (Number(organization.invite_links) === 0)
      throw new Failure('state-forbids', 'Invite links are turned off in the organization settings.')
    const row: InviteRow = {
      organization: organization.id,
      id: ctx.mint('invite'),
      email: null,
      ...targetOf(body),
      sso: 0,
      uses: 0,
      created_by: caller.person,
      created_at: ctx.now(),
      expires_at: null,
      used_at: null,
    }
    const link = await showLink(ctx, db, organization, row)
    await db.insertInto('invites').values(row).execute()
    await ctx.events.record(db, {
      organization: organization.id,
      kind: 'invite.link-created',
      subject: row.id,
      actor: caller.person,
      data: { from: null, to: { role: roleOfRank(row.role), on: row.thing } },
    })
    created(ctx.addresses.linkInvite(organization.id, row.id).location)
    return link
  },
)

const updateLinkInvite = writes(
  operations.updateLinkInvite,
  async ({ params, body, caller, ctx }, db, { organization }) => {
    const row = await linkOf(db, organization.id, params.inviteId)
    const [sent, needed] = ['role' in body ? 'role' : 'level', row.thing === '' ? 'role' : 'level']
    if (sent !== needed)
      throw new Failure('bad-content', `This link sets a ${needed}. Send "${needed}" instead.`, {
        details: [{ path: `body.${sent}`, message: `This link sets a ${needed}.` }],
      })
    const role = rank('role' in body ? body.role : body.level)
    if (role !== Number(row.role)) {
      await db.updateTable('invites').set({ role }).where('id', '=', row.id).execute()
      await ctx.events.record(db, {
        organization: organization.id,
        kind: 'invite.link-updated',
        subject: row.id,
        actor: caller.person,
        data: { from: { role: roleOfRank(Number(row.role)) }, to: { role: roleOfRank(role) } },
      })
    }
    return showLink(ctx, db, organization, { ...row, role })
  },
)

const deleteLinkInvite = writes(
  operations.deleteLinkInvite,
  async ({ params, caller, ctx }, db, { organization }) => {
    const deleted = await db
      .deleteFrom('invites')
      .where('organization', '=', organization.id)
      .where('id', '=', params.inviteId)
      .where('email', 'is', null)
      .returning(['id', 'role', 'thing'])
      .executeTakeFirst()
    if (!deleted) return
    await ctx.events.record(db, {
      organization: organization.id,
      kind: 'invite.link-deleted',
      subject: deleted.id,
      actor: caller.person,
      data: { from: { role: roleOfRank(Number(deleted.role)), on: deleted.thing }, to: null },
    })
  },
)

export const linkInvites = [
  listLinkInvites,
  getLinkInvite,
  createLinkInvite,
  updateLinkInvite,
  deleteLinkInvite,
]
