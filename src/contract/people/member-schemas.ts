/** Members of an organization and their teams. A member has the id of the person. */
import { z } from 'zod'
import { User } from './schemas.ts'
import { Role, RoleOrNull } from '../roles/role-schemas.ts'
import { roles } from '../roles/roles.ts'
import { Id, ListQuery, Order, recordOf, text, Timestamp } from '../wire/shapes.ts'

export const Member = z
  .object({
    object: z.literal('member'),
    id: Id.describe('The id of the person.'),
    role: RoleOrNull.describe('Null: a guest, who has only the access given directly.'),
    user: User,
    disabled: z.boolean(),
    joinedAt: Timestamp,
    lastSeenAt: Timestamp.optional(),
    sso: z.boolean().describe('Whether they sign in through the organization.'),
    spaces: z.int().describe('How many they can see.'),
    sites: z.int().describe('How many they can see.'),
    teams: z.int(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const MemberListQuery = ListQuery.extend({
  order: Order,
  role: z
    .enum([...roles, 'guest'])
    .optional()
    .describe('Only members with this role. `guest`: only guests.'),
  search: text({ max: 512 }).optional().describe('Text in the display name or email.'),
  sort: z
    .enum(['joinedAt', 'lastSeenAt'])
    .default('joinedAt')
    .describe('`lastSeenAt` lists only active members who have been seen.'),
})

export const MemberUpdate = z.strictObject({ role: RoleOrNull }).meta({ id: 'MemberUpdate' })

/** A claim for the client that a member came from, under both names that clients use. */
export const Ping = z
  .object({
    serviceVisitorClaims: z.string().optional().describe('A JWT to attach to the person.'),
    gitbookVisitorClaims: z.string().optional().describe('The same, by its older name.'),
  })
  .meta({ id: 'Ping' })

/** The public keys (RFC 7517) for verifying claims of members. */
export const VisitorClaimsKeys = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
        kid: z.string(),
        x: z.string(),
      }),
    ),
  })
  .meta({ id: 'VisitorClaimsKeys' })

const TeamTitle = text({ min: 1, max: 64 })

export const Team = z
  .object({
    object: z.literal('team'),
    id: Id,
    title: z.string(),
    members: z.int(),
    spaces: z.int(),
    createdAt: Timestamp,
    permissions: z.object({ admin: z.boolean(), view: z.boolean() }),
  })
  .meta({ id: 'Team' })
export type Team = z.infer<typeof Team>

/** An owner manages the members of that team only. */
export const TeamRole = z.enum(['owner', 'member']).meta({ id: 'TeamRole' })
export type TeamRole = z.infer<typeof TeamRole>

/** A team of a person, with their role in it. */
export const MemberTeam = z
  .object({ team: Team, member: z.object({ role: TeamRole }) })
  .meta({ id: 'MemberTeam' })

const titleContains = text({ max: 512 }).optional().describe('Text in the title. Case-insensitive.')

export const MemberTeamListQuery = ListQuery.extend({ title: titleContains })
export const TeamListQuery = ListQuery.extend({
  owner: Id.optional().describe('Only teams that this member can manage.'),
  title: titleContains,
})

export const NewTeam = z
  .strictObject({ title: TeamTitle, members: z.array(Id).max(1000).optional() })
  .meta({ id: 'NewTeam' })
export const TeamUpdate = z.strictObject({ title: TeamTitle }).meta({ id: 'TeamUpdate' })

/** A team member: their membership in the organization and their role in the team. */
export const TeamMember = z
  .object({
    organization: Member,
    team: z.object({ role: TeamRole }),
    permissions: z.object({ view: z.boolean() }),
  })
  .meta({ id: 'TeamMember' })

export const TeamMemberListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Text in the display name or email.'),
})

/** A person both added and removed is removed; `memberships` sets roles and adds people who are not in the team yet. */
export const TeamMembersUpdate = z
  .strictObject({
    add: z.array(Id).max(1000).optional(),
    remove: z.array(Id).max(1000).optional(),
    memberships: recordOf(Id, z.strictObject({ role: TeamRole }), 1000).optional(),
  })
  .meta({ id: 'TeamMembersUpdate' })

export const TeamMemberUpdate = z
  .strictObject({
    role: TeamRole.optional().describe('Default: unchanged, or `member` for a new team member.'),
  })
  .meta({ id: 'TeamMemberUpdate' })

/** What is lost or needs a new owner when a member is removed; counted before the removal. */
export const MemberHoldings = z
  .object({
    grants: z.int().describe('The number of direct roles on spaces and collections.'),
    teams: z.int(),
    ownedTeams: z.int().describe('The number of teams without another owner.'),
    openChangeRequests: z
      .int()
      .describe('The number of drafts and open change requests that they created. These are kept.'),
    requestedReviews: z.int().describe('The number of reviews requested from them.'),
    assignedThreads: z.int().describe('The number of open threads assigned to them.'),
    mergeRules: z.int().describe('Spaces, or the organization, whose merge rules name them.'),
  })
  .meta({ id: 'MemberHoldings' })
export type MemberHoldings = z.infer<typeof MemberHoldings>

const Ground = z.enum(['administrator', 'direct', 'team', 'default-level', 'organization', 'no-member'])

/** One reason considered for a role, with the names of the resources involved. */
const AccessReason = z
  .object({
    ground: Ground,
    on: z
      .object({ kind: z.enum(['space', 'collection', 'site']), id: Id, title: z.string() })
      .nullable()
      .describe('The space or collection of the source. Null: the organization.'),
    role: RoleOrNull,
    decides: z.boolean().describe('Whether this source decides: the first one that applies.'),
    teams: z.array(z.object({ id: Id, title: z.string(), role: Role })).optional(),
  })
  .meta({ id: 'AccessReason' })

/** The role of a member on one resource, with every reason considered. */
export const MemberAccess = z
  .object({ permission: RoleOrNull, reasons: z.array(AccessReason) })
  .meta({ id: 'MemberAccess' })
export type MemberAccess = z.infer<typeof MemberAccess>

export const MemberAccessQuery = z
  .object({ space: Id.optional(), collection: Id.optional(), site: Id.optional() })
  .refine((query) => Object.values(query).filter((id) => id !== undefined).length === 1, {
    error: 'Provide a space, a collection or a site.',
  })

/** A row of the access matrix: for each space of the list, and for each site, in order, a role or null. */
export const AccessRow = z
  .object({
    user: User,
    role: RoleOrNull,
    disabled: z.boolean(),
    permissions: z.array(RoleOrNull),
    sitePermissions: z.array(RoleOrNull),
  })
  .meta({ id: 'AccessRow' })
export const AccessColumn = z.object({ id: Id, title: z.string() }).meta({ id: 'AccessColumn' })

/** Who takes over the open work of a member. */
export const HandOver = z.strictObject({ to: Id }).meta({ id: 'HandOver' })
export const HandedOver = z
  .object({
    handed: MemberHoldings.pick({
      openChangeRequests: true,
      requestedReviews: true,
      assignedThreads: true,
      mergeRules: true,
    }),
    left: MemberHoldings.describe(
      'What the member still holds. Change requests stay theirs, with the other member as a contributor.',
    ),
  })
  .meta({ id: 'HandedOver' })
