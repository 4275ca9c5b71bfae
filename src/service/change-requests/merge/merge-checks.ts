/** Evaluates merge rules: for display, for the merge itself, and for past change requests. */
import { operations } from '../../../contract/operations.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { Failure } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import { parentsOf, revisionOf } from '../../content/revisions/revision-rows.ts'
import type { ChangeRequestRow, SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { factsOf, rulesOfMany } from './merge-facts.ts'
import type { RuleOutcome } from './merge-rules.ts'
import { judge } from './merge-rules.ts'
import { requireReadableRules } from './validate-merge-rules.ts'
import { peopleBy } from '../reviews/review-view.ts'

interface Checked {
  readonly source: 'space' | 'organization' | 'none'
  readonly outcomes: readonly RuleOutcome[]
}

const outcomesFor = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  actor: string,
): Promise<Checked> => {
  const { source, rules } = (await rulesOfMany(ctx.store.engine, db, [space]))(space)
  if (rules.length === 0) return { source, outcomes: [] }
  return { source, outcomes: judge(rules, await factsOf(ctx, db, { space, row, rules }), actor) }
}

const failed = (outcomes: readonly RuleOutcome[]): string[] =>
  outcomes.filter(({ state }) => state === 'failed').map(({ message }) => message)

/** Messages of the rules that keep `actor` from merging; empty if the merge is allowed. */
export const unmetRules = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  actor: string,
): Promise<readonly string[]> => failed((await outcomesFor(ctx, db, space, row, actor)).outcomes)

/** Fails with `rules-forbid`, one detail per rule, unless the rules let `actor` merge. */
export const requireRules = async (
  ...[ctx, db, space, row, actor]: Parameters<typeof unmetRules>
): Promise<void> => {
  const unmet = await unmetRules(ctx, db, space, row, actor)
  if (unmet.length === 0) return
  throw new Failure('rules-forbid', `The rules of this space do not let it be merged. ${unmet.join(' ')}`, {
    details: unmet.map((message) => ({ path: '', message })),
  })
}

export const getMergeChecks = reads(
  operations.getChangeRequestMergeChecks,
  async ({ params, caller, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    const { source, outcomes } = await outcomesFor(ctx, db, space, row, caller.person)
    const person = await peopleBy(
      ctx,
      db,
      outcomes.flatMap(({ people }) => people),
    )
    return {
      source,
      checks: outcomes.map(({ rule, state, message, people }) => ({
        rule,
        state,
        message,
        ...(people.length > 0 && { people: people.map(person) }),
      })),
      mergeable: failed(outcomes).length === 0,
    }
  },
)

/** Number of past change requests that rules are tried on. */
const tried = 20

/** The space as it was at the merge: its head decides whether the change request was up to date. */
const spaceAtMerge = async (db: Db, space: SpaceRow, row: ChangeRequestRow): Promise<SpaceRow> => {
  if (row.revision_merged === null) return space
  const merge = await revisionOf(db, space.id, row.revision_merged)
  return { ...space, revision: parentsOf(merge)[0] ?? space.revision }
}

const stoppedBy = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  rules: readonly MergeRule[],
): Promise<readonly string[]> => {
  const held = { space: await spaceAtMerge(db, space, row), row, rules }
  return failed(judge(rules, await factsOf(ctx, db, held), row.merged_by ?? row.created_by))
}

export const tryRules = reads(operations.tryMergeRules, async ({ body, ctx }, db, { space }) => {
  requireReadableRules(body.rules, 'body.rules')
  const rows = await db
    .selectFrom('change_requests')
    .selectAll()
    .where('space', '=', space.id)
    .where('status', 'in', ['open', 'merged'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(tried)
    .execute()
  const items = []
  for (const row of rows) {
    const messages = await stoppedBy(ctx, db, space, row, body.rules)
    const { id, number, subject, status } = row
    items.push({
      changeRequest: { id, number, subject, status: status as 'open' },
      stopped: messages.length > 0,
      messages: [...messages],
    })
  }
  return { tried: items.length, stopped: items.filter(({ stopped }) => stopped).length, items }
})
