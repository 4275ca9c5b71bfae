/** The hits excluded from a replacement; stored as exclusions, because usually few are. */

/** By space and entry: the ordinals of the excluded hits. */
export type Exclusions = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>

export const isExcluded = (exclusions: Exclusions, space: string, entry: string, ordinal: number): boolean =>
  exclusions.get(space)?.get(entry)?.has(ordinal) === true

export const countExcluded = (exclusions: Exclusions, space: string): number =>
  [...(exclusions.get(space)?.values() ?? [])].reduce((sum, ordinals) => sum + ordinals.size, 0)

/** Includes or excludes these hits of an entry. */
export const withChoice = (
  exclusions: Exclusions,
  space: string,
  entry: string,
  ordinals: readonly number[],
  isIncluded: boolean,
): Exclusions => {
  const ordinalsNow = new Set(exclusions.get(space)?.get(entry))
  for (const ordinal of ordinals) {
    if (isIncluded) ordinalsNow.delete(ordinal)
    else ordinalsNow.add(ordinal)
  }
  const entries = new Map(exclusions.get(space))
  if (ordinalsNow.size === 0) entries.delete(entry)
  else entries.set(entry, ordinalsNow)
  return new Map([...exclusions, [space, entries]])
}

/** The exclusions in the format of the API. */
export const exceptionsOf = (exclusions: Exclusions, space: string): { id: string; hits: number[] }[] =>
  [...(exclusions.get(space) ?? [])].map(([id, hits]) => ({ id, hits: [...hits] }))
