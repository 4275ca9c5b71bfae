/** Why an action on a site is not allowed, and who can help. */
import type { Site } from '../../client/types.gen.ts'
import type { SiteAct } from '../../contract/roles/site-rights.ts'

/** Labels of the roles that the contract requires. */
const takes: Readonly<Record<SiteAct, string>> = {
  view: 'Reader',
  edit: 'Editor',
  publish: 'Creator',
  admin: 'Administrator',
}

/** Undefined if the user may. */
export const siteRefusal = ({ permissions }: Pick<Site, 'permissions'>, act: SiteAct): string | undefined =>
  permissions[act]
    ? undefined
    : `It takes the role ${takes[act]} on this site. Whoever administers the site can give it to you.`
