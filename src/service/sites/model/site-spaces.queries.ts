/** The spaces of a site as one caller may see them, in two queries for any number. */
import { sql } from 'kysely'
import { concealedId, concealedTitle } from '../../../contract/sites/concealed-spaces.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { Space } from '../../../contract/spaces/schemas.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import { spaceView } from '../../spaces/space-view.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

export interface SpaceOfSite {
  /** Its title is only for callers who may read it; `concealed-structure.ts` decides what others see. */
  readonly row: SpaceRow
  /** Whether the caller may read it. */
  readonly readable: boolean
  /** Undefined if they may not. */
  readonly view: Space | undefined
}

/** Spaces of the viewer's organization by id, including those in the trash and those that the viewer cannot see. */
export const spacesOfSite = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SpaceOfSite>> => {
  if (ids.length === 0) return new Map()
  const { organization, person, membership } = viewer
  const { rows } = await sql<SpaceRow & { role: number }>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})
    select resource.*, ${roleOnRow('resource', person, membership)} as role
    from spaces as resource left join collection_roles above on above.id = resource.parent
    where resource.organization = ${organization}
      and ${among(ctx.store.engine, sql.ref('resource.id'), [...new Set(ids)])}`.execute(db)
  const levels = await resolveLevels(db, 'space', rows)
  const organizationRole = roleOfRank(membership.role)
  const result = new Map<string, SpaceOfSite>()
  for (const { role: roleRank, ...row } of rows) {
    const role = roleOfRank(Number(roleRank))
    const level = levels.get(row.id)
    if (level === undefined) continue
    const view = role === null ? undefined : spaceView(ctx, row, { role, organizationRole }, level)
    result.set(row.id, { row, readable: view !== undefined, view })
  }
  return result
}

/** A placeholder for a space that the caller cannot see but a site shows. It reveals nothing about the space. */
export const concealedSpace = (
  ctx: Context,
  site: Pick<SiteRow, 'organization' | 'created_at'>,
  siteSpace: string,
  deletedAt: string | null,
): Space => {
  const id = concealedId(siteSpace)
  const { location, app } = ctx.addresses.space(site.organization, id)
  return {
    object: 'space',
    id,
    title: concealedTitle,
    emoji: '🔒',
    visibility: 'private',
    createdAt: site.created_at,
    updatedAt: site.created_at,
    // That the space is no longer served matters to the site.
    ...(deletedAt !== null && { deletedAt }),
    mergeRules: { type: 'inherit' },
    urls: { location, app },
    organization: site.organization,
    revision: id,
    defaultLevel: null,
    defaultLevelSource: { kind: 'space', id },
    comments: 0,
    changeRequests: 0,
    changeRequestsOpen: 0,
    changeRequestsDraft: 0,
    permissions: {
      view: false,
      access: false,
      admin: false,
      viewInviteLinks: false,
      edit: false,
      triggerGitSync: false,
      comment: false,
      merge: false,
      review: false,
      installIntegration: false,
      publish: false,
      create: false,
    },
  }
}
