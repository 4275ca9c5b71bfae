/** Visibility conditions of sections and site spaces. */
import { conditionProblem } from '../expressions/condition-problem.ts'
import type { InputShape } from '../expressions/input-shape.ts'

/**
 * Why a text is not a valid condition, as a message with the position; undefined if it is valid. `claims`: what the
 * visitor schema of the site declares; without a schema every claim is accepted.
 */
export const siteConditionProblem = (text: string, claims: InputShape = 'any'): string | undefined =>
  conditionProblem(text, { visitor: { members: { claims } } })
