/** The change in an event: the fields that differ, before and after. */
type Fields = Readonly<Record<string, unknown>>

/** The fields of `before` with a different value in `after`, compared as JSON; both have the same fields. */
export const sides = (before: Fields, after: Fields): { from: Fields; to: Fields } => {
  const names = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const side = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { from: side(before), to: side(after) }
}
