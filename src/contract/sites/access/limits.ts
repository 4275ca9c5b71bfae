/** Maximum length of the path at which a visitor continues after signing in, in characters. */
export const longestLocation = 2048
