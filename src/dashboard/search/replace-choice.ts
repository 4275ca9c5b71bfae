/** Which hits of a replacement are left out: kept as few exceptions, since nearly all are meant. */

/** Per space, per entry: the ordinals that are left out. */
export type LeftOut = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>

export const isLeftOut = (left: LeftOut, space: string, entry: string, ordinal: number): boolean =>
  left.get(space)?.get(entry)?.has(ordinal) === true

export const countLeftOut = (left: LeftOut, space: string): number =>
  [...(left.get(space)?.values() ?? [])].reduce((sum, ordinals) => sum + ordinals.size, 0)

/** These hits of an entry taken or left out. */
export const withChoice = (
  left: LeftOut,
  space: string,
  entry: string,
  ordinals: readonly number[],
  taken: boolean,
): LeftOut => {
  const now = new Set(left.get(space)?.get(entry))
  for (const ordinal of ordinals) {
    if (taken) now.delete(ordinal)
    else now.add(ordinal)
  }
  const entries = new Map(left.get(space))
  if (now.size === 0) entries.delete(entry)
  else entries.set(entry, now)
  return new Map([...left, [space, entries]])
}

/** As the service is told them. */
export const exceptionsOf = (left: LeftOut, space: string): { id: string; hits: number[] }[] =>
  [...(left.get(space) ?? [])].map(([id, hits]) => ({ id, hits: [...hits] }))
