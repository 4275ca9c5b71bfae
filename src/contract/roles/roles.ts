/** Roles and their order. Their schemas are in `role-schemas.ts`, apart, since every screen that names a role reads these. */
/** From least to most; each includes those before it. */
export const roles = ['read', 'comment', 'edit', 'review', 'create', 'admin'] as const

export type Role = (typeof roles)[number]

/** As set on spaces and collections: `inherit` takes the level of the parent. Responses contain the resolved level. */
export type DefaultLevel = Role | 'inherit' | null

/** The role as a number: 1 for `read` to 6 for `admin`, 0 for null. Stored, and compared in SQL. */
export const rank = (role: Role | null): number => (role === null ? 0 : roles.indexOf(role) + 1)

/** The role of a rank; null for 0. */
export const roleOfRank = (value: number): Role | null => roles[value - 1] ?? null

export const atLeast = (role: Role | null, needed: Role): boolean => rank(role) >= rank(needed)
