/** Maximum length of the title of a space, in characters. */
export const longestSpaceTitle = 50
