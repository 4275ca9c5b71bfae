/** The right to delete or transfer a collection with everything in it. */
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import { collectionRoles, roleOnRow } from '../access/visible-resources.ts'
import { Failure } from '../http/failure.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { ViewerRoles } from './space-view.ts'

interface WholeCollection {
  readonly organization: string
  readonly organizationRole: ViewerRoles['organizationRole']
  /** The collection and all collections below it. */
  readonly collections: readonly string[]
}

/** How many of these collections and their spaces the caller has less than `create` on. */
const resourcesBeyondRights = async (
  { store }: Context,
  db: Db,
  caller: Caller,
  { organization, organizationRole, collections }: WholeCollection,
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

/** Fails with `role-too-low` if the caller has less than `create` on a collection or space of it, seen or not. */
export const requireCreateOnAll = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  whole: WholeCollection,
  action: 'delete' | 'transfer',
): Promise<void> => {
  if ((await resourcesBeyondRights(ctx, db, caller, whole)) === 0) return
  throw new Failure(
    'role-too-low',
    `You need at least the "create" role on everything in this collection to ${action} it, and you have less on some of it.`,
  )
}
