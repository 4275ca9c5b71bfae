/** Three-way merge of single values and of attributes by field. */
import { stableJson } from '../document/canonical.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { type Budget, newBudget } from '../diff/align-sequences.ts'

/** An open conflict resolves to main; an answer may choose the change. */
export type Side = 'main' | 'change'

/** Merges the fields of one block and records those that needed a choice of side. */
export class Fields {
  readonly side: Side
  /** Of the comparisons of lines; the blocks of one merge share it. */
  readonly budget: Budget
  readonly conflicts: string[] = []

  constructor(side: Side, budget = newBudget()) {
    this.side = side
    this.budget = budget
  }

  /** The merged value; `name` is recorded if both sides changed it differently. `text` is used to compare values. */
  pick<T>(name: string, base: T, main: T, change: T, text: (value: T) => string): T {
    const [o, m, c] = [text(base), text(main), text(change)]
    if (m === c || c === o) return main
    if (m === o) return change
    this.conflicts.push(name)
    return this.side === 'main' ? main : change
  }

  /** Merges attributes by field; absence counts as a value. */
  object(prefix: string, base: JsonObject, main: JsonObject, change: JsonObject): JsonObject {
    const names = new Set([...Object.keys(main), ...Object.keys(change)])
    const of = (data: JsonObject, name: string): Json | undefined =>
      Object.hasOwn(data, name) ? data[name] : undefined
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const value = this.pick(prefix + name, of(base, name), of(main, name), of(change, name), optionalJson)
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  }
}

/** JSON with sorted names; an empty string for an absent value. */
export const optionalJson = (value: unknown): string => (value === undefined ? '' : stableJson(value))
