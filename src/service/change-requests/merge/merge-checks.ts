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
import type { RulesInForce } from './merge-facts.ts'
import { factsOf, rulesOfMany } from './merge-facts.ts'
import { objectionsTo } from './objections.ts'
import type { RuleOutcome } from './merge-rules.ts'
import { evaluateRules } from './merge-rules.ts'
import { requireReadableRules } from './validate-merge-rules.ts'
import { peopleBy } from '../reviews/review-view.ts'

interface Checked {
  readonly source: RulesInForce['source']
  readonly outcomes: readonly RuleOutcome[]
}

const explainDefault = (outcome: RuleOutcome): RuleOutcome =>
  outcome.state === 'passed'
    ? outcome
    : {
        ...outcome,
        message: `${outcome.message} This is the default once two people can review. A space administrator can change it under “Merge rules” in the space settings.`,
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
  const outcomes = evaluateRules(rules, await factsOf(ctx, db, { space, row, rules }), actor)
  return { source, outcomes: source === 'default' ? outcomes.map(explainDefault) : outcomes }
}

const failed = (outcomes: readonly RuleOutcome[]): string[] =>
  outcomes.filter(({ state }) => state === 'failed').map(({ message }) => message)

/** Fails with `rules-forbid`, one detail per rule, unless the rules let `actor` merge. Returns what each rule said. */
export const requireRules = async (
  ...[ctx, db, space, row, actor]: Parameters<typeof outcomesFor>
): Promise<Checked> => {
  const checked = await outcomesFor(ctx, db, space, row, actor)
  const unmet = failed(checked.outcomes)
  if (unmet.length === 0) return checked
  throw new Failure('rules-forbid', `The merge requirements are not met. ${unmet.join(' ')}`, {
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
      objections: await objectionsTo(ctx, db, row),
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
  const request = { space: await spaceAtMerge(db, space, row), row, rules }
  return failed(evaluateRules(rules, await factsOf(ctx, db, request), row.merged_by ?? row.created_by))
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
