/** Who else is editing, in one short sentence. */
import type { Present } from '../../../client/types.gen.ts'

/** The first name is enough next to an avatar. */
const shortName = (name: string): string => name.split(/\s+/u, 1)[0] ?? name

const namesOf = (people: readonly Present[]): readonly string[] => [
  ...new Map(people.map(({ user }) => [user.id, shortName(user.displayName)])).values(),
]

/** People on this page, or if there are none those on other pages; '' if nobody is there. */
export const presenceText = (here: readonly Present[], elsewhere: readonly Present[]): string => {
  const names = namesOf(here.length > 0 ? here : elsewhere)
  const [first, second] = names
  if (first === undefined) return ''
  const who =
    second === undefined
      ? first
      : names.length === 2
        ? `${first} and ${second}`
        : `${first} and ${names.length - 1} more`
  const one = second === undefined
  if (here.length > 0) return `${who} ${one ? 'is' : 'are'} editing this page`
  return one ? `${who} is editing another page` : `${who} are editing other pages`
}
