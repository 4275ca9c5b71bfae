/**
 * `POST /spaces/{s}/transfer` and `POST /collections/{c}/transfer`: moves to the end of another organization's top
 * level. Content, history, change requests and comments are kept; sites of the old organization no longer show it.
 * Grants to teams, and to people who are not in the target organization, are removed; the audit log lists them.
 */
import { installInNew, removeFromInstallations } from '../integrations/installing/targets.ts'
import { sql } from 'kysely'
import { orderBetween } from '../../content/tree/order-keys.ts'
import { operations } from '../../contract/operations.ts'
import type { Caller } from '../access/caller.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { collectionFor, organizationFor, spaceFor } from '../access/load-resource.ts'
import { lockOrganization } from '../access/lock-organization.ts'
import type { SeenBefore } from '../events/previous-audience.ts'
import { seenBefore } from '../events/previous-audience.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { withdrawSpaces } from '../sites/withdraw-spaces.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { keepLevelsInTrash } from './default-levels.ts'
import { lastPosition } from './space-rows.ts'
import { showCollection, subtreeOfCollection } from './collections.ts'
import { requireCreateOnAll } from './require-create-on-all.ts'
import { showSpace } from './read-spaces.ts'

/** Locks both organizations. In the order of their ids, so that transfers in both directions do not wait for each other. */
const lockBoth = async (db: Db, from: string, to: string): Promise<void> => {
  for (const id of [from, to].toSorted()) await lockOrganization(db, id)
}

/** The target, if it is another organization where the caller may create spaces at the top level. */
const targetFor = async (db: Db, caller: Caller, from: string, to: string) => {
  const target = await organizationFor(db, caller, to, { level: 'create' })
  if (to === from) throw new Failure('nothing-to-change', 'It already belongs to this organization.')
  return target
}

interface Dropped {
  readonly thing: string
  readonly grantee: string
}

/** Moves rows to the other organization and deletes grants whose grantee is not in it. */
const moveToOrganization = async (
  ctx: Context,
  db: Db,
  to: string,
  spaces: readonly string[],
  resources: readonly string[],
): Promise<Dropped[]> => {
  const { engine } = ctx.store
  const dropped = await sql<Dropped>`
    delete from grants where ${among(engine, sql.ref('thing'), resources)}
      and (grantee_kind = 'team'
        or grantee not in (select m.person from members m where m.organization = ${to}))
    returning thing, grantee`.execute(db)
  await db
    .updateTable('grants')
    .set({ organization: to })
    .where(among(engine, sql.ref('thing'), resources))
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
  await removeFromInstallations(ctx, db, { kind: 'space', ids: spaces })
  await installInNew(ctx, db, { organization: to, kind: 'space', ids: spaces })
  // Rules that are inherited, and who counts as a reviewer, depend on the organization.
  await wakeMergePlans(ctx, db, { organization: to })
  return [...dropped.rows]
}

/** Recorded in both organizations: as leaving the old one and as arriving in the new one. */
const record = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: { readonly kind: 'space' | 'collection'; readonly id: string; readonly title: string },
  {
    from,
    to,
    seen: audienceBefore,
  }: { readonly from: string; readonly to: string; readonly seen: SeenBefore },
  data: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const organization of [from, to]) {
    await ctx.events.record(db, {
      organization,
      ...(resource.kind === 'space' && { space: resource.id }),
      kind: `${resource.kind}.transferred`,
      subject: resource.id,
      actor: caller.person,
      data: { title: resource.title, from, to, ...data },
      ...(organization === from && { seenBefore: audienceBefore }),
    })
  }
}

export const transferSpace = writes(
  operations.transferSpace,
  async ({ authorize, body, caller, ctx }, db, subject) => {
    await lockBoth(db, subject.space.organization, body.organization)
    const { space } = await authorize(db)
    const from = space.organization
    const target = await targetFor(db, caller, from, body.organization)
    const to = target.organization.id
    const audienceBefore = await seenBefore(ctx.store.engine, db, { ...space, kind: 'space' })
    await withdrawSpaces(ctx, db, from, [space.id], caller.person, { refuse: true })
    const droppedGrants = await moveToOrganization(ctx, db, to, [space.id], [space.id])
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
    await record(
      ctx,
      db,
      caller,
      { ...space, kind: 'space' },
      { from, to, seen: audienceBefore },
      { droppedGrants },
    )
    // The caller's rights now depend on the levels and roles of the target.
    const now = await spaceFor(db, caller, space.id, { level: 'read' })
    return showSpace(ctx, db, now.space, now)
  },
)

export const transferCollection = writes(
  operations.transferCollection,
  async ({ authorize, body, caller, ctx }, db, subject) => {
    await lockBoth(db, subject.collection.organization, body.organization)
    const { collection, organizationRole } = await authorize(db)
    const { engine } = ctx.store
    const from = collection.organization
    const target = await targetFor(db, caller, from, body.organization)
    const to = target.organization.id
    const collections = await subtreeOfCollection(db, collection.id)
    const audienceBefore = await seenBefore(engine, db, { ...collection, kind: 'collection' })
    // Moving a collection must not give access to restricted content inside it.
    await requireCreateOnAll(
      ctx,
      db,
      caller,
      { organization: from, organizationRole, collections },
      'transfer',
    )
    const now = ctx.now()
    // Spaces in the trash stay with the old organization, where the collection no longer exists.
    await keepLevelsInTrash(engine, db, collections)
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
    const droppedGrants = await moveToOrganization(ctx, db, to, spaces, [...spaces, ...collections])
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
      { from, to, seen: audienceBefore },
      { collections: collections.length, spaces, droppedGrants },
    )
    const after = await collectionFor(db, caller, collection.id, { level: 'read' })
    return showCollection(ctx, db, after.collection, after)
  },
)
