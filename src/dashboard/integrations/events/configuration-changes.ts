/** What changed between two configurations. */

export interface ChangedValue {
  readonly name: string
  /** JSON, or undefined if it was absent. */
  readonly before: string | undefined
  readonly now: string | undefined
}

type Values = Readonly<Record<string, unknown>>

const textOf = (values: Values, name: string): string | undefined =>
  Object.hasOwn(values, name) && values[name] !== undefined ? JSON.stringify(values[name]) : undefined

/** The values that differ, by name. */
export const changedValues = (before: Values, now: Values): readonly ChangedValue[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .toSorted()
    .map((name) => ({ name, before: textOf(before, name), now: textOf(now, name) }))
    .filter((change) => change.before !== change.now)
