/** Grants on spaces, collections and sites, and the resulting access. */
import { z } from 'zod'
import { Team } from '../people/member-schemas.ts'
import { User } from '../people/schemas.ts'
import { DefaultLevel, Role } from '../roles/role-schemas.ts'
import { Id, ListQuery, text } from '../wire/shapes.ts'

export const NewGrants = z
  .strictObject({
    users: z.array(Id).min(1).max(100).optional(),
    teams: z.array(Id).min(1).max(100).optional(),
    role: Role,
  })
  .refine(({ users, teams }) => users !== undefined || teams !== undefined, {
    error: 'Provide people, teams, or both.',
  })
  .meta({ id: 'NewGrants' })

export const GrantUpdate = z.strictObject({ role: Role }).meta({ id: 'GrantUpdate' })

/** The access of members without a grant; `inherit` is each member's role in the organization. */
export const SiteDefaultLevel = z
  .strictObject({ defaultLevel: DefaultLevel })
  .meta({ id: 'SiteDefaultLevel' })

export const UserGrant = z.object({ permission: Role, user: User }).meta({ id: 'UserGrant' })

export const TeamGrant = z.object({ permission: Role, team: Team }).meta({ id: 'TeamGrant' })

export const EffectiveListQuery = ListQuery.extend({
  role: Role.optional().describe('Only people with this role.'),
  search: text({ max: 512 }).optional().describe('The beginning of a word in the name, or of the email.'),
  team: Id.optional().describe('Only members of this team.'),
  sort: z.enum(['name', 'permission']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})

/** The effective role of a person and the reason that decided it, followed by the other reasons considered. */
export const EffectivePermission = z
  .object({
    permission: Role,
    user: User,
    origin: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('organization'), organization: Id }),
        z.object({ type: z.literal('site'), site: Id, reason: z.enum(['member', 'team', 'default']) }),
      ])
      .optional()
      .describe('For sites: where the role is set.'),
    disabled: z
      .boolean()
      .optional()
      .describe('For sites: the person is deactivated and would have this role if reactivated.'),
    reasons: z
      .array(
        z.object({
          ground: z.enum(['administrator', 'direct', 'team', 'default-level', 'organization']),
          on: z.object({ kind: z.enum(['space', 'collection', 'site']), id: Id }).nullable(),
          role: Role.nullable(),
          decides: z.boolean(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'EffectivePermission' })
