/** Suggestion rows. */
import { sql } from 'kysely'
import { notFound } from '../../http/failure.ts'
import type { After } from '../../http/page-token.ts'
import type { ChangeRequestRow, SuggestionRow } from '../../storage/schema/schema.ts'
import { among, bytesOf } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'

type Of = Pick<ChangeRequestRow, 'space' | 'id'>

export interface SuggestionFilter {
  readonly of: Of
  readonly state: string
  readonly page: string | undefined
}

const filtered = (db: Db, { of, state, page }: SuggestionFilter) => {
  let query = db.selectFrom('suggestions').where('space', '=', of.space).where('change_request', '=', of.id)
  if (state !== 'all') query = query.where('state', '=', state)
  if (page !== undefined) query = query.where('page', '=', page)
  return query
}

export const countSuggestions = async (db: Db, filter: SuggestionFilter): Promise<number> => {
  const { total } = await filtered(db, filter)
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Oldest first. */
const suggestionsFrom = (db: Db, filter: SuggestionFilter, after: After | undefined, limit: number) => {
  let query = filtered(db, filter)
  if (after) query = query.where(sql<boolean>`(created_at, id) > (${after[0]}, ${after[1]})`)
  return query.orderBy('created_at').orderBy('id').limit(limit)
}

export const pageOfSuggestions = (...page: Parameters<typeof suggestionsFrom>): Promise<SuggestionRow[]> =>
  suggestionsFrom(...page)
    .selectAll()
    .execute()

/** The sizes of these suggestions' texts in bytes. */
export const sizesOfSuggestions = async (
  ...page: Parameters<typeof suggestionsFrom>
): Promise<readonly number[]> => {
  const rows = await suggestionsFrom(...page)
    .select([bytesOf('base').as('base'), bytesOf('replacement').as('replacement')])
    .execute()
  return rows.map(({ base, replacement }) => Number(base) + Number(replacement))
}

/** The suggestions with these ids, in that order; fails with `not-found` unless the change request has them all. */
export const suggestionsWith = async (
  db: Db,
  engine: Engine,
  of: Of,
  ids: readonly string[],
): Promise<SuggestionRow[]> => {
  const rows = await db
    .selectFrom('suggestions')
    .selectAll()
    .where('space', '=', of.space)
    .where('change_request', '=', of.id)
    .where(among(engine, sql.ref('id'), ids))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id)
    if (!row) throw notFound()
    return row
  })
}

/**
 * Accepts or dismisses open suggestions and returns those it changed; suggestions that another request closed meanwhile
 * are not among them.
 */
export const closeRows = (
  db: Db,
  engine: Engine,
  of: Of,
  ids: readonly string[],
  outcome: {
    readonly state: string
    readonly at: string
    readonly by: string
    readonly revision: string | null
  },
): Promise<SuggestionRow[]> =>
  db
    .updateTable('suggestions')
    .set({ state: outcome.state, settled_at: outcome.at, settled_by: outcome.by, revision: outcome.revision })
    .where('space', '=', of.space)
    .where('change_request', '=', of.id)
    .where('state', '=', 'open')
    .where(among(engine, sql.ref('id'), ids))
    .returningAll()
    .execute()
