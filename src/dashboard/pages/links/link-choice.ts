/** Links that are chosen to be fixed together, and what is asked of the service for them. Without a screen. */
import type { Link, LinkFix } from '../../../client/types.gen.ts'

/** What tells one row of the report from another: what it leads to, how, and what it stands in. */
export const linkName = ({
  target,
  source,
  relation,
}: Pick<Link, 'target' | 'source' | 'relation'>): string =>
  [target.id, relation, source.kind, source.id].join(' ')

/** One fix for each target, for just the places that were chosen. `to` null takes the links away. */
export const fixesFor = (links: Iterable<Link>, to: LinkFix['to']): LinkFix[] => {
  const byTarget = Map.groupBy(links, ({ target }) => target.id)
  return [...byTarget].map(([target, some]) => ({
    target,
    in: [...new Map(some.map(({ source }) => [`${source.kind} ${source.id}`, source])).values()],
    to,
  }))
}

/** How many links the rows stand for: a target may be named several times in one place. */
export const countLinks = (links: Iterable<Link>): number =>
  [...links].reduce((sum, { occurrences }) => sum + occurrences.length, 0)

/** An address that links may lead to outside, with the scheme that was left out. */
export const addressIn = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(text)) return text
  if (/^[a-z][\w+.-]*:/i.test(text)) return undefined
  return text.includes('.') ? `https://${text}` : undefined
}
