/** Spaces and collections that a person can see, filtered and counted in SQL. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import type { Role } from '../../contract/roles/roles.ts'
import type { Membership } from '../access/resolver.ts'
import { collectionRoles, roleOnRow } from '../access/visible-resources.ts'
import type { After } from '../http/page-token.ts'
import type { CollectionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'

export interface Viewer {
  readonly organization: string
  readonly person: string
  readonly membership: Membership
}

/** A row with the rank of the viewer's role on it. */
export type WithRole<Row> = Row & { readonly role: number }

/** `tree`: by parent and position among siblings. `updated`: the latest update first. */
export type SpaceOrder = 'tree' | 'updated'

interface Listing {
  readonly table: 'spaces' | 'collections'
  readonly where: RawBuilder<unknown>
  /** The minimum role on a row. */
  readonly level: Role
  readonly order?: SpaceOrder
  readonly after: After | undefined
  readonly limit: number
}

const isAdministrator = ({ membership }: Viewer) => membership.role === rank('admin')

/** The `with` and `from` of a listing. Administrators see everything, so role and collection joins are skipped. */
const source = (viewer: Viewer, table: string) => {
  const { organization, person, membership } = viewer
  const from = sql`from ${sql.table(table)} as thing`
  if (isAdministrator(viewer)) return { head: sql``, from }
  return {
    head: sql`with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})`,
    from: sql`${from} left join collection_roles above on above.id = thing.parent`,
  }
}

const visibleWhere = (viewer: Viewer, { where, level }: Pick<Listing, 'where' | 'level'>) => {
  const role = roleOnRow('thing', viewer.person, viewer.membership)
  const filter = isAdministrator(viewer) ? sql`` : sql` and ${role} >= ${rank(level)}`
  return sql`where thing.organization = ${viewer.organization} and ${where}${filter}`
}

interface Placed {
  readonly parent: string
  readonly position: string
  readonly updated_at: string
  readonly id: string
}

/** The cursor of a row in a listing. */
export const placeOf = (row: Placed, order: SpaceOrder = 'tree'): After =>
  order === 'updated' ? [row.updated_at, row.id] : [row.parent, row.position, row.id]

const furtherThan = (order: SpaceOrder, after: After | undefined) => {
  if (after === undefined) return sql``
  if (order === 'updated') return sql` and (thing.updated_at, thing.id) < (${after[0]}, ${after[1]})`
  return sql` and (thing.parent, thing.position, thing.id) > (${after[0]}, ${after[1]}, ${after[2]})`
}

const orderBy: Readonly<Record<SpaceOrder, RawBuilder<unknown>>> = {
  tree: sql`thing.parent, thing.position, thing.id`,
  updated: sql`thing.updated_at desc, thing.id desc`,
}

/** The rows of a listing, each with the viewer's role. */
const list = async <Row>(db: Db, viewer: Viewer, listing: Listing): Promise<WithRole<Row>[]> => {
  const { head, from } = source(viewer, listing.table)
  const { order = 'tree' } = listing
  const { rows } = await sql<WithRole<Row>>`
    ${head} select thing.*, ${roleOnRow('thing', viewer.person, viewer.membership)} as role
    ${from} ${visibleWhere(viewer, listing)}${furtherThan(order, listing.after)}
    order by ${orderBy[order]} limit ${listing.limit}`.execute(db)
  return rows
}

const count = async (
  db: Db,
  viewer: Viewer,
  listing: Pick<Listing, 'table' | 'where' | 'level'>,
): Promise<number> => {
  const { head, from } = source(viewer, listing.table)
  const { rows } = await sql<{ total: number }>`
    ${head} select count(*) as total ${from} ${visibleWhere(viewer, listing)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** Which spaces: active ones (of one parent, or all), or those in the trash. */
export type SpaceFilter = { readonly trash: false; readonly parent?: string } | { readonly trash: true }

const spacesWhere = (filter: SpaceFilter) =>
  filter.trash
    ? sql`thing.deleted_at is not null`
    : filter.parent === undefined
      ? sql`thing.deleted_at is null`
      : sql`thing.deleted_at is null and thing.parent = ${filter.parent}`

const spaceLevel = (filter: SpaceFilter): Role => (filter.trash ? 'create' : 'read')

export const listSpaces = (
  db: Db,
  viewer: Viewer,
  filter: SpaceFilter,
  after: After | undefined,
  limit: number,
  order: SpaceOrder = 'tree',
) =>
  list<SpaceRow>(db, viewer, {
    table: 'spaces',
    where: spacesWhere(filter),
    level: spaceLevel(filter),
    order,
    after,
    limit,
  })

/** A subquery for the ids of active spaces that the viewer can see. */
export const visibleSpaces = (viewer: Viewer): RawBuilder<unknown> => {
  const { head, from } = source(viewer, 'spaces')
  const listing = { where: spacesWhere({ trash: false }), level: spaceLevel({ trash: false }) }
  return sql`${head} select thing.id ${from} ${visibleWhere(viewer, listing)}`
}

export const countSpaces = (db: Db, viewer: Viewer, filter: SpaceFilter) =>
  count(db, viewer, { table: 'spaces', where: spacesWhere(filter), level: spaceLevel(filter) })

const collectionsWhere = (nested: boolean) => (nested ? sql`1 = 1` : sql`thing.parent = ''`)

export const listCollections = (
  db: Db,
  viewer: Viewer,
  nested: boolean,
  after: After | undefined,
  limit: number,
) =>
  list<CollectionRow>(db, viewer, {
    table: 'collections',
    where: collectionsWhere(nested),
    level: 'read',
    after,
    limit,
  })

export const countCollections = (db: Db, viewer: Viewer, nested: boolean) =>
  count(db, viewer, { table: 'collections', where: collectionsWhere(nested), level: 'read' })
