/** Organizations and the merge rules that they and their spaces can set. */
import { z } from 'zod'
import { RoleOrNull } from '../roles/role-schemas.ts'
import { Expression, Id, text, Timestamp, Url } from '../wire/shapes.ts'

const users = z.array(Id).max(100)

/** Rules are evaluated in order; all must pass, and `allow_bypass` cancels the failures before it. */
export const MergeRule = z
  .discriminatedUnion('rule', [
    z.strictObject({ rule: z.literal('require_specific_reviewers'), users }),
    z.strictObject({ rule: z.literal('require_one_of_specific_reviewers'), users }),
    z.strictObject({ rule: z.literal('allow_bypass'), users }),
    z.strictObject({ rule: z.literal('require_at_least_one_review') }),
    z.strictObject({ rule: z.literal('require_at_least_one_approved_review') }),
    z.strictObject({ rule: z.literal('require_all_reviews_approved') }),
    z.strictObject({ rule: z.literal('require_agent_review') }),
    z.strictObject({ rule: z.literal('require_up_to_date_change_request') }),
    z.strictObject({ rule: z.literal('require_change_request_subject') }),
    z.strictObject({ rule: z.literal('require_change_request_description') }),
    z.strictObject({ rule: z.literal('require_author_to_merge') }),
    z.strictObject({
      rule: z.literal('custom'),
      expression: Expression,
      message: text({ max: 200 }).optional(),
    }),
  ])
  .meta({ id: 'MergeRule' })
export type MergeRule = z.infer<typeof MergeRule>

const rules = z.strictObject({ type: z.literal('rules'), rules: z.array(MergeRule).max(50) })
const none = z.strictObject({ type: z.literal('none') })

export const OrganizationMergeRules = z
  .discriminatedUnion('type', [rules, none])
  .meta({ id: 'OrganizationMergeRules' })
export type OrganizationMergeRules = z.infer<typeof OrganizationMergeRules>

const DefaultMergeRules = z
  .boolean()
  .describe(
    'Whether spaces without rules of their own ask for one approval once two people can review in them. True until somebody sets `mergeRules`, or sets it to false; setting it to true removes the `mergeRules`.',
  )

export const SpaceMergeRules = z
  .discriminatedUnion('type', [z.strictObject({ type: z.literal('inherit') }), rules, none])
  .meta({ id: 'SpaceMergeRules' })
export type SpaceMergeRules = z.infer<typeof SpaceMergeRules>

export const OrganizationTitle = text({ min: 2, max: 255 })
export const Hostname = z
  .string()
  .min(3)
  .max(32)
  .regex(/^[a-z0-9][a-z0-9-]*[a-z0-9]$/, {
    error: 'Use lowercase letters, digits and hyphens, and no hyphen at the start or end.',
  })
export const EmailDomain = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, { error: 'Enter a domain such as example.org.' })
const EmailDomains = z.array(EmailDomain).max(50)

const DefaultContent = z.strictObject({ type: z.literal('site'), site: Id }).nullable()

export const Organization = z
  .object({
    object: z.literal('organization'),
    id: Id,
    title: z.string(),
    createdAt: Timestamp,
    emailDomains: z.array(z.string()),
    hostname: z.string().optional(),
    type: z.enum(['business', 'community']),
    useCase: z
      .enum([
        'internalDocs',
        'docsSite',
        'audienceControlledSite',
        'productDocs',
        'teamKnowledgeBase',
        'designSystem',
        'openSourceDocs',
        'notes',
        'other',
      ])
      .optional(),
    communityType: z.enum(['nonProfit', 'openSource', 'education']).optional(),
    defaultRole: RoleOrNull.optional(),
    defaultContent: DefaultContent.optional(),
    sso: z.boolean().optional(),
    ai: z.boolean().optional(),
    inviteLinks: z.boolean(),
    plan: z.string(),
    trial: z
      .object({ status: z.literal('notapplicable'), count: z.literal(0) })
      .describe('There are no trials. API clients expect the field.'),
    mergeRules: OrganizationMergeRules,
    defaultMergeRules: DefaultMergeRules,
    customHostname: z.string().optional(),
    urls: z.object({ location: z.string(), app: z.string(), logo: z.string().optional() }),
    permissions: z.object({
      view: z.boolean(),
      access: z.boolean(),
      admin: z.boolean(),
      ownTeam: z.boolean(),
      createContent: z.boolean(),
      createOpenAPISpec: z.boolean(),
      ingestConversations: z.boolean(),
      viewBilling: z.boolean(),
      listMembers: z.boolean(),
      listTeams: z.boolean(),
      listIntegrations: z.boolean(),
      listInstallations: z.boolean(),
      installIntegration: z.boolean(),
    }),
  })
  .meta({ id: 'Organization' })
export type Organization = z.infer<typeof Organization>

export const NewOrganization = z
  .strictObject({ title: OrganizationTitle, emailDomains: EmailDomains.optional() })
  .meta({ id: 'NewOrganization' })

/** Defaults of a new organization. */
export const organizationDefaults = { defaultRole: 'edit', inviteLinks: true } as const

export const OrganizationUpdate = z
  .strictObject({
    title: OrganizationTitle.optional(),
    emailDomains: EmailDomains.optional(),
    hostname: Hostname.optional(),
    defaultRole: RoleOrNull.optional(),
    defaultContent: DefaultContent.optional(),
    logo: Url.nullable().optional(),
    sso: z.boolean().optional(),
    ai: z.boolean().optional(),
    inviteLinks: z.boolean().optional(),
    mergeRules: OrganizationMergeRules.optional(),
    defaultMergeRules: DefaultMergeRules.optional(),
  })
  .meta({ id: 'OrganizationUpdate' })
export type OrganizationUpdate = z.infer<typeof OrganizationUpdate>

/** The host name of an organization. */
export const Subdomain = z
  .object({
    object: z.literal('subdomain'),
    subdomain: Hostname,
    target: z.object({ type: z.literal('organization'), organization: Id }),
    isActive: z.boolean(),
  })
  .meta({ id: 'Subdomain' })
export type Subdomain = z.infer<typeof Subdomain>

/** Not a paginated list: the few organizations that allow a domain are returned together. */
export const OrganizationsOfDomain = z
  .object({ organizations: z.array(Organization) })
  .meta({ id: 'OrganizationsOfDomain' })
