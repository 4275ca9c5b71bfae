/** Organizations in API responses. */
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast, roleOfRank } from '../../contract/roles/roles.ts'
import type { OrganizationRow } from '../storage/schema/schema.ts'
import type { Context } from '../context.ts'

/** `ownTeam`: whether they own a team. */
const organizationPermissions = (role: Role | null, ownsTeam = false) => {
  const admin = role === 'admin'
  const member = role !== null
  return {
    view: true,
    access: true,
    admin,
    ownTeam: ownsTeam,
    createContent: atLeast(role, 'create'),
    createOpenAPISpec: atLeast(role, 'create'),
    ingestConversations: admin,
    viewBilling: false,
    listMembers: member,
    listTeams: member,
    listIntegrations: member,
    listInstallations: admin,
    installIntegration: admin,
  }
}

/** API clients expect both; nothing is sold here. */
const billing = {
  plan: 'enterprise_2024' as const,
  trial: { status: 'notapplicable' as const, count: 0 as const },
}

export const organizationView = (ctx: Context, row: OrganizationRow, role: Role | null, ownsTeam = false) => {
  const addresses = ctx.addresses.organization(row.id)
  return {
    object: 'organization' as const,
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    emailDomains: JSON.parse(row.email_domains) as string[],
    ...(row.hostname !== null && { hostname: row.hostname }),
    type: 'business' as const,
    ...(row.use_case !== null && { useCase: row.use_case as 'internalDocs' }),
    defaultRole: roleOfRank(row.default_role),
    defaultContent: row.default_content === null ? null : (JSON.parse(row.default_content) as never),
    sso: row.sso === 1,
    ai: row.ai === 1,
    inviteLinks: row.invite_links === 1,
    ...billing,
    mergeRules: JSON.parse(row.merge_rules) as never,
    defaultMergeRules: row.default_rules === 1,
    urls: { location: addresses.location, app: addresses.app, ...(row.logo !== null && { logo: row.logo }) },
    permissions: organizationPermissions(role, ownsTeam),
  }
}

const nothing = {
  view: false,
  access: false,
  admin: false,
  ownTeam: false,
  createContent: false,
  createOpenAPISpec: false,
  ingestConversations: false,
  viewBilling: false,
  listMembers: false,
  listTeams: false,
  listIntegrations: false,
  listInstallations: false,
  installIntegration: false,
}

/** The name of an organization, without settings, for those who are not its members. */
const organizationName = (id: string, title: string, createdAt: string) => ({
  object: 'organization' as const,
  ...{ id, title, createdAt },
  emailDomains: [] as string[],
  type: 'business' as const,
  inviteLinks: false,
  ...billing,
  mergeRules: { type: 'none' as const },
  defaultMergeRules: false,
  permissions: nothing,
})

/** For people who may join but have not: the name and the matching domain, without settings. */
export const organizationTeaser = (ctx: Context, row: OrganizationRow, domain: string) => {
  const { location, app } = ctx.addresses.organization(row.id)
  return {
    ...organizationName(row.id, row.title, row.created_at),
    emailDomains: [domain],
    urls: { location, app, ...(row.logo !== null && { logo: row.logo }) },
  }
}

/** Who owns an integration; without a row, Recto itself. */
export const ownerView = (ctx: Context, row: OrganizationRow | undefined) => {
  const { baseUrl } = ctx.config
  if (!row)
    return {
      ...organizationName('recto', 'Recto', new Date(0).toISOString()),
      urls: { location: `${baseUrl}/v1`, app: baseUrl },
    }
  const { location, app } = ctx.addresses.organization(row.id)
  return { ...organizationName(row.id, row.title, row.created_at), urls: { location, app } }
}
