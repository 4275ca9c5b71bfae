/** What a change would do to access, as sentences. */
import type { AccessChange, AccessPreview, SiteAccessChanges } from '../../client/types.gen.ts'
import type { Role } from '../../contract/roles/roles.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`)
const sites = (count: number): string => (count === 1 ? '1 site' : `${count} sites`)

/** The totals: who gains, who loses, from whom something is hidden. */
export const totalsText = ({
  count,
  gain,
  lose,
  hidden,
  spaces: touched,
  sites: published,
}: Pick<AccessPreview, 'count' | 'gain' | 'lose' | 'hidden' | 'spaces' | 'sites'>): string => {
  if (count === 0) return 'No one’s access changes.'
  const parts = [
    ...(lose > 0
      ? [
          `${people(lose)} would lose permissions${hidden === 0 ? '' : `, and ${hidden === lose ? (lose === 1 ? 'lose access completely' : 'all of them would lose access to something completely') : `${hidden} of them would lose access to something completely`}`}`,
        ]
      : []),
    ...(gain > 0 ? [`${people(gain)} would gain permissions`] : []),
  ]
  const where = [...(touched > 0 ? [spaces(touched)] : []), ...(published > 0 ? [sites(published)] : [])]
  return `${parts.join('; ')}${touched + published > 1 ? `, on ${where.join(' and ')} in all` : ''}.`
}

/** The names of up to two sites, or their number. */
const siteNames = (count: number, titles: readonly string[]): string => {
  const [first, second] = titles
  if (count === 1 && first !== undefined) return `the site ${first}`
  return count === 2 && second !== undefined
    ? `the sites ${first} and ${second}`
    : `${sites(count)}${second === undefined ? '' : `, such as ${first} and ${second}`}`
}

const siteText = ({ gains, loses, hidden, first }: SiteAccessChanges): string[] => {
  // The first `loses` entries are the sites where the person loses an ability.
  const lost = first.slice(0, loses).map(({ title }) => title)
  const gained = first.slice(loses).map(({ title }) => title)
  return [
    ...(gains > 0 ? [`more on ${siteNames(gains, gained)}`] : []),
    ...(loses > 0
      ? [
          `less on ${siteNames(loses, lost)}${hidden === 0 ? '' : hidden === loses ? ', no access anymore' : `, no access to ${hidden} anymore`}`,
        ]
      : []),
  ]
}

/** What changes for one person. */
export const rowText = (
  { before, after, gains, loses, hidden, sites: onSites }: AccessChange,
  roleLabel: (role: Role | null) => string,
): string => {
  const step = before === after ? [] : [`${roleLabel(before)} → ${roleLabel(after)}`]
  // For a single space the step says everything.
  const counts =
    gains + loses <= 1 && step.length > 0 && hidden === 0
      ? []
      : [
          ...(gains > 0 ? [`more on ${spaces(gains)}`] : []),
          ...(loses > 0 ? [`less on ${spaces(loses)}`] : []),
          ...(hidden > 0 ? [hidden === loses ? 'no access anymore' : `no access to ${hidden} anymore`] : []),
        ]
  return [...step, ...counts, ...siteText(onSites)].join(', ')
}
