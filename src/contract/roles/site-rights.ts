/**
 * What people do on a site, and the role that it takes: the one table of it. Changes that wait, as a pending structure
 * or look, are to a site what change requests are to a space, so that editing is enough; what readers get at once, and
 * what opens the site to anybody, takes the role that makes and deletes sites.
 */
import type { Role } from './roles.ts'

export const siteRights = {
  /** Sees that the site is there: structure, look, redirects, preview. */
  view: 'read',
  /** Prepares what readers do not get yet, and hears what they say. */
  edit: 'edit',
  /** Changes what readers get: publishes, changes at once, renames, deletes; the audience with its links and keys. */
  publish: 'create',
  /** Says who may do what. */
  admin: 'admin',
} as const satisfies Readonly<Record<string, Role>>
export type SiteAct = keyof typeof siteRights

const on = <const Level extends Role>(level: Level) => ({ on: 'site', level }) as const

/** The same as rights of operations. */
export const siteRight = {
  view: on(siteRights.view),
  edit: on(siteRights.edit),
  publish: on(siteRights.publish),
  admin: on(siteRights.admin),
}
