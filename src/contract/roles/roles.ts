/** Roles and access levels, and their order. */
import { z } from 'zod'

/** From least to most; each includes those before it. */
export const roles = ['read', 'comment', 'edit', 'review', 'create', 'admin'] as const

export const Role = z
  .enum(roles)
  .meta({ id: 'Role' })
  .describe('A role, from least to most access. Each includes those before it.')
export type Role = z.infer<typeof Role>

/** A role, or null: no access for a default level, a guest for a member. */
export const RoleOrNull = Role.nullable()

/** As set on spaces and collections: `inherit` takes the level of the parent. Responses contain the resolved level. */
export const DefaultLevel = z.union([Role, z.literal('inherit')]).nullable()
export type DefaultLevel = z.infer<typeof DefaultLevel>

/** The role as a number: 1 for `read` to 6 for `admin`, 0 for null. Stored, and compared in SQL. */
export const rank = (role: Role | null): number => (role === null ? 0 : roles.indexOf(role) + 1)

/** The role of a rank; null for 0. */
export const roleOfRank = (value: number): Role | null => roles[value - 1] ?? null

export const atLeast = (role: Role | null, needed: Role): boolean => rank(role) >= rank(needed)
