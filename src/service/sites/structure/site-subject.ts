/** What the verbs of sites begin with: the site of the path, who looks at it, and the spaces that they may show. */
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

/** The caller as one who looks at spaces of the organization. */
export const viewerOf = (subject: OrganizationSubject | SiteSubject, { person }: Caller): Viewer => ({
  organization: subject.kind === 'site' ? subject.site.organization : subject.organization.id,
  person,
  membership: { role: rank(subject.kind === 'site' ? subject.organizationRole : subject.role) },
})

/** What changes the structure of the site, in whose name. */
export const ownerOf = (subject: SiteSubject, caller: Caller, operation: SiteWrite): StructureOwner => ({
  organization: subject.site.organization,
  id: subject.site.id,
  person: caller.person,
  by: { viewer: viewerOf(subject, caller), operation },
})

/**
 * The key that published addresses are shown with: the one that was sent, when it opens the site now. Any other is as
 * good as none, so that nobody learns from an answer whether a key exists.
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

/** Loads the structure of a site and shows it to a viewer. */
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
 * The spaces that the caller wants to show, in that order. Each stands in the organization and is one that the caller
 * may read; fails with `not-found` otherwise: what nobody may read cannot be shown to everybody.
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
