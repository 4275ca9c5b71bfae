/**
 * Three-way merging of single values and of attributes, field by field.
 */
import { stableJson } from '../document/canonical.ts'
import type { Json, JsonObject } from '../document/document.ts'

/** The side that stands while a conflict is not answered is main; an answer may choose the change. */
export type Side = 'main' | 'change'

/** Takes decisions for one block and remembers which of them could not be taken without choosing a side. */
export class Fields {
  readonly side: Side
  readonly conflicts: string[] = []

  constructor(side: Side) {
    this.side = side
  }

  /** The value that stands; `name` is recorded when both sides changed it differently. `text` tells values apart. */
  pick<T>(name: string, base: T, main: T, change: T, text: (value: T) => string): T {
    const [o, m, c] = [text(base), text(main), text(change)]
    if (m === c || c === o) return main
    if (m === o) return change
    this.conflicts.push(name)
    return this.side === 'main' ? main : change
  }

  /** Attributes field by field; an absent one is a value like any other. */
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

/** JSON with sorted names; the empty text for what is absent. */
export const optionalJson = (value: unknown): string => (value === undefined ? '' : stableJson(value))
