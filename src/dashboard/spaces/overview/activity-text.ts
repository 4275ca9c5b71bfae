/** The activity of a space over the last thirty days as numbers and text. No UI. */
import type { SpaceHealth } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'

type Day = SpaceHealth['days'][number]

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "Nov 3". */
export const shortDay = ({ day }: Pick<Day, 'day'>): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** "Nov 3: 2 pages in 1 revision". */
export const dayText = (day: Day): string =>
  `${shortDay(day)}: ${
    day.revisions === 0
      ? 'no changes'
      : `${counted(day.pages, 'page')} in ${counted(day.revisions, 'revision')}`
  }`

/** In percent of the highest bar. A quiet day stays visible next to a busy one. */
export const barHeight = (pages: number, most: number): number =>
  pages === 0 ? 0 : Math.max(6, Math.round((100 * Math.sqrt(pages)) / Math.sqrt(Math.max(1, most))))

/** Totals of all days, and the number of pages changed on the busiest one. */
export const monthTotals = ({ days }: Pick<SpaceHealth, 'days'>) => {
  const sum = (name: 'revisions' | 'opened' | 'merged'): number =>
    days.reduce((total, day) => total + day[name], 0)
  return {
    revisions: sum('revisions'),
    opened: sum('opened'),
    merged: sum('merged'),
    most: Math.max(0, ...days.map(({ pages }) => pages)),
  }
}
