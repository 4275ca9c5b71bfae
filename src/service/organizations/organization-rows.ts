/** Rows of organizations and their members. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { organizationDefaults } from '../../contract/organizations/schemas.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { OrganizationRow } from '../storage/schema/schema.ts'
import { likeLiteral } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** Condition: the text of the email domains contains this one, in lower case. It narrows the rows; the parsed list decides. */
export const mentionsDomain = (domain: string): RawBuilder<boolean> =>
  sql<boolean>`lower(email_domains) like ${`%"${likeLiteral(domain)}"%`} escape '!'`

const domainsIn = (text: string): readonly string[] =>
  (JSON.parse(text) as string[]).map((domain) => domain.toLowerCase())

/** The email domains with which people join the organization, in lower case. */
export const emailDomainsOf = ({ email_domains }: Pick<OrganizationRow, 'email_domains'>) =>
  domainsIn(email_domains)

/** Those of them that are shown to be its own. */
export const confirmedDomainsOf = (
  row: Pick<OrganizationRow, 'email_domains' | 'confirmed_domains'>,
): readonly string[] => {
  const confirmed = new Set(domainsIn(row.confirmed_domains))
  return emailDomainsOf(row).filter((domain) => confirmed.has(domain))
}

interface NewOrganization {
  readonly title: string
  readonly emailDomains?: readonly string[]
  readonly admin: string
  /** Whether its spaces ask for an approval by default. */
  readonly defaultRules?: boolean
}

/** Adds an organization with its first administrator. Only operators do, so its email domains are confirmed. */
export const insertOrganization = async (
  ctx: Context,
  db: Db,
  { title, emailDomains = [], admin, defaultRules = true }: NewOrganization,
): Promise<OrganizationRow> => {
  const now = ctx.now()
  const domains = JSON.stringify(emailDomains.map((domain) => domain.toLowerCase()))
  const organization = await db
    .insertInto('organizations')
    .values({
      id: ctx.mint('organization'),
      title,
      hostname: null,
      email_domains: domains,
      confirmed_domains: domains,
      use_case: null,
      default_role: rank(organizationDefaults.defaultRole),
      default_content: null,
      logo: null,
      sso: 0,
      sso_until: null,
      ai: 0,
      invite_links: organizationDefaults.inviteLinks ? 1 : 0,
      merge_rules: JSON.stringify({ type: 'none' }),
      default_rules: defaultRules ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertMember(ctx, db, organization.id, admin, 'admin')
  await ctx.events.record(db, {
    organization: organization.id,
    kind: 'organization.created',
    subject: organization.id,
    actor: admin,
    data: { title },
  })
  return organization
}

/** Adds a member; a null role is a guest. */
export const insertMember = async (
  ctx: Context,
  db: Db,
  organization: string,
  person: string,
  role: Role | null,
): Promise<void> => {
  await db
    .insertInto('members')
    .values({
      organization,
      person,
      role: rank(role),
      disabled: 0,
      sso: 0,
      joined_at: ctx.now(),
      seen_at: null,
    })
    .execute()
}
