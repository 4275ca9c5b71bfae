/** Actions on a space beyond the specification, and the roles they need. */
import type { Role } from './roles.ts'

export const spaceRights = {
  /** Make its content visible to more people: add it to a site, or open a site that shows it. */
  publish: 'admin',
} as const satisfies Readonly<Record<string, Role>>
