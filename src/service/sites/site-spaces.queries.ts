/** The spaces of a site as one caller may see them, whatever their number, in two queries. */
import { sql } from 'kysely'
import { rank, roleOfRank } from '../../contract/roles.ts'
import type { Space } from '../../contract/spaces.ts'
import { collectionRoles, roleOnRow } from '../access/visible-things.ts'
import { resolveLevels } from '../spaces/default-levels.ts'
import { spaceView } from '../spaces/space-view.ts'
import type { Viewer } from '../spaces/spaces.queries.ts'
import type { SpaceRow } from '../storage/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'

export interface SpaceOfSite {
  readonly row: SpaceRow
  /** Whether the caller may read it. */
  readonly readable: boolean
  readonly view: Space
}

/** Spaces of the viewer's organization by id, those in the trash and those that the viewer may not see too. */
export const spacesOfSite = async (
  around: Surroundings,
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SpaceOfSite>> => {
  if (ids.length === 0) return new Map()
  const { organization, person, membership } = viewer
  const { rows } = await sql<SpaceRow & { role: number }>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})
    select thing.*, ${roleOnRow('thing', person, membership)} as role
    from spaces as thing left join collection_roles above on above.id = thing.parent
    where thing.organization = ${organization}
      and ${among(around.store.engine, sql.ref('thing.id'), [...new Set(ids)])}`.execute(db)
  const levels = await resolveLevels(db, 'space', rows)
  const organizationRole = roleOfRank(membership.role)
  const result = new Map<string, SpaceOfSite>()
  for (const { role: held, ...row } of rows) {
    const role = roleOfRank(Number(held))
    const level = levels.get(row.id)
    if (level === undefined) continue
    const view =
      role === null ? concealed(around, row) : spaceView(around, row, { role, organizationRole }, level)
    result.set(row.id, { row, readable: role !== null && rank(role) >= rank('read'), view })
  }
  return result
}

/**
 * A space that the caller may not see, as a part of a site that they may. Whoever works on a site must see that
 * something stands there and what it is called, or two people would build different sites; nothing else of it is told.
 */
const concealed = (around: Surroundings, row: SpaceRow): Space => {
  const { location, app } = around.addresses.space(row.organization, row.id)
  return {
    object: 'space',
    id: row.id,
    title: row.title,
    emoji: row.emoji,
    visibility: 'private',
    createdAt: row.created_at,
    updatedAt: row.created_at,
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at }),
    mergeRules: { type: 'inherit' },
    urls: { location, app },
    organization: row.organization,
    revision: row.revision,
    defaultLevel: null,
    defaultLevelSource: { kind: 'space', id: row.id },
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
    },
  }
}
