/** Merge rule outcomes for many change requests: for list rows, and to find what is ready to merge. */
import { sql } from 'kysely'
import type { RuleSummary } from '../../../contract/change-requests/schemas.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { MergeFacts, RuleOutcome } from './merge-rules.ts'
import { evaluateRules } from './merge-rules.ts'
import { factsOfMany, rulesOfMany } from './merge-facts.ts'

const summaryOf = (outcomes: readonly RuleOutcome[], { reviews }: MergeFacts): RuleSummary => {
  const unmet = outcomes.filter(({ state }) => state === 'failed').map(({ message }) => message)
  const approved = reviews.length > 0 && reviews.every(({ status }) => status === 'approved')
  return {
    total: outcomes.length,
    met: outcomes.length - unmet.length,
    unmet,
    ready: outcomes.length === 0 ? approved : unmet.length === 0,
  }
}

/**
 * Outcomes for `actor` by id; change requests that can no longer be merged are left out. Seven queries for any number
 * of rows.
 */
export const ruleSummaries = async (
  ctx: Context,
  db: Db,
  rows: readonly ChangeRequestRow[],
  actor: string,
): Promise<ReadonlyMap<string, RuleSummary>> => {
  const unmerged = rows.filter(({ status }) => status === 'open' || status === 'draft')
  if (unmerged.length === 0) return new Map()
  const { engine } = ctx.store
  const spaces = await db
    .selectFrom('spaces')
    .selectAll()
    .where(among(engine, sql.ref('id'), [...new Set(unmerged.map(({ space }) => space))]))
    .execute()
  const rulesOf = await rulesOfMany(engine, db, spaces)
  const byId = new Map(spaces.map((space) => [space.id, { space, rules: rulesOf(space).rules }]))
  const requests = unmerged.flatMap((row) => {
    const known = byId.get(row.space)
    return known === undefined ? [] : [{ ...known, row }]
  })
  const facts = await factsOfMany(ctx, db, requests)
  return new Map(
    requests.flatMap(({ row, rules }, at) => {
      const known = facts[at]
      return known === undefined
        ? []
        : [[row.id, summaryOf(evaluateRules(rules, known, actor), known)] as const]
    }),
  )
}
