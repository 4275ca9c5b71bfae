import { cutText } from '../wire/cut-text.ts'

/** Maximum length of the subject of a change request, in characters. */
export const longestSubject = 100

/** A generated subject, cut to the maximum length. */
export const shortSubject = (subject: string): string => cutText(subject, longestSubject)

/** `Revert “Name”`, with the name cut so that the whole has at most the maximum length. */
export const subjectNaming = (action: string, name: string): string =>
  `${action} “${cutText(name, longestSubject - action.length - ' “”'.length)}”`

/** Days without activity after which an open change request counts as inactive. */
export const inactiveDays = 7
