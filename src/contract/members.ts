/** Members of an organization and the teams that they form. A member is known by the id of the person. */
import { z } from 'zod'
import { User } from './people.ts'
import { Role, RoleOrNull, roles } from './roles.ts'
import { Space } from './spaces.ts'
import { Id, ListQuery, Order, text, Timestamp } from './wire.ts'

export const Member = z
  .object({
    object: z.literal('member'),
    id: Id.describe('The id of the person.'),
    role: RoleOrNull.describe('Null: a guest, who has what was granted and nothing else.'),
    user: User,
    disabled: z.boolean(),
    joinedAt: Timestamp,
    lastSeenAt: Timestamp.optional(),
    sso: z.boolean().describe('Whether they sign in through the organization.'),
    spaces: z.int(),
    teams: z.int(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const MemberListQuery = ListQuery.extend({
  order: Order,
  role: z
    .enum([...roles, 'guest'])
    .optional()
    .describe('Only those with this role; `guest`: only those without one.'),
  search: text({ max: 512 }).optional().describe('Part of a display name or e-mail address.'),
  sort: z
    .enum(['joinedAt', 'lastSeenAt'])
    .default('joinedAt')
    .describe('`lastSeenAt` lists only those who were seen and are not disabled.'),
})

export const MemberUpdate = z.strictObject({ role: RoleOrNull }).meta({ id: 'MemberUpdate' })

/** A claim for the program that a member came from, under both names that clients look for. */
export const Ping = z
  .object({
    serviceVisitorClaims: z.string().optional().describe('A JWT to attach to the person.'),
    gitbookVisitorClaims: z.string().optional().describe('The same, by its older name.'),
  })
  .meta({ id: 'Ping' })

/** A space that a member sees, and what they may do on it in the end. */
export const MemberSpace = z.object({ permission: Role, space: Space }).meta({ id: 'MemberSpace' })

export const TeamTitle = text({ min: 1, max: 64 })

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

/** An owner manages the members of that one team. */
export const TeamRole = z.enum(['owner', 'member']).meta({ id: 'TeamRole' })
export type TeamRole = z.infer<typeof TeamRole>

/** A team that somebody is in, and as what. */
export const MemberTeam = z
  .object({ team: Team, member: z.object({ role: TeamRole }) })
  .meta({ id: 'MemberTeam' })

const titleContains = text({ max: 512 }).optional().describe('Part of a title, in either case.')

export const MemberTeamListQuery = ListQuery.extend({ title: titleContains })
export const TeamListQuery = ListQuery.extend({
  owner: Id.optional().describe('Only teams that this member can manage.'),
  title: titleContains,
})

export const NewTeam = z
  .strictObject({ title: TeamTitle, members: z.array(Id).max(1000).optional() })
  .meta({ id: 'NewTeam' })
export const TeamUpdate = z.strictObject({ title: TeamTitle }).meta({ id: 'TeamUpdate' })
