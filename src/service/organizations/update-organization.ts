/** `PATCH /orgs/{o}`. */
import { operations } from '../../contract/operations.ts'
import type { OrganizationUpdate } from '../../contract/organizations/schemas.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { requireReadableRules } from '../change-requests/merge/validate-merge-rules.ts'
import { recordOrganizationRules } from '../change-requests/timeline/record-rules.ts'
import { sides } from '../events/changed-fields.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { requireTestedProvider } from '../people/sign-on/enforce-sign-on.ts'
import type { OrganizationRow } from '../storage/schema/schema.ts'
import { constraintOf } from '../storage/sql.ts'
import { confirmedDomainsOf, emailDomainsOf } from './organization-rows.ts'
import { organizationView } from './organization-view.ts'

/** The settings under their API names, for the audit log. */
const settingsOf = (row: OrganizationRow): Readonly<Record<string, unknown>> => ({
  title: row.title,
  emailDomains: JSON.parse(row.email_domains),
  confirmedDomains: confirmedDomainsOf(row),
  hostname: row.hostname,
  defaultRole: roleOfRank(row.default_role),
  defaultContent: row.default_content === null ? null : JSON.parse(row.default_content),
  logo: row.logo,
  sso: row.sso === 1,
  ai: row.ai === 1,
  inviteLinks: row.invite_links === 1,
  mergeRules: JSON.parse(row.merge_rules),
  defaultMergeRules: row.default_rules === 1,
})

/** Whoever sets rules, or says that there are none, has decided: the default no longer applies. */
const rulesChange = ({ mergeRules, defaultMergeRules }: OrganizationUpdate) => {
  if (defaultMergeRules === true && mergeRules?.type === 'rules')
    throw new Failure('bad-content', 'Set either rules or the default.', {
      details: [{ path: 'body.defaultMergeRules', message: 'Must not be true together with rules.' }],
    })
  if (defaultMergeRules === true)
    return { merge_rules: JSON.stringify({ type: 'none' }), default_rules: 1 as const }
  return {
    ...(mergeRules !== undefined && { merge_rules: JSON.stringify(mergeRules) }),
    ...((mergeRules !== undefined || defaultMergeRules === false) && { default_rules: 0 as const }),
  }
}

/** Domains that an operator adds are confirmed at once; those that stay keep their confirmation. */
const domainsChange = (organization: OrganizationRow, body: OrganizationUpdate, { operator }: Caller) => {
  if (body.emailDomains === undefined) return {}
  const domains = body.emailDomains.map((domain) => domain.toLowerCase())
  const before = new Set(emailDomainsOf(organization))
  const confirmed = new Set(confirmedDomainsOf(organization))
  return {
    email_domains: JSON.stringify(domains),
    confirmed_domains: JSON.stringify(
      domains.filter((domain) => confirmed.has(domain) || (operator && !before.has(domain))),
    ),
  }
}

export const updateOrganization = writes(
  operations.updateOrganization,
  async ({ body, caller, ctx }, db, { organization, role }) => {
    if (body.defaultContent) {
      throw new Failure('bad-content', 'This site does not exist in this organization.', {
        details: [{ path: 'body.defaultContent.site', message: 'Must be a site in this organization.' }],
      })
    }
    if (body.mergeRules?.type === 'rules')
      requireReadableRules(body.mergeRules.rules, 'body.mergeRules.rules')
    if (body.sso === true && Number(organization.sso) === 0)
      await requireTestedProvider(ctx, db, organization.id)
    const flag = (value: boolean) => (value ? 1 : 0) as 0 | 1
    const change = {
      ...(body.title !== undefined && { title: body.title }),
      ...domainsChange(organization, body, caller),
      ...(body.hostname !== undefined && { hostname: body.hostname }),
      ...(body.defaultRole !== undefined && { default_role: rank(body.defaultRole) }),
      ...(body.defaultContent === null && { default_content: null }),
      ...(body.logo !== undefined && { logo: body.logo }),
      ...(body.sso !== undefined && { sso: flag(body.sso), sso_until: null }),
      ...(body.ai !== undefined && { ai: flag(body.ai) }),
      ...(body.inviteLinks !== undefined && { invite_links: flag(body.inviteLinks) }),
      ...rulesChange(body),
    }
    const changed = Object.entries(change).filter(
      ([name, value]) => organization[name as keyof typeof change] !== value,
    )
    // Unchanged settings are not written and cause no event.
    if (changed.length === 0) return organizationView(ctx, organization, role)
    try {
      const row = await db
        .updateTable('organizations')
        .set({ ...change, updated_at: ctx.now() })
        .where('id', '=', organization.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (changed.some(([name]) => name === 'merge_rules' || name === 'default_rules')) {
        await wakeMergePlans(ctx, db, { organization: organization.id })
        await recordOrganizationRules(ctx, db, organization.id, caller.person)
      }
      await ctx.events.record(db, {
        organization: organization.id,
        kind: 'organization.updated',
        subject: organization.id,
        actor: caller.person,
        data: {
          fields: changed.map(([name]) => name),
          ...sides(settingsOf(organization), settingsOf(row)),
        },
      })
      return organizationView(ctx, row, role)
    } catch (error) {
      if (constraintOf(error) === 'unique') {
        throw new Failure('already-taken', 'Another organization already uses this hostname.', {
          details: [{ path: 'body.hostname', message: 'Is already taken.' }],
        })
      }
      throw error
    }
  },
)
