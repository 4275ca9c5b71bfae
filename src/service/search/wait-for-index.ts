/** Waits, for as long as a person would, until the index is where the content is. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import { followHead } from './index-head.ts'

/** After so long an answer comes with what is indexed, and says that there is more to come. */
const patience = 2000

/** Those of the spaces whose index is not at their head. One query. */
const behind = async (
  { store }: Context,
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

/** Brings the index of these spaces to their heads. Resolves with whether some of it is still to be done. */
export const catchUp = async (
  ctx: Context,
  spaces: readonly string[] | RawBuilder<unknown>,
): Promise<boolean> => {
  const late = await behind(ctx, spaces)
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
    // What goes on after the answer fails for nobody; the next search tries again.
    work.catch((error: unknown) => ctx.log.warn({ err: error }, 'The index of a space did not follow'))
  }
}
