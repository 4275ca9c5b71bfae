/** Organizations in API responses. */
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast, roleOfRank } from '../../contract/roles/roles.ts'
import type { OrganizationRow } from '../storage/schema/schema.ts'
import type { Context } from '../context.ts'

/** `ownTeam`: whether they own a team. */
export const organizationPermissions = (role: Role | null, ownTeam = false) => {
  const admin = role === 'admin'
  const member = role !== null
  return {
    view: true,
    admin,
    ownTeam,
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

export const organizationView = (ctx: Context, row: OrganizationRow, role: Role | null, ownTeam = false) => {
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
    plan: 'enterprise_2024' as const,
    mergeRules: JSON.parse(row.merge_rules) as never,
    urls: { location: addresses.location, app: addresses.app, ...(row.logo !== null && { logo: row.logo }) },
    permissions: organizationPermissions(role, ownTeam),
  }
}

const nothing = {
  view: false,
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

/** For people who may join but have not: the name and the matching domain, without settings. */
export const organizationTeaser = (ctx: Context, row: OrganizationRow, domain: string) => {
  const addresses = ctx.addresses.organization(row.id)
  return {
    object: 'organization' as const,
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    emailDomains: [domain],
    type: 'business' as const,
    inviteLinks: false,
    plan: 'enterprise_2024' as const,
    mergeRules: { type: 'none' as const },
    urls: { location: addresses.location, app: addresses.app, ...(row.logo !== null && { logo: row.logo }) },
    permissions: nothing,
  }
}
