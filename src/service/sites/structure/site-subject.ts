/** The common start of site verbs: the site, the viewer, and the spaces that they may show. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import type { SiteWrite } from '../../access/publishing-policy.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import { notFound } from '../../http/failure.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { StructureOwner } from './change-structure.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { shareHash } from '../model/site-secrets.ts'
import { spacesOfSite } from '../model/site-spaces.queries.ts'
import type { StructureView } from './structure-view.ts'
import { structureView } from './structure-view.ts'

/** The caller as a viewer of the organization's spaces. */
export const viewerOf = (subject: OrganizationSubject | SiteSubject, { person }: Caller): Viewer => ({
  organization: subject.kind === 'site' ? subject.site.organization : subject.organization.id,
  person,
  membership: { role: rank(subject.kind === 'site' ? subject.organizationRole : subject.role) },
})

/** The site whose structure changes, and on whose behalf. */
export const ownerOf = (subject: SiteSubject, caller: Caller, operation: SiteWrite): StructureOwner => ({
  organization: subject.site.organization,
  id: subject.site.id,
  person: caller.person,
  by: { viewer: viewerOf(subject, caller), operation },
})

/**
 * The share key for published URLs in the response, if it currently opens the site. An invalid key is ignored, so that
 * responses do not reveal whether a key exists.
 */
export const openingKey = async (
  { now }: Context,
  db: Db,
  site: SiteRow,
  shareKey: string | undefined,
): Promise<string | undefined> => {
  if (shareKey === undefined || site.visibility !== 'share-link') return undefined
  const link = await db
    .selectFrom('share_links')
    .select(['active', 'expires_at'])
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .where('hash', '=', shareHash(shareKey))
    .executeTakeFirst()
  const opens = link?.active === 1 && (link.expires_at === null || link.expires_at > now())
  return opens ? shareKey : undefined
}

/** Loads the structure of a site for a viewer. */
export const loadStructureView = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  site: SiteRow,
  shareKey?: string,
): Promise<{ readonly tree: SiteTree; readonly view: StructureView }> => {
  const { tree } = await loadStructure(db, site)
  const key = await openingKey(ctx, db, site, shareKey)
  return { tree, view: await structureView(ctx, db, viewer, site, tree, key) }
}

/**
 * The spaces that the caller wants to show, in order. Each must belong to the organization and be readable by the
 * caller; fails with `not-found` otherwise, since nobody may publish what they cannot read.
 */
export const spacesToShow = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<SpaceRow[]> => {
  const spaces = await spacesOfSite(ctx, db, viewer, ids)
  return ids.map((id) => {
    const space = spaces.get(id)
    if (space === undefined || !space.readable || space.row.deleted_at !== null) throw notFound()
    return space.row
  })
}
