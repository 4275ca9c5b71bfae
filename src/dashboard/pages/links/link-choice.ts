/** Links selected to be fixed together, and the requests for them. No UI. */
import type { Link, LinkFix } from '../../../client/types.gen.ts'

/** Unique key of a row in the report: target, kind of link, and source. */
export const linkKey = ({ target, source, relation }: Pick<Link, 'target' | 'source' | 'relation'>): string =>
  [target.id, relation, source.kind, source.id].join(' ')

/** One fix per target, limited to the selected places. `to` null removes the links. */
export const fixesFor = (links: Iterable<Link>, to: LinkFix['to']): LinkFix[] => {
  const byTarget = Map.groupBy(links, ({ target }) => target.id)
  return [...byTarget].map(([target, some]) => ({
    target,
    in: [...new Map(some.map(({ source }) => [`${source.kind} ${source.id}`, source])).values()],
    to,
  }))
}

/** Number of links behind the rows: a source may link to the same target several times. */
export const countLinks = (links: Iterable<Link>): number =>
  [...links].reduce((sum, { occurrences }) => sum + occurrences.length, 0)

/** An external URL, with the scheme added if it was left out. */
export const addressIn = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(text)) return text
  if (/^[a-z][\w+.-]*:/i.test(text)) return undefined
  return text.includes('.') ? `https://${text}` : undefined
}
