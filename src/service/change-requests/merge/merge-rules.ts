/**
 * Whether rules allow a merge: a pure function of facts, without a store. Used by the merge itself, the list of checks
 * in the application, and the trial of new rules.
 */
import type { JsonObject } from '../../../content/document/document.ts'
import { evaluate } from '../../../content/expressions/evaluate.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'

/** The facts that rules read. */
export interface MergeFacts {
  readonly subject: string
  /** Plain text of the description. */
  readonly description: string
  readonly number: number
  readonly comments: number
  /** Whether main has moved since the last update. */
  readonly outdated: boolean
  readonly createdBy: string
  /** Who wrote content. */
  readonly contributors: readonly string[]
  /** Reviews that count and whose reviewer may still review here, one per person. */
  readonly reviews: readonly { readonly reviewer: string; readonly status: string }[]
  /** Number of people and teams who were requested and have not answered. */
  readonly requested: number
  /** Who may review here; called only for people named in rules. */
  readonly mayReview: (person: string) => boolean
  readonly nameOf: (person: string) => string
  /** Some people who could give a missing review. */
  readonly reviewers: readonly string[]
}

export interface RuleOutcome {
  readonly rule: MergeRule
  readonly state: 'passed' | 'failed' | 'bypassed'
  /** A sentence: what is satisfied, or what is missing and what to do. */
  readonly message: string
  /** People who can resolve it. */
  readonly people: readonly string[]
}

type Verdict = Pick<RuleOutcome, 'message' | 'people'> & { readonly ok: boolean }

const spellings = new Map([['changes_requested', 'changes-requested']])
const pass = (message: string): Verdict => ({ ok: true, message, people: [] })
const fail = (message: string, people: readonly string[] = []): Verdict => ({ ok: false, message, people })

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cem`. */
const joinNames = (names: readonly string[], link = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${link} ${names.at(-1) ?? ''}`

/** The input of a custom rule; `contract/change-requests/merge-rule-names.ts` documents the names. */
const inputOf = (facts: MergeFacts, actor: string): JsonObject => ({
  changeRequest: {
    subject: facts.subject,
    description: facts.description,
    number: facts.number,
    comments: facts.comments,
    outdated: facts.outdated,
    createdBy: { id: facts.createdBy },
  },
  contributors: [...facts.contributors],
  reviews: facts.reviews.map(({ reviewer, status }) => ({ status, reviewer: { id: reviewer } })),
  requested: facts.requested,
  actor: { id: actor },
})

const customRule = (
  { expression, message }: Extract<MergeRule, { rule: 'custom' }>,
  facts: MergeFacts,
  actor: string,
): Verdict => {
  const customMessage = message === undefined || message.trim() === '' ? undefined : message
  const parsed = parseExpression(expression)
  if (!parsed.ok) return fail(`A rule has a syntax error: ${parsed.message}`)
  const result = evaluate(parsed.expression, inputOf(facts, actor), { spellings })
  if (!result.ok) return fail(`A rule could not be evaluated: ${result.message}`)
  return result.value === true
    ? pass(customMessage ?? `Condition met: ${expression}`)
    : fail(customMessage ?? `Condition not met: ${expression}`)
}

const approvedBy = (facts: MergeFacts, person: string): boolean =>
  facts.reviews.some(({ reviewer, status }) => reviewer === person && status === 'approved')

/** Splits the named people into those who can approve (they may review and wrote nothing) and the rest, by reason. */
const splitReviewers = (users: readonly string[], facts: MergeFacts) => {
  const gone = users.filter((user) => !facts.mayReview(user))
  const wrote = users.filter((user) => !gone.includes(user) && facts.contributors.includes(user))
  return { gone, wrote, able: users.filter((user) => !gone.includes(user) && !wrote.includes(user)) }
}

/** Why some of the people named in a rule cannot satisfy it, and who can help; '' if all can. */
const explainBlocked = (gone: readonly string[], wrote: readonly string[], facts: MergeFacts): string => {
  const names = (people: readonly string[]) => joinNames(people.map(facts.nameOf))
  const sentences = []
  if (gone.length > 0)
    sentences.push(
      `${names(gone)} can no longer review here. A space administrator can change the rule or grant the Reviewer role.`,
    )
  if (wrote.length > 0) sentences.push(`${names(wrote)} edited this change request and cannot approve it.`)
  return sentences.join(' ')
}

const everyReviewer = (users: readonly string[], facts: MergeFacts): Verdict => {
  const missing = users.filter((user) => !approvedBy(facts, user))
  if (missing.length === 0) return pass('All required reviewers approved.')
  const { gone, wrote, able } = splitReviewers(missing, facts)
  const waits = able.length === 0 ? '' : `Needs approval from ${joinNames(able.map(facts.nameOf))}. `
  return fail(`${waits}${explainBlocked(gone, wrote, facts)}`.trim(), able)
}

const oneReviewer = (users: readonly string[], facts: MergeFacts): Verdict => {
  const found = users.find((user) => approvedBy(facts, user))
  if (found !== undefined) return pass(`${facts.nameOf(found)} approved.`)
  const { gone, wrote, able } = splitReviewers(users, facts)
  if (able.length > 0) return fail(`Needs approval from ${joinNames(able.map(facts.nameOf), 'or')}.`, able)
  return fail(`None of the required reviewers can approve. ${explainBlocked(gone, wrote, facts)}`.trim())
}

const evaluateRule = (
  rule: Exclude<MergeRule, { rule: 'allow_bypass' }>,
  facts: MergeFacts,
  actor: string,
): Verdict => {
  const approvals = facts.reviews.filter(({ status }) => status === 'approved')
  switch (rule.rule) {
    case 'require_specific_reviewers':
      return everyReviewer(rule.users, facts)
    case 'require_one_of_specific_reviewers':
      return oneReviewer(rule.users, facts)
    case 'require_at_least_one_review':
      return facts.reviews.length > 0 ? pass('Reviewed.') : fail('Needs a review.', facts.reviewers)
    case 'require_at_least_one_approved_review':
      return approvals.length > 0
        ? pass(`Approved by ${joinNames(approvals.map(({ reviewer }) => facts.nameOf(reviewer)))}.`)
        : fail('Needs an approval.', facts.reviewers)
    case 'require_all_reviews_approved': {
      const against = facts.reviews
        .filter(({ status }) => status !== 'approved')
        .map(({ reviewer }) => reviewer)
      return against.length === 0
        ? pass('No changes requested.')
        : fail(`${joinNames(against.map(facts.nameOf))} requested changes and must approve first.`, against)
    }
    case 'require_agent_review':
      return fail('Needs a review by an agent, but this installation has none. Change the rule.')
    case 'require_up_to_date_change_request':
      return facts.outdated
        ? fail('Must be up to date with main. Update it first.', [facts.createdBy])
        : pass('Up to date with main.')
    case 'require_change_request_subject':
      return facts.subject.trim() === ''
        ? fail('Needs a subject.', [facts.createdBy])
        : pass('Has a subject.')
    case 'require_change_request_description':
      return facts.description === ''
        ? fail('Needs a description.', [facts.createdBy])
        : pass('Has a description.')
    case 'require_author_to_merge':
      return facts.createdBy === actor
        ? pass('Merged by its author.')
        : fail(`Only the author, ${facts.nameOf(facts.createdBy)}, can merge.`, [facts.createdBy])
    case 'custom':
      return customRule(rule, facts, actor)
  }
}

/**
 * The outcome of each rule if `actor` merges, in order. A bypass that names the actor lifts the failures before it; the
 * rules after it must still pass.
 */
export const evaluateRules = (
  rules: readonly MergeRule[],
  facts: MergeFacts,
  actor: string,
): readonly RuleOutcome[] => {
  let outcomes: RuleOutcome[] = []
  for (const rule of rules) {
    if (rule.rule === 'allow_bypass') {
      const isNamed = rule.users.includes(actor)
      if (isNamed)
        outcomes = outcomes.map((one) => (one.state === 'failed' ? { ...one, state: 'bypassed' } : one))
      const lifted = outcomes.some(({ state }) => state === 'bypassed')
      outcomes.push({
        rule,
        state: 'passed',
        people: [],
        message: isNamed
          ? lifted
            ? 'You can bypass the unmet requirements above.'
            : 'You can bypass the requirements above.'
          : `${joinNames(rule.users.map(facts.nameOf)) || 'Nobody'} can bypass the requirements above.`,
      })
      continue
    }
    const { ok, message, people } = evaluateRule(rule, facts, actor)
    outcomes.push({ rule, state: ok ? 'passed' : 'failed', message, people })
  }
  return outcomes
}
