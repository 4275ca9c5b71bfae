/**
 * `POST /orgs/{o}/join`, and which organizations can be joined with an email domain. An organization is offered to
 * everybody of a domain once it has confirmed the domain, so that none can pass for the company that owns it. Whoever
 * knows the organization can join with any domain that it allows.
 */
import { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import { lockOrganization } from '../access/lock-organization.ts'
import { Failure, notFound } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { confirmedDomainsOf, emailDomainsOf, insertMember, mentionsDomain } from './organization-rows.ts'
import { organizationTeaser } from './organization-view.ts'

/** The domain of the caller's address, if it is verified. */
const verifiedDomain = async (db: Db, { person }: Caller): Promise<string | undefined> => {
  const row = await db
    .selectFrom('persons')
    .select(['email', 'verified_at'])
    .where('id', '=', person)
    .executeTakeFirst()
  return row === undefined || row.verified_at === null
    ? undefined
    : row.email.slice(row.email.lastIndexOf('@') + 1)
}

export const joinOrganization = writes(operations.joinOrganization, async ({ params, caller, ctx }, db) => {
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', params.organizationId)
    .executeTakeFirst()
  if (!organization || (caller.signOn !== '' && caller.signOn !== organization.id)) throw notFound()
  await lockOrganization(db, organization.id)
  const member = await db
    .selectFrom('members')
    .select('disabled')
    .where('organization', '=', organization.id)
    .where('person', '=', caller.person)
    .executeTakeFirst()
  // Deactivated members cannot rejoin this way.
  if (Number(member?.disabled) === 1) throw notFound()
  if (member) return
  const domain = await verifiedDomain(db, caller)
  if (domain === undefined || !emailDomainsOf(organization).includes(domain))
    throw new Failure(
      'bad-content',
      domain === undefined
        ? 'Your email address is not verified. Ask an administrator of the organization for an invite.'
        : `People with ${domain} email addresses cannot join this organization without an invite. Ask an administrator for one.`,
    )
  const role = roleOfRank(Number(organization.default_role))
  await insertMember(ctx, db, organization.id, caller.person, role)
  await ctx.events.record(db, {
    organization: organization.id,
    kind: 'member.joined',
    subject: caller.person,
    actor: caller.person,
    data: { via: 'email-domain', from: null, to: { role } },
  })
})

const listByDomain = async (ctx: Context, db: Db, caller: Caller, emailDomain: string) => {
  const domain = emailDomain.toLowerCase()
  if ((await verifiedDomain(db, caller)) !== domain) throw notFound()
  const rows = await db
    .selectFrom('organizations')
    .selectAll()
    .where(mentionsDomain(domain))
    .orderBy('title')
    .orderBy('id')
    .limit(100)
    .execute()
  return {
    organizations: rows
      .filter((row) => confirmedDomainsOf(row).includes(domain))
      .map((row) => organizationTeaser(ctx, row, domain)),
  }
}

export const listOrganizationsOfDomain = reads(
  operations.listOrganizationsOfDomain,
  ({ params, caller, ctx }, db) => listByDomain(ctx, db, caller, params.emailDomain),
)

export const listOrganizationsOfDomainAlias = reads(
  operations.listOrganizationsOfDomainAlias,
  ({ params, caller, ctx }, db) => listByDomain(ctx, db, caller, params.emailDomain),
)

export const getSubdomain = reads(operations.getSubdomain, async ({ params }, db) => {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('hostname', '=', params.subdomain)
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
    object: 'subdomain' as const,
    subdomain: params.subdomain,
    target: { type: 'organization' as const, organization: row.id },
    isActive: true,
  }
})
