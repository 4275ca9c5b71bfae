/**
 * The tree of an expression: the one small language of `{{ }}`, `if` blocks, merge rules and conditions.
 *
 * A tree is made by `parseExpression` only, so its size is bounded by the 1,024 characters of its text. `at` is
 * the offset in UTF-16 units of the place in the text that a message about the node should point at.
 */
import type { Json } from '../document/document.ts'

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | 'in'

/** `x => body`: stands only as an argument of a list method; `parameter` is known in `body` alone. */
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

/** What an expression gives: JSON, or `undefined` for what is not there. Absent and `null` compare as equal. */
export type Value = Json | undefined

/** Longest text of an expression, in UTF-16 units. */
export const maximumLength = 1024

/** Deepest nesting of parentheses, lists, arguments, negations and conditionals. */
export const maximumDepth = 64
