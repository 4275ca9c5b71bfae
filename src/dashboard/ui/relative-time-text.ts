/** Relative times as text, and when the text changes next. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** Both times in milliseconds since 1970. Less than 45 seconds in either direction is "just now". */
export const relativeText = (then: number, now: number, locale = 'en'): string => {
  const distance = then - now
  if (Math.abs(distance) < 45_000) return 'just now'
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  for (const [unit, length] of units) {
    // From nine tenths of a unit on, the larger unit reads better: "1 hour ago", not "58 minutes ago".
    if (Math.abs(distance) >= length * 0.95) {
      return format.format(Math.sign(distance) * Math.max(1, Math.floor(Math.abs(distance) / length)), unit)
    }
  }
  return format.format(Math.sign(distance), 'minute')
}

/** "2 minutes", for a wait; rounded up, at least a second. */
export const waitText = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`
  const minutes = Math.ceil(whole / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** "1:27" for a wait that counts down on the screen. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
