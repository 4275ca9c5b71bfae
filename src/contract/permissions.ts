/** Grants on spaces and collections, and what everybody may do in the end. */
import { z } from 'zod'
import { User } from './people.ts'
import { Role } from './roles.ts'
import { Id, ListQuery } from './wire.ts'

export const NewGrants = z
  .strictObject({
    users: z.array(Id).min(1).max(100).optional(),
    teams: z.array(Id).min(1).max(100).optional(),
    role: Role,
  })
  .refine(({ users, teams }) => users !== undefined || teams !== undefined, {
    error: 'Name users, teams, or both.',
  })
  .meta({ id: 'NewGrants' })

export const GrantUpdate = z.strictObject({ role: Role }).meta({ id: 'GrantUpdate' })

export const UserGrant = z.object({ permission: Role, user: User }).meta({ id: 'UserGrant' })

export const TeamGrant = z
  .object({
    permission: Role,
    team: z.object({ object: z.literal('team'), id: Id, title: z.string(), members: z.int() }),
  })
  .meta({ id: 'TeamGrant' })

export const EffectiveListQuery = ListQuery.extend({ role: Role.optional().describe('Only those with it.') })

/** What somebody may do, and the line that decided it; the other lines that were looked at follow. */
export const EffectivePermission = z
  .object({
    permission: Role,
    user: User,
    reasons: z
      .array(
        z.object({
          ground: z.enum(['administrator', 'direct', 'team', 'default-level', 'organization']),
          on: z.object({ kind: z.enum(['space', 'collection']), id: Id }).nullable(),
          role: Role.nullable(),
          decides: z.boolean(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'EffectivePermission' })
