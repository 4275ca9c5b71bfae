/** What a change would do to access, in sentences. */
import type { AccessChange, AccessPreview } from '../../client/types.gen.ts'
import type { Role } from '../../contract/roles.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`)

/** The numbers: who gains, who loses, from whom something is hidden. */
export const countWords = ({
  count,
  gain,
  lose,
  hidden,
  spaces: touched,
}: Pick<AccessPreview, 'count' | 'gain' | 'lose' | 'hidden' | 'spaces'>): string => {
  if (count === 0) return 'Nobody gains or loses anything.'
  const parts = [
    ...(lose > 0
      ? [
          `${people(lose)} would lose something${hidden === 0 ? '' : `, and ${hidden === lose ? (lose === 1 ? 'see it no more' : 'all of them see something no more') : `${hidden} of them see something no more`}`}`,
        ]
      : []),
    ...(gain > 0 ? [`${people(gain)} would gain something`] : []),
  ]
  return `${parts.join('; ')}${touched > 1 ? `, on ${spaces(touched)} in all` : ''}.`
}

/** What changes for one of them. */
export const rowWords = (
  { before, after, gains, loses, hidden }: AccessChange,
  words: (role: Role | null) => string,
): string => {
  const step = before === after ? [] : [`${words(before)} → ${words(after)}`]
  // Of one space the step says it all.
  const counts =
    gains + loses <= 1 && step.length > 0 && hidden === 0
      ? []
      : [
          ...(gains > 0 ? [`more on ${spaces(gains)}`] : []),
          ...(loses > 0 ? [`less on ${spaces(loses)}`] : []),
          ...(hidden > 0 ? [hidden === loses ? 'no longer seen' : `${hidden} no longer seen`] : []),
        ]
  return [...step, ...counts].join(', ')
}
