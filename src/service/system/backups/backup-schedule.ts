/** When backups are due. Pure. */

const dayMilliseconds = 24 * 3600 * 1000

/** The latest time of day `at` (`HH:MM`, UTC) that is not after `now`. */
export const lastDue = (now: string, at: string): string => {
  const today = `${now.slice(0, 10)}T${at}:00.000Z`
  return today <= now ? today : new Date(Date.parse(today) - dayMilliseconds).toISOString()
}

/** The first time of day `at` after `now`. */
export const nextDue = (now: string, at: string): string =>
  new Date(Date.parse(lastDue(now, at)) + dayMilliseconds).toISOString()
