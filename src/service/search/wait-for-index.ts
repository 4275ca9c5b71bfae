/** Waits a short time for the index to catch up with the content. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import { followHead } from './index-head.ts'

/** After this time a search returns what is indexed, and reports that the index is incomplete. */
const patience = 2000

/** The spaces whose index is not at their head. One query. */
export const spacesBehind = async (
  { store }: Pick<Context, 'store'>,
  spaces: readonly string[] | RawBuilder<unknown>,
): Promise<string[]> => {
  const those = Array.isArray(spaces)
    ? among(store.engine, sql.ref('s.id'), spaces as readonly string[])
    : sql`s.id in (${spaces as RawBuilder<unknown>})`
  const { rows } = await sql<{ id: string }>`
    select s.id from spaces s
    join revisions r on r.space = s.id and r.id = s.revision
    left join search_heads h on h.space = s.id
    where (h.root is null or h.root <> r.root) and ${those}`.execute(store.read)
  return rows.map(({ id }) => id)
}

/** Updates the index of these spaces to their heads. Resolves to whether some work remains. */
export const catchUp = async (
  ctx: Context,
  spaces: readonly string[] | RawBuilder<unknown>,
): Promise<boolean> => {
  const late = await spacesBehind(ctx, spaces)
  if (late.length === 0) return false
  const work = (async () => {
    for (const space of late) await followHead(ctx, space)
    return false
  })()
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), patience)))
  try {
    return await Promise.race([work, enough])
  } finally {
    clearTimeout(timer)
    // Errors after the response affect nobody; the next search retries.
    work.catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'Could not update the search index of a space'),
    )
  }
}
