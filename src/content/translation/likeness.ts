/** How alike two sources are, to suggest a translation of one for the other. */

/** From this on a translation is suggested. */
export const suggestedFrom = 0.75

/** From 0 to 1; 1 for the same words in the same order. */
export const likeness = (_a: string, _b: string): number => {
  throw new Error('to follow')
}

/** The candidates whose sources are at least `suggestedFrom` alike, best first, at most `most`. */
export const mostAlike = <T extends { readonly source: string }>(
  _source: string,
  _candidates: readonly T[],
  _most = 5,
): readonly { readonly candidate: T; readonly likeness: number }[] => {
  throw new Error('to follow')
}
