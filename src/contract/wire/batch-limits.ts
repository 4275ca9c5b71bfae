/** Maximum batch sizes of one request that a screen also has to respect. */

export const mostPagesAtOnce = 200
export const mostSuggestionsAtOnce = 100
/** Number of ids in one parameter of a query. */
export const mostIdsInQuery = 300
