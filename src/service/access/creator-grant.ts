/** The creator's grant on a new resource. */
import type { Role } from '../../contract/roles/roles.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { ResourceKind } from './resolver.ts'

/** The creator's first grant on a new resource. It is part of the creation and not recorded separately. */
export const insertGrant = async (
  ctx: Context,
  db: Db,
  grant: { organization: string; resource: string; kind: ResourceKind; person: string; role: Role },
): Promise<void> => {
  await db
    .insertInto('grants')
    .values({
      organization: grant.organization,
      thing: grant.resource,
      thing_kind: grant.kind,
      grantee: grant.person,
      grantee_kind: 'person',
      role: rank(grant.role),
      created_at: ctx.now(),
    })
    .execute()
}
