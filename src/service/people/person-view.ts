/** People in API responses. */
import { sql } from 'kysely'
import { requestSource } from '../http/binding/request-source.ts'
import { visibleEmail } from '../access/email-visibility.ts'
import { among } from '../storage/sql.ts'
import type { PersonRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** `email`: null if the caller may not see it; the query decides with `visibleEmail`. */
export type PersonColumns = Pick<PersonRow, 'id' | 'display_name' | 'photo_url'> & {
  readonly email: string | null
}

export const personView = (ctx: Context, row: PersonColumns) => ({
  object: 'user' as const,
  id: row.id,
  displayName: row.display_name,
  ...(row.email !== null && { email: row.email }),
  ...(row.photo_url !== null && { photoURL: row.photo_url }),
  urls: { location: ctx.addresses.user(row.id).location },
})
export type PersonView = ReturnType<typeof personView>

/** The caller of this request as they were when it arrived, which needs no query; undefined for jobs and commands. */
const callerRow = (): PersonColumns | undefined => {
  const { caller } = requestSource() ?? {}
  return caller?.photoURL === undefined
    ? undefined
    : {
        id: caller.person,
        display_name: caller.displayName,
        // People see their own address.
        email: caller.email,
        photo_url: caller.photoURL,
      }
}

/** The people with these ids, by id. One query for any number, none for the caller alone. */
export const personViews = async (
  ctx: Context,
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PersonView>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const caller = callerRow()
  if (caller !== undefined && wanted.length === 1 && wanted[0] === caller.id)
    return new Map([[caller.id, personView(ctx, caller)]])
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'display_name', 'photo_url', visibleEmail('persons').as('email')])
    .where(among(ctx.store.engine, sql.ref('id'), wanted))
    .execute()
  return new Map(rows.map((row) => [row.id, personView(ctx, row)]))
}
