/** Reads spaces: one, those of an organization, those of a collection. */
import { operations } from '../../contract/operations.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { ListQuery } from '../../contract/wire/shapes.ts'
import { listPage } from '../http/list-page.ts'
import { reads } from '../http/verb.ts'
import { personViews } from '../people/person-view.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { resolveLevels } from './default-levels.ts'
import type { ViewerRoles } from './space-view.ts'
import { spaceView } from './space-view.ts'
import type { SpaceFilter, SpaceOrder, Viewer } from './spaces.queries.ts'
import { countSpaces, listSpaces, placeOf } from './spaces.queries.ts'

/** Who moved the trashed rows to the trash, by person; no query if none is in the trash. */
const deletersOf = (ctx: Context, db: Db, rows: readonly SpaceRow[]) =>
  personViews(
    ctx,
    db,
    rows.flatMap(({ deleted_by }) => deleted_by ?? []),
  )

/** The view of one space for a viewer. */
export const showSpace = async (ctx: Context, db: Db, row: SpaceRow, roles: ViewerRoles) => {
  const levels = await resolveLevels(db, 'space', [row])
  const level = levels.get(row.id)
  if (!level) throw new Error('A default level was not resolved.')
  const deleters = await deletersOf(ctx, db, [row])
  return spaceView(ctx, row, roles, level, deleters.get(row.deleted_by ?? ''))
}

export const getSpace = reads(
  operations.getSpace,
  ({ ctx }, db, { space, ...roles }) => showSpace(ctx, db, space, roles),
  { inTrash: true },
)

const listOf = (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  filter: SpaceFilter,
  query: ListQuery & { readonly order?: SpaceOrder | undefined },
  organizationRole: Role | null,
) =>
  listPage(ctx.keys, {
    list: `spaces/${viewer.organization}/${JSON.stringify(filter)}`,
    query,
    count: () => countSpaces(db, viewer, filter),
    rows: (after, limit) => listSpaces(db, viewer, filter, after, limit, query.order),
    key: (row) => placeOf(row, query.order),
    items: async (rows) => {
      const levels = await resolveLevels(db, 'space', rows)
      const deleters = await deletersOf(ctx, db, rows)
      return rows.flatMap((row) => {
        const level = levels.get(row.id)
        const role = roleOfRank(Number(row.role))
        return level && role
          ? [spaceView(ctx, row, { role, organizationRole }, level, deleters.get(row.deleted_by ?? ''))]
          : []
      })
    },
  })

export const listOrganizationSpaces = reads(
  operations.listOrganizationSpaces,
  ({ caller, query, ctx }, db, { organization, role }) =>
    listOf(
      ctx,
      db,
      { organization: organization.id, person: caller.person, membership: { role: rank(role) } },
      query.deleted === true ? { trash: true } : { trash: false },
      query,
      role,
    ),
)

export const listCollectionSpaces = reads(
  operations.listCollectionSpaces,
  ({ caller, query, ctx }, db, { collection, organizationRole }) =>
    listOf(
      ctx,
      db,
      {
        organization: collection.organization,
        person: caller.person,
        membership: { role: rank(organizationRole) },
      },
      { trash: false, parent: collection.id },
      query,
      organizationRole,
    ),
)
