/** Visibility conditions of sections and site spaces. */
import { conditionProblem } from '../expressions/condition-problem.ts'

/** What a condition of a site can read: the visitor, with `visitor.claims`. */
export const siteConditionRoots: ReadonlySet<string> = new Set(['visitor'])

/** Why a text is not a valid condition, as a message with the position; undefined if it is valid. */
export const siteConditionProblem = (text: string): string | undefined =>
  conditionProblem(text, siteConditionRoots)
