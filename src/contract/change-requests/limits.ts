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

/** An open change request is inactive if its last activity was before this time; both in ISO 8601, UTC. */
export const inactiveSince = (now: string): string =>
  new Date(Date.parse(now) - inactiveDays * 24 * 3600_000).toISOString()
