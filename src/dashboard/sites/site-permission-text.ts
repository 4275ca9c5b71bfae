/** Why something on a site cannot be done, and who can help. */
import type { Site } from '../../client/types.gen.ts'
import type { SiteAct } from '../../contract/roles/site-rights.ts'

/** The roles of the contract's table, as people read them. */
const takes: Readonly<Record<SiteAct, string>> = {
  view: 'Reader',
  edit: 'Editor',
  publish: 'Creator',
  admin: 'Administrator',
}

/** Undefined where they may. */
export const siteRefusal = ({ permissions }: Pick<Site, 'permissions'>, act: SiteAct): string | undefined =>
  permissions[act]
    ? undefined
    : `It takes the role ${takes[act]} on this site. Whoever administers the site can give it to you.`
