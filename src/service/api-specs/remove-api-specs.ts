/** An organization is deleted, and its API specifications with it. */
import type { Context } from '../context.ts'
import type { Db } from '../storage/store.ts'
import { deleteApiSpecs } from './model/write-spec.store.ts'

export const removeApiSpecs = async (ctx: Context, db: Db, organization: string): Promise<void> =>
  deleteApiSpecs(
    ctx,
    db,
    await db
      .selectFrom('api_specs')
      .selectAll()
      .where('organization', '=', organization)
      .forUpdate()
      .execute(),
  )
