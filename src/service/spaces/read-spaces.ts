/** Spaces, read: one, those of an organization, those of a collection. */
import { operations } from '../../contract/operations.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { ListQuery } from '../../contract/wire/shapes.ts'
import { listPage } from '../http/list-page.ts'
import { reads } from '../http/verb.ts'
import { personViews } from '../people/person-view.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../context.ts'
import { resolveLevels } from './default-levels.ts'
import type { Standing } from './space-view.ts'
import { spaceView } from './space-view.ts'
import type { SpaceFilter, Viewer } from './spaces.queries.ts'
import { countSpaces, listSpaces, placeOf } from './spaces.queries.ts'

/** Who put those of the rows into the trash that lie there, by person; no query when none does. */
const deletersOf = (around: Surroundings, db: Db, rows: readonly SpaceRow[]) =>
  personViews(
    around,
    db,
    rows.flatMap(({ deleted_by }) => deleted_by ?? []),
  )

/** One space as a viewer sees it. */
export const showSpace = async (around: Surroundings, db: Db, row: SpaceRow, standing: Standing) => {
  const levels = await resolveLevels(db, 'space', [row])
  const level = levels.get(row.id)
  if (!level) throw new Error('A level was not resolved.')
  const deleters = await deletersOf(around, db, [row])
  return spaceView(around, row, standing, level, deleters.get(row.deleted_by ?? ''))
}

export const getSpace = reads(
  operations.getSpace,
  ({ around }, db, { space, ...standing }) => showSpace(around, db, space, standing),
  { inTrash: true },
)

const listOf = (
  around: Surroundings,
  db: Db,
  viewer: Viewer,
  filter: SpaceFilter,
  query: ListQuery,
  organizationRole: Role | null,
) =>
  listPage(around.keys, {
    list: `spaces/${viewer.organization}/${JSON.stringify(filter)}`,
    query,
    count: () => countSpaces(db, viewer, filter),
    rows: (after, limit) => listSpaces(db, viewer, filter, after, limit),
    key: placeOf,
    items: async (rows) => {
      const levels = await resolveLevels(db, 'space', rows)
      const deleters = await deletersOf(around, db, rows)
      return rows.flatMap((row) => {
        const level = levels.get(row.id)
        const role = roleOfRank(Number(row.role))
        return level && role
          ? [spaceView(around, row, { role, organizationRole }, level, deleters.get(row.deleted_by ?? ''))]
          : []
      })
    },
  })

export const listOrganizationSpaces = reads(
  operations.listOrganizationSpaces,
  ({ caller, query, around }, db, { organization, role }) =>
    listOf(
      around,
      db,
      { organization: organization.id, person: caller.person, membership: { role: rank(role) } },
      query.deleted === true ? { trash: true } : { trash: false },
      query,
      role,
    ),
)

export const listCollectionSpaces = reads(
  operations.listCollectionSpaces,
  ({ caller, query, around }, db, { collection, organizationRole }) =>
    listOf(
      around,
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
