/** How many things one request takes, where a screen has to keep to it too. */

export const mostPagesAtOnce = 200
export const mostSuggestionsAtOnce = 100
