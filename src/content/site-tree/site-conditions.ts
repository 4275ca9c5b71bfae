/** Conditions of sections and site spaces: who sees them. */
import { conditionProblem } from '../expressions/condition-problem.ts'

/** What a condition of a site can read: the visitor, with `visitor.claims`. */
export const siteConditionRoots: ReadonlySet<string> = new Set(['visitor'])

/** What keeps a text from being such a condition, as a sentence with the place; undefined for a good one. */
export const siteConditionProblem = (text: string): string | undefined =>
  conditionProblem(text, siteConditionRoots)
