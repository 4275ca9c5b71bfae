/** Moves spaces and collections among their siblings, which share one order, and between parents. */
import type { z } from 'zod'
import type { Ordered } from '../../content/tree/order-keys.ts'
import { compareOrder, placeAmong } from '../../content/tree/order-keys.ts'
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { ContentPosition, Move } from '../../contract/spaces/schemas.ts'
import type { Caller } from '../access/caller.ts'
import { roleOn } from '../access/load-resource.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { Failure } from '../http/failure.ts'
import { withVisibilityEvents } from '../integrations/delivery/emit-space-events.ts'
import { writes } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import {
  heightOfCollection,
  requireCreateIn,
  requireDepth,
  showCollection,
  subtreeOfCollection,
} from './collections.ts'
import { showSpace } from './read-spaces.ts'
import type { ViewerRoles } from './space-view.ts'

interface Resource {
  readonly kind: 'space' | 'collection'
  readonly organization: string
  readonly id: string
  readonly parent: string
  readonly position: string
}

export type Sibling = Ordered & { readonly kind: Resource['kind'] }

const badPosition = (message: string) => new Failure('bad-position', message)

/** The spaces and collections of a parent in their common order, without spaces in the trash. */
export const siblingsIn = async (db: Db, organization: string, parent: string): Promise<Sibling[]> => {
  const spaces = await db
    .selectFrom('spaces')
    .select(['id', 'position as order'])
    .where('organization', '=', organization)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .execute()
  const collections = await db
    .selectFrom('collections')
    .select(['id', 'position as order'])
    .where('organization', '=', organization)
    .where('parent', '=', parent)
    .execute()
  return [
    ...spaces.map((row) => ({ ...row, kind: 'space' as const })),
    ...collections.map((row) => ({ ...row, kind: 'collection' as const })),
  ].toSorted(compareOrder)
}

/**
 * The index for a position among siblings (without the moved resource); the end if absent. `isVisible`: whether the caller
 * can see a sibling; a hidden one is treated as missing.
 */
const indexOf = async (
  siblings: readonly Sibling[],
  position: z.output<typeof ContentPosition> | undefined,
  isVisible: (sibling: Sibling) => Promise<boolean>,
): Promise<number> => {
  if (position === undefined) return siblings.length
  const { before, after } = position
  const reference = before ?? after
  if (reference === undefined || (before !== undefined && after !== undefined)) {
    throw badPosition('Specify one sibling, with either `before` or `after`.')
  }
  const id = reference.type === 'space' ? reference.space : reference.collection
  const at = siblings.findIndex((one) => one.kind === reference.type && one.id === id)
  const sibling = siblings[at]
  if (sibling === undefined || !(await isVisible(sibling)))
    throw badPosition('The sibling in the position does not exist here.')
  return before === undefined ? at + 1 : at
}

/** Moves a resource in the transaction `db`; fails with `bad-position` or `nothing-to-change`. */
const moveResource = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: Resource,
  roles: ViewerRoles,
  body: z.output<typeof Move>,
): Promise<void> => {
  const parent = body.parent === undefined ? resource.parent : (body.parent ?? '')
  if (parent !== resource.parent) {
    await requireCreateIn(
      db,
      caller,
      resource.organization,
      roles.organizationRole,
      parent === '' ? undefined : parent,
    )
    if (resource.kind === 'collection' && (await subtreeOfCollection(db, resource.id)).includes(parent)) {
      throw badPosition('A collection cannot be moved into itself.')
    }
    if (resource.kind === 'collection')
      await requireDepth(db, parent, await heightOfCollection(db, resource.id))
  }
  const siblings = (await siblingsIn(db, resource.organization, parent)).filter(
    ({ id }) => id !== resource.id,
  )
  const membership = { role: rank(roles.organizationRole) }
  const isVisible = async (sibling: Sibling) =>
    (await roleOn(db, sibling, membership, caller.person)) !== null
  const index = await indexOf(siblings, body.position, isVisible)
  const orders = placeAmong(
    siblings,
    index,
    resource.id,
    parent === resource.parent ? resource.position : undefined,
  )
  if (orders.size === 0) throw new Failure('nothing-to-change', 'It is already there.')
  const kinds = new Map(siblings.map(({ id, kind }) => [id, kind]))
  for (const [id, position] of orders) {
    const table = (kinds.get(id) ?? resource.kind) === 'space' ? 'spaces' : 'collections'
    await db.updateTable(table).set({ position }).where('id', '=', id).execute()
  }
  const setParent = async () => {
    await db
      .updateTable(resource.kind === 'space' ? 'spaces' : 'collections')
      .set({ parent, updated_at: ctx.now() })
      .where('id', '=', resource.id)
      .execute()
  }
  if (resource.kind === 'space') await withVisibilityEvents(ctx, db, [resource.id], setParent)
  else await setParent()
  // Who may review depends on the collections above.
  if (parent !== resource.parent)
    await wakeMergePlans(ctx, db, {
      organization: resource.organization,
      ...(resource.kind === 'space' && { space: resource.id }),
    })
  await ctx.events.record(db, {
    organization: resource.organization,
    ...(resource.kind === 'space' && { space: resource.id }),
    kind: `${resource.kind}.moved`,
    subject: resource.id,
    actor: caller.person,
    data: { from: resource.parent, to: parent },
  })
}

export const moveSpace = writes(
  operations.moveSpace,
  async ({ body, caller, ctx }, db, { space, ...roles }) => {
    await moveResource(ctx, db, caller, { ...space, kind: 'space' }, roles, body)
    const row = await db.selectFrom('spaces').selectAll().where('id', '=', space.id).executeTakeFirstOrThrow()
    return showSpace(ctx, db, row, roles)
  },
  { locksOrganization: true },
)

export const moveCollection = writes(
  operations.moveCollection,
  async ({ body, caller, ctx }, db, { collection, ...roles }) => {
    await moveResource(ctx, db, caller, { ...collection, kind: 'collection' }, roles, body)
    const row = await db
      .selectFrom('collections')
      .selectAll()
      .where('id', '=', collection.id)
      .executeTakeFirstOrThrow()
    return showCollection(ctx, db, row, roles)
  },
  { locksOrganization: true },
)
