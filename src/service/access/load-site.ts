/** Loads a site with the caller's role on it. */
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast, rank } from '../../contract/roles/roles.ts'
import { notFound } from '../http/failure.ts'
import { hotQuery } from '../storage/hot-query.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import type { Caller } from './caller.ts'
import { organizationFor, roleTooLow, roleOn } from './load-resource.ts'

export interface SiteSubject {
  readonly kind: 'site'
  readonly site: SiteRow
  readonly role: Role
  /** The caller's role in the organization; null for guests. */
  readonly organizationRole: Role | null
}

const siteRow = hotQuery(
  (db, organization: string, id: string) =>
    db.selectFrom('sites').selectAll().where('organization', '=', organization).where('id', '=', id),
  ([row]) => row,
)

/**
 * The site of the organization, if the caller has at least `level` on it; fails with `not-found`, with `role-too-low`,
 * or as the organization does for a credential that gives no access to it.
 */
export const siteFor = async (
  db: Db,
  caller: Caller,
  { organization, id }: { readonly organization: string; readonly id: string },
  { level }: { readonly level: Role },
): Promise<SiteSubject> => {
  const { role: organizationRole } = await organizationFor(db, caller, organization, { level: 'member' })
  const site = await siteRow(db, organization, id)
  if (!site) throw notFound()
  const role = await roleOn(db, { kind: 'site', id }, { role: rank(organizationRole) }, caller.person)
  if (role === null) throw notFound()
  if (!atLeast(role, level)) throw roleTooLow(level, role)
  return { kind: 'site', site, role, organizationRole }
}
