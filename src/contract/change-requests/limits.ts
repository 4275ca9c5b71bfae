/** Maximum length of the subject of a change request, in characters. */
export const longestSubject = 100
