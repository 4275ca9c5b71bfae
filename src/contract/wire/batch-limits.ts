/** Maximum batch sizes of one request that a screen also has to respect. */

export const mostPagesAtOnce = 200
export const mostSuggestionsAtOnce = 100
