/** Moves spaces and collections among their siblings, which share one order, and between parents. */
import type { z } from 'zod'
import type { Ordered } from '../../content/tree/order-keys.ts'
import { compareOrder, placeAmong } from '../../content/tree/order-keys.ts'
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { ContentPosition, Move } from '../../contract/spaces/schemas.ts'
import type { Caller } from '../access/caller.ts'
import { roleOn } from '../access/load-resource.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import {
  heightOfCollection,
  mayMakeIn,
  requireDepth,
  showCollection,
  subtreeOfCollection,
} from './collections.ts'
import { showSpace } from './read-spaces.ts'
import type { Standing } from './space-view.ts'

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
 * The index for a position among siblings (without the moved resource); the end if absent. `sees`: whether the caller
 * can see a sibling; a hidden one is treated as missing.
 */
const indexOf = async (
  siblings: readonly Sibling[],
  position: z.output<typeof ContentPosition> | undefined,
  sees: (sibling: Sibling) => Promise<boolean>,
): Promise<number> => {
  if (position === undefined) return siblings.length
  const { before, after } = position
  const named = before ?? after
  if (named === undefined || (before !== undefined && after !== undefined)) {
    throw badPosition('A position names one sibling: `before` it or `after` it.')
  }
  const id = named.type === 'space' ? named.space : named.collection
  const at = siblings.findIndex((sibling) => sibling.kind === named.type && sibling.id === id)
  const sibling = siblings[at]
  if (sibling === undefined || !(await sees(sibling)))
    throw badPosition('The sibling that the position names is not there.')
  return before === undefined ? at + 1 : at
}

/** Moves a resource in the transaction `db`; fails with `bad-position` or `nothing-to-change`. */
const moveThing = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  thing: Resource,
  standing: Standing,
  body: z.output<typeof Move>,
): Promise<void> => {
  const parent = body.parent === undefined ? thing.parent : (body.parent ?? '')
  if (parent !== thing.parent) {
    await mayMakeIn(
      db,
      caller,
      thing.organization,
      standing.organizationRole,
      parent === '' ? undefined : parent,
    )
    if (thing.kind === 'collection' && (await subtreeOfCollection(db, thing.id)).includes(parent)) {
      throw badPosition('A collection cannot be moved into itself.')
    }
    if (thing.kind === 'collection') await requireDepth(db, parent, await heightOfCollection(db, thing.id))
  }
  const siblings = (await siblingsIn(db, thing.organization, parent)).filter(({ id }) => id !== thing.id)
  const membership = { role: rank(standing.organizationRole) }
  const sees = async (sibling: Sibling) => (await roleOn(db, sibling, membership, caller.person)) !== null
  const index = await indexOf(siblings, body.position, sees)
  const orders = placeAmong(siblings, index, thing.id, parent === thing.parent ? thing.position : undefined)
  if (orders.size === 0) throw new Failure('nothing-to-change', 'It is there already.')
  const kinds = new Map(siblings.map(({ id, kind }) => [id, kind]))
  for (const [id, position] of orders) {
    const table = (kinds.get(id) ?? thing.kind) === 'space' ? 'spaces' : 'collections'
    await db.updateTable(table).set({ position }).where('id', '=', id).execute()
  }
  await db
    .updateTable(thing.kind === 'space' ? 'spaces' : 'collections')
    .set({ parent, updated_at: ctx.now() })
    .where('id', '=', thing.id)
    .execute()
  await ctx.events.record(db, {
    organization: thing.organization,
    ...(thing.kind === 'space' && { space: thing.id }),
    kind: `${thing.kind}.moved`,
    subject: thing.id,
    actor: caller.person,
    data: { from: thing.parent, to: parent },
  })
}

export const moveSpace = writes(
  operations.moveSpace,
  async ({ body, caller, ctx }, db, { space, ...standing }) => {
    await moveThing(ctx, db, caller, { ...space, kind: 'space' }, standing, body)
    const row = await db.selectFrom('spaces').selectAll().where('id', '=', space.id).executeTakeFirstOrThrow()
    return showSpace(ctx, db, row, standing)
  },
)

export const moveCollection = writes(
  operations.moveCollection,
  async ({ body, caller, ctx }, db, { collection, ...standing }) => {
    await moveThing(ctx, db, caller, { ...collection, kind: 'collection' }, standing, body)
    const row = await db
      .selectFrom('collections')
      .selectAll()
      .where('id', '=', collection.id)
      .executeTakeFirstOrThrow()
    return showCollection(ctx, db, row, standing)
  },
)
