/**
 * Actions on a site and the roles they need: the only such table. Pending changes, such as a draft structure or look,
 * are to a site what change requests are to a space, so the edit role is enough. What readers get immediately, or what
 * opens the site to anybody, needs the role that creates and deletes sites.
 */
import type { Role } from './roles.ts'

export const siteRights = {
  /** See the site: structure, look, redirects, preview. */
  view: 'read',
  /** Prepare unpublished changes, and read feedback. */
  edit: 'edit',
  /** Change what readers get: publish, change immediately, rename, delete; the audience with its links and keys. */
  publish: 'create',
  /** Manage access. */
  admin: 'admin',
} as const satisfies Readonly<Record<string, Role>>
export type SiteAct = keyof typeof siteRights

const on = <const Level extends Role>(level: Level) => ({ on: 'site', level }) as const

/** The same as operation rights. */
export const siteRight = {
  view: on(siteRights.view),
  edit: on(siteRights.edit),
  publish: on(siteRights.publish),
  admin: on(siteRights.admin),
}
