/** The schemas of roles and access levels. */
import { z } from 'zod'
import { roles } from './roles.ts'

export const Role = z
  .enum(roles)
  .meta({ id: 'Role' })
  .describe('A role, from least to most access. Each includes those before it.')

/** A role, or null: no access for a default level, a guest for a member. */
export const RoleOrNull = Role.nullable()

/** A default level of a space or collection. */
export const DefaultLevel = z.union([Role, z.literal('inherit')]).nullable()
