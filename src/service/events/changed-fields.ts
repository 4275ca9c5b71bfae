/** What an event says of a change: the fields that differ, as they were and as they became. */
type Fields = Readonly<Record<string, unknown>>

/** The fields of `before` that `after` holds otherwise, compared as JSON; both sides name the same ones. */
export const sides = (before: Fields, after: Fields): { from: Fields; to: Fields } => {
  const names = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const side = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { from: side(before), to: side(after) }
}
