/** Why an action on a site is not allowed, and who can help. */
import type { Site } from '../../client/types.gen.ts'
import type { SiteAct } from '../../contract/roles/site-rights.ts'

/** Labels of the roles that the contract requires. */
const roleFor: Readonly<Record<SiteAct, string>> = {
  view: 'Reader',
  edit: 'Editor',
  publish: 'Creator',
  admin: 'Administrator',
}

/** Why the user may not do it; undefined if they may. */
export const siteRefusal = ({ permissions }: Pick<Site, 'permissions'>, act: SiteAct): string | undefined =>
  permissions[act] ? undefined : `You need the ${roleFor[act]} role on this site. Ask a site administrator.`
