/** Dates on sites. */

// One per site language: creating one took a quarter of the time of printing a page.
const calendars = new Map<string, Intl.DateTimeFormat>()

/**
 * A day in a language, in UTC: independent of the clock and time zone of the machine. Undefined for what is no ISO 8601
 * date. `language`: a BCP 47 tag.
 */
export const dayText = (iso: string, language: string): string | undefined => {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return undefined
  const calendar =
    calendars.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  calendars.set(language, calendar)
  return calendar.format(date)
}
