/**
 * `POST /spaces/{s}/transfer` and `POST /collections/{c}/transfer`: moves to the end of another organization's top
 * level. Content, history, change requests and comments are kept; sites of the old organization no longer show it.
 * Grants to teams, and to people who are not in the target organization, are removed; the audit log lists them.
 */
import { sql } from 'kysely'
import { orderBetween } from '../../content/tree/order-keys.ts'
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import { collectionFor, organizationFor, spaceFor } from '../access/load-resource.ts'
import { collectionRoles, roleOnRow } from '../access/visible-resources.ts'
import type { SeenBefore } from '../events/previous-audience.ts'
import { seenBefore } from '../events/previous-audience.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { withdrawSpaces } from '../sites/withdraw-spaces.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { lastPosition } from './space-rows.ts'
import { showCollection, subtreeOfCollection } from './collections.ts'
import { showSpace } from './read-spaces.ts'
import type { Standing } from './space-view.ts'

/** The target, if it is another organization where the caller may create spaces at the top level. */
const targetFor = async (db: Db, caller: Caller, from: string, to: string) => {
  const target = await organizationFor(db, caller, to, { level: 'create' })
  if (to === from) throw new Failure('nothing-to-change', 'It belongs to this organization already.')
  return target
}

interface Dropped {
  readonly thing: string
  readonly grantee: string
}

/** Moves rows to the other organization and deletes grants whose grantee is not in it. */
const carry = async (
  { store }: Context,
  db: Db,
  to: string,
  spaces: readonly string[],
  things: readonly string[],
): Promise<Dropped[]> => {
  const { engine } = store
  const dropped = await sql<Dropped>`
    delete from grants where ${among(engine, sql.ref('thing'), things)}
      and (grantee_kind = 'team'
        or grantee not in (select m.person from members m where m.organization = ${to}))
    returning thing, grantee`.execute(db)
  await db
    .updateTable('grants')
    .set({ organization: to })
    .where(among(engine, sql.ref('thing'), things))
    .execute()
  for (const table of ['change_requests', 'comments'] as const) {
    await db
      .updateTable(table)
      .set({ organization: to })
      .where(among(engine, sql.ref('space'), spaces))
      .execute()
  }
  await sql`
    update comments set assignee = null where ${among(engine, sql.ref('space'), spaces)}
      and assignee not in (select m.person from members m where m.organization = ${to})`.execute(db)
  // Team requests are deleted; people stay requested only if they are members of the target.
  await sql`
    delete from review_requests where ${among(engine, sql.ref('space'), spaces)}
      and (grantee_kind = 'team'
        or grantee not in (select m.person from members m where m.organization = ${to}))`.execute(db)
  return [...dropped.rows]
}

/** Recorded in both organizations: as leaving the old one and as arriving in the new one. */
const record = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  thing: { readonly kind: 'space' | 'collection'; readonly id: string; readonly title: string },
  { from, to, seen }: { readonly from: string; readonly to: string; readonly seen: SeenBefore },
  data: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const organization of [from, to]) {
    await ctx.events.record(db, {
      organization,
      ...(thing.kind === 'space' && { space: thing.id }),
      kind: `${thing.kind}.transferred`,
      subject: thing.id,
      actor: caller.person,
      data: { title: thing.title, from, to, ...data },
      ...(organization === from && { seenBefore: seen }),
    })
  }
}

export const transferSpace = writes(
  operations.transferSpace,
  async ({ body, caller, ctx }, db, { space }) => {
    const from = space.organization
    const target = await targetFor(db, caller, from, body.organization)
    const to = target.organization.id
    const seen = await seenBefore(ctx.store.engine, db, { ...space, kind: 'space' })
    await withdrawSpaces(ctx, db, from, [space.id], caller.person, { refuse: true })
    const droppedGrants = await carry(ctx, db, to, [space.id], [space.id])
    await db
      .updateTable('spaces')
      .set({
        organization: to,
        parent: '',
        position: orderBetween(await lastPosition(db, to, ''), null),
        updated_at: ctx.now(),
      })
      .where('id', '=', space.id)
      .execute()
    await record(ctx, db, caller, { ...space, kind: 'space' }, { from, to, seen }, { droppedGrants })
    // The caller's rights now depend on the levels and roles of the target.
    const now = await spaceFor(db, caller, space.id, { level: 'read' })
    return showSpace(ctx, db, now.space, now)
  },
)

/** How many of these collections and their spaces the caller has less than `create` on. */
const beyondRights = async (
  { store }: Context,
  db: Db,
  caller: Caller,
  organization: string,
  organizationRole: Standing['organizationRole'],
  collections: readonly string[],
): Promise<number> => {
  const membership = { role: rank(organizationRole) }
  if (membership.role === rank('admin')) return 0
  const role = roleOnRow('thing', caller.person, membership)
  const { rows } = await sql<{ total: number }>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, caller.person, membership)})
    select
      (select count(*) from spaces thing left join collection_roles above on above.id = thing.parent
        where ${among(store.engine, sql.ref('thing.parent'), collections)} and thing.deleted_at is null
          and ${role} < ${rank('create')})
      + (select count(*) from collection_roles c
        where ${among(store.engine, sql.ref('c.id'), collections)} and c.role < ${rank('create')}) as total
  `.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export const transferCollection = writes(
  operations.transferCollection,
  async ({ body, caller, ctx }, db, { collection, organizationRole }) => {
    const { engine } = ctx.store
    const from = collection.organization
    const target = await targetFor(db, caller, from, body.organization)
    const to = target.organization.id
    const collections = await subtreeOfCollection(db, collection.id)
    const seen = await seenBefore(engine, db, { ...collection, kind: 'collection' })
    // Moving a collection must not give access to restricted content inside it.
    if ((await beyondRights(ctx, db, caller, from, organizationRole, collections)) > 0) {
      throw new Failure(
        'role-too-low',
        'You need the role "create" on everything in this collection to transfer it, and there is something in it where you have less.',
      )
    }
    const now = ctx.now()
    // Spaces in the trash stay with the old organization, where the collection no longer exists.
    await db
      .updateTable('spaces')
      .set({ parent: '' })
      .where(among(engine, sql.ref('parent'), collections))
      .where('deleted_at', 'is not', null)
      .execute()
    const moved = await db
      .updateTable('spaces')
      .set({ organization: to, updated_at: now })
      .where(among(engine, sql.ref('parent'), collections))
      .returning('id')
      .execute()
    const spaces = moved.map(({ id }) => id)
    await withdrawSpaces(ctx, db, from, spaces, caller.person, { refuse: true })
    const droppedGrants = await carry(ctx, db, to, spaces, [...spaces, ...collections])
    await db
      .updateTable('collections')
      .set({ organization: to, updated_at: now })
      .where(among(engine, sql.ref('id'), collections))
      .execute()
    await db
      .updateTable('collections')
      .set({ parent: '', position: orderBetween(await lastPosition(db, to, ''), null) })
      .where('id', '=', collection.id)
      .execute()
    await record(
      ctx,
      db,
      caller,
      { ...collection, kind: 'collection' },
      { from, to, seen },
      { collections: collections.length, spaces, droppedGrants },
    )
    const after = await collectionFor(db, caller, collection.id, { level: 'read' })
    return showCollection(ctx, db, after.collection, after)
  },
)
