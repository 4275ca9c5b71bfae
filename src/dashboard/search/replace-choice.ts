/** The hits excluded from a replacement; stored as exclusions, because usually few are. */

/** By space and entry: the ordinals of the excluded hits. */
export type LeftOut = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>

export const isLeftOut = (left: LeftOut, space: string, entry: string, ordinal: number): boolean =>
  left.get(space)?.get(entry)?.has(ordinal) === true

export const countLeftOut = (left: LeftOut, space: string): number =>
  [...(left.get(space)?.values() ?? [])].reduce((sum, ordinals) => sum + ordinals.size, 0)

/** Includes or excludes these hits of an entry. */
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

/** The exclusions in the format of the API. */
export const exceptionsOf = (left: LeftOut, space: string): { id: string; hits: number[] }[] =>
  [...(left.get(space) ?? [])].map(([id, hits]) => ({ id, hits: [...hits] }))
