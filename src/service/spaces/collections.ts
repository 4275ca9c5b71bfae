/** Collections: list, read, create, update, delete. */
import { operations } from '../../contract/operations.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import { deepestNesting } from '../access/inherited-grants.ts'
import { collectionFor } from '../access/load-resource.ts'
import { seenBefore } from '../events/previous-audience.ts'
import { sides } from '../events/changed-fields.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { reads, writes } from '../http/verb.ts'
import type { CollectionRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { sql } from 'kysely'
import { requireCreateOnAll } from './require-create-on-all.ts'
import { insertCollection, levelOf, storedLevel } from './space-rows.ts'
import { keepLevelsInTrash, resolveLevels } from './default-levels.ts'
import type { ViewerRoles } from './space-view.ts'
import { collectionView } from './space-view.ts'
import { countCollections, listCollections as listRows, placeOf } from './spaces.queries.ts'

/** The view of one collection for a viewer. */
export const showCollection = async (ctx: Context, db: Db, row: CollectionRow, roles: ViewerRoles) => {
  const level = (await resolveLevels(db, 'collection', [row])).get(row.id)
  if (!level) throw new Error('A default level was not resolved.')
  return collectionView(ctx, row, roles, level)
}

export const getCollection = reads(operations.getCollection, ({ ctx }, db, { collection, ...roles }) =>
  showCollection(ctx, db, collection, roles),
)

export const listCollections = reads(
  operations.listCollections,
  ({ caller, query, ctx }, db, { organization, role }) => {
    const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
    return listPage(ctx.keys, {
      list: `collections/${organization.id}`,
      query,
      count: () => countCollections(db, viewer, query.nested),
      rows: (after, limit) => listRows(db, viewer, query.nested, after, limit),
      key: placeOf,
      items: async (rows) => {
        const levels = await resolveLevels(db, 'collection', rows)
        return rows.flatMap((row) => {
          const level = levels.get(row.id)
          const roleOnRow = roleOfRank(Number(row.role))
          return level && roleOnRow
            ? [collectionView(ctx, row, { role: roleOnRow, organizationRole: role }, level)]
            : []
        })
      },
    })
  },
)

/**
 * Whether the caller may create resources there: by the role on the collection, or at the top level by the role in the
 * organization.
 */
export const requireCreateIn = async (
  db: Db,
  caller: Parameters<typeof collectionFor>[1],
  organization: string,
  organizationRole: ViewerRoles['organizationRole'],
  parent: string | undefined,
): Promise<void> => {
  if (parent === undefined) {
    if (rank(organizationRole) >= rank('create')) return
    throw new Failure(
      'role-too-low',
      'You need the "create" role in the organization. Ask an administrator to change yours.',
    )
  }
  const { collection } = await collectionFor(db, caller, parent, { level: 'create' })
  if (collection.organization !== organization) {
    throw new Failure('bad-position', 'This collection belongs to another organization.')
  }
}

/**
 * Fails with `bad-position` if collections `levels` deep, placed into `parent`, would exceed the maximum nesting depth.
 */
export const requireDepth = async (db: Db, parent: string, levels: number): Promise<void> => {
  if (parent === '') return
  const { rows } = await sql<{ depth: number }>`
    with recursive up (parent, depth) as (
      select c.parent, 1 from collections c where c.id = ${parent}
      union all
      select c.parent, up.depth + 1 from collections c join up on c.id = up.parent
      where up.depth < ${deepestNesting}
    )
    select max(depth) as depth from up`.execute(db)
  if (Number(rows[0]?.depth ?? 0) + levels >= deepestNesting)
    throw new Failure('bad-position', `Collections can be nested at most ${deepestNesting - 1} levels deep.`)
}

/** The height of the collection's subtree, including itself. */
export const heightOfCollection = async (db: Db, id: string): Promise<number> => {
  const { rows } = await sql<{ height: number }>`
    with recursive inside (id, height) as (
      select c.id, 1 from collections c where c.id = ${id}
      union all
      select c.id, inside.height + 1 from collections c join inside on c.parent = inside.id
      where inside.height < ${deepestNesting}
    )
    select max(height) as height from inside`.execute(db)
  return Number(rows[0]?.height ?? 1)
}

export const createCollection = writes(
  operations.createCollection,
  async ({ body, caller, ctx, created }, db, { organization, role }) => {
    await requireCreateIn(db, caller, organization.id, role, body.parent)
    await requireDepth(db, body.parent ?? '', 1)
    const row = await insertCollection(ctx, db, {
      organization: organization.id,
      title: body.title,
      parent: body.parent,
      createdBy: caller.person,
    })
    created(ctx.addresses.collection(organization.id, row.id).location)
    return showCollection(ctx, db, row, { role: 'admin', organizationRole: role })
  },
  { locksOrganization: true },
)

/** The settings under their API names, for the audit log. */
const settingsOf = (row: CollectionRow): Readonly<Record<string, unknown>> => ({
  title: row.title,
  description: row.description,
  defaultLevel: levelOf(row.default_level),
})

export const updateCollection = writes(
  operations.updateCollection,
  async ({ body, caller, ctx }, db, { collection, ...roles }) => {
    if (body.defaultLevel !== undefined && roles.role !== 'admin') {
      throw new Failure(
        'role-too-low',
        'You need the "admin" role on the collection to change its default access.',
      )
    }
    const change = {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.description !== undefined && { description: body.description }),
      ...(body.defaultLevel !== undefined && { default_level: storedLevel(body.defaultLevel) }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (name) => collection[name] !== change[name],
    )
    if (fields.length === 0) return showCollection(ctx, db, collection, roles)
    const row = await db
      .updateTable('collections')
      .set({ ...change, updated_at: ctx.now() })
      .where('id', '=', collection.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (body.defaultLevel !== undefined)
      await wakeMergePlans(ctx, db, { organization: collection.organization })
    await ctx.events.record(db, {
      organization: collection.organization,
      kind: 'collection.updated',
      subject: collection.id,
      actor: caller.person,
      data: { fields, ...sides(settingsOf(collection), settingsOf(row)) },
    })
    return showCollection(ctx, db, row, roles)
  },
  { locksOrganization: true },
)

/** A collection and all collections below it, outermost first. */
export const subtreeOfCollection = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive inside (id) as (
      select c.id from collections c where c.id = ${id}
      union
      select c.id from collections c join inside on c.parent = inside.id
    )
    select id from inside`.execute(db)
  return rows.map((row) => row.id)
}

export const deleteCollection = writes(
  operations.deleteCollection,
  async ({ caller, ctx }, db, { collection, organizationRole }) => {
    const { engine } = ctx.store
    const now = ctx.now()
    const ids = await subtreeOfCollection(db, collection.id)
    const { organization } = collection
    await requireCreateOnAll(ctx, db, caller, { organization, organizationRole, collections: ids }, 'delete')
    const audienceBefore = await seenBefore(engine, db, { ...collection, kind: 'collection' })
    const spaces = await db
      .updateTable('spaces')
      .set({ deleted_at: now, deleted_by: caller.person, updated_at: now })
      .where(among(engine, sql.ref('parent'), ids))
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute()
    // They are restored at the top level, like spaces that were in the trash before, since their collection is gone.
    await keepLevelsInTrash(engine, db, ids)
    await db
      .deleteFrom('grants')
      .where(among(engine, sql.ref('thing'), ids))
      .execute()
    await db
      .deleteFrom('collections')
      .where(among(engine, sql.ref('id'), ids))
      .execute()
    await ctx.events.record(db, {
      organization: collection.organization,
      kind: 'collection.deleted',
      subject: collection.id,
      actor: caller.person,
      data: { title: collection.title, collections: ids.length, spaces: spaces.map(({ id }) => id) },
      seenBefore: audienceBefore,
    })
  },
  { locksOrganization: true },
)
