/** Whether the rules of a space let a change request be merged, and what is in the way in words. */
import type { Json, JsonObject } from '../../content/document.ts'
import { evaluate } from '../../content/expressions/evaluate.ts'
import { parseExpression } from '../../content/expressions/parse.ts'
import type { MergeRule } from '../../contract/organizations.ts'
import type { ChangeRequestRow, SpaceRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'

type Rules = { readonly type: string; readonly rules?: readonly MergeRule[] }

/** The rules in force: the space's own, else those of its organization. */
const rulesOf = async (db: Db, space: SpaceRow): Promise<readonly MergeRule[]> => {
  const own = JSON.parse(space.merge_rules) as Rules
  if (own.type !== 'inherit') return own.rules ?? []
  const { merge_rules } = await db
    .selectFrom('organizations')
    .select('merge_rules')
    .where('id', '=', space.organization)
    .executeTakeFirstOrThrow()
  return (JSON.parse(merge_rules) as Rules).rules ?? []
}

const spellings = new Map([['changes_requested', 'changes-requested']])

const custom = (expression: string, input: JsonObject, message: string | undefined): string | undefined => {
  const parsed = parseExpression(expression)
  if (!parsed.ok) return `A rule of this space cannot be read: ${parsed.message}`
  const result = evaluate(parsed.expression, input, { spellings })
  if (result.ok && result.value === true) return undefined
  return message ?? `A rule of this space is not met: ${expression}`
}

const textOf = (description: string | null): string => {
  const texts: string[] = []
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((one: Json) => walk(one))
    for (const [name, member] of Object.entries(value))
      if (name === 'text' && typeof member === 'string') texts.push(member)
      else walk(member)
  }
  if (description !== null) walk(JSON.parse(description) as Json)
  return texts.join(' ').trim()
}

/**
 * What keeps `person` from merging, one sentence for each rule that is not met. Rules count in order; a bypass for
 * the person lifts those before it. There are no reviews yet, so rules that ask for one are not met.
 */
export const unmetRules = async (
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  person: string,
): Promise<readonly string[]> => {
  const rules = await rulesOf(db, space)
  const outdated = row.revision_merged_ancestor !== space.revision
  const description = textOf(row.description)
  const unmet: string[] = []
  for (const rule of rules) {
    switch (rule.rule) {
      case 'allow_bypass':
        if (rule.users.includes(person)) unmet.length = 0
        break
      case 'require_up_to_date_change_request':
        if (outdated) unmet.push('It must be up to date with the space. Update it first.')
        break
      case 'require_change_request_subject':
        if (row.subject.trim() === '') unmet.push('It needs a subject.')
        break
      case 'require_change_request_description':
        if (description === '') unmet.push('It needs a description.')
        break
      case 'require_author_to_merge':
        if (row.created_by !== person) unmet.push('Only its creator may merge it.')
        break
      case 'custom': {
        const input: JsonObject = {
          changeRequest: {
            subject: row.subject,
            description,
            outdated,
            createdBy: { id: row.created_by },
          },
          reviews: [],
          actor: { id: person },
        }
        const problem = custom(rule.expression, input, rule.message)
        if (problem !== undefined) unmet.push(problem)
        break
      }
      case 'require_all_reviews_approved':
        break
      case 'require_specific_reviewers':
      case 'require_one_of_specific_reviewers':
        if (rule.users.length > 0) unmet.push('It needs the approval of reviewers that the space names.')
        break
      case 'require_at_least_one_review':
      case 'require_at_least_one_approved_review':
      case 'require_agent_review':
        unmet.push('It needs a review.')
        break
    }
  }
  return unmet
}
