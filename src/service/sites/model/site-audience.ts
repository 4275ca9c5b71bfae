/** The audience of spaces, stored on their rows: the widest audience of the published sites that show them. */
import { sql } from 'kysely'
import { audiences } from '../../../contract/sites/audience.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { withVisibilityEvents } from '../../integrations/delivery/emit-space-events.ts'
import type { Db } from '../../storage/store.ts'

const storeAudience = async (
  { store }: Pick<Context, 'store'>,
  db: Db,
  spaces: readonly string[],
): Promise<void> => {
  const ranks = sql.join(
    audiences.map((audience, place) => sql`when ${sql.lit(audience)} then ${sql.lit(place + 1)}`),
    sql` `,
  )
  await sql`
    update spaces set audience = coalesce((
      select max(case s.visibility ${ranks} else 0 end) from site_items i
      join sites s on s.id = i.site and s.organization = i.organization
      where i.space = spaces.id and i.organization = spaces.organization and s.published = 1), 0)
    where ${among(store.engine, sql.ref('id'), [...new Set(spaces)])}`.execute(db)
}

/** Updates `spaces.audience`; call it in every transaction that changes what sites show, or to whom. */
export const refreshAudience = async (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  spaces: readonly string[],
): Promise<void> => {
  if (spaces.length === 0) return
  await withVisibilityEvents(ctx, db, spaces, () => storeAudience(ctx, db, spaces))
}
