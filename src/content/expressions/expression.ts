/**
 * The syntax tree of expressions: the one small language of `{{ }}`, `if` blocks, merge rules and conditions.
 *
 * Only `parseExpression` creates trees, so their size is bounded by the 1,024 characters of the text. `at` is the
 * offset in UTF-16 units that a message about the node points at.
 */
import type { Json } from '../document/document.ts'

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | 'in'

/** `x => body`: only allowed as an argument of a list method; `parameter` is in scope in `body` only. */
export interface Arrow {
  readonly kind: 'arrow'
  readonly parameter: string
  readonly body: Expression
  readonly at: number
}

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | {
      readonly kind: 'member'
      readonly object: Expression
      readonly name: string | number
      readonly at: number
    }
  | {
      readonly kind: 'call'
      readonly object: Expression
      readonly method: string
      readonly arguments: readonly (Expression | Arrow)[]
      readonly at: number
    }
  | { readonly kind: 'not'; readonly operand: Expression; readonly at: number }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
      readonly at: number
    }
  | {
      readonly kind: 'conditional'
      readonly condition: Expression
      readonly then: Expression
      readonly otherwise: Expression
      readonly at: number
    }

/** The value of an expression: JSON, or `undefined` if absent. Absent and `null` compare as equal. */
export type Value = Json | undefined

/** Maximum length of an expression, in UTF-16 units. */
export const maximumLength = 1024

/** Maximum nesting of parentheses, lists, arguments, negations and conditionals. */
export const maximumDepth = 64

/** Whether a value is truthy: everything but false, null, absent, 0 and the empty string. */
export const isTrue = (value: Value): boolean =>
  value !== undefined && value !== null && value !== false && value !== 0 && value !== ''
