/** What people do with a space beyond what the specification names, and the role on the space that it takes. */
import type { Role } from './roles.ts'

export const spaceRights = {
  /** Shows its content to more people than see it already: adds it to a site, or opens a site that shows it. */
  publish: 'admin',
} as const satisfies Readonly<Record<string, Role>>
