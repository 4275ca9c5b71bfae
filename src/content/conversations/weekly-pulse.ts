/** Counts by ISO week (from Monday), UTC. Times are milliseconds since 1970. */

export const weekLength = 7 * 24 * 60 * 60 * 1000
/** 1970 began on a Thursday; this is the Monday after. */
const firstMonday = 4 * 24 * 60 * 60 * 1000
const pulseWeeks = 13
const comparedWeeks = 4

/** The start of the week of a time. */
export const weekStart = (time: number): number =>
  Math.floor((time - firstMonday) / weekLength) * weekLength + firstMonday

/** Counts of `count` weeks from the one that begins at `first`. Other times, and those after `now`, count nowhere. */
const countsFrom = (times: readonly number[], first: number, count: number, now: number): number[] => {
  const counts = Array.from({ length: count }, () => 0)
  for (const time of times) {
    const at = Math.floor((time - first) / weekLength)
    if (time <= now && at >= 0 && at < count) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** When the first of the last 13 weeks begins. */
export const pulseStart = (now: number): number => weekStart(now) - (pulseWeeks - 1) * weekLength

/** Counts of the last 13 weeks, the current one last. Later and earlier times count nowhere. */
export const weeklyPulse = (times: readonly number[], now: number): number[] =>
  countsFrom(times, pulseStart(now), pulseWeeks, now)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Of a pulse: the last four full weeks and the four before. */
export const growthOf = (pulse: readonly number[]): { recent: number; former: number } => ({
  recent: sum(pulse.slice(-comparedWeeks - 1, -1)),
  former: sum(pulse.slice(-2 * comparedWeeks - 1, -comparedWeeks - 1)),
})

/** Counts of the four full weeks before the week of `at`, and of the full weeks after it until now, at most four. */
export const weeksAround = (
  times: readonly number[],
  at: number,
  now: number,
): { before: number[]; after: number[] } => {
  const middle = weekStart(at)
  const over = Math.round((weekStart(now) - middle) / weekLength) - 1
  return {
    before: countsFrom(times, middle - comparedWeeks * weekLength, comparedWeeks, now),
    after: countsFrom(times, middle + weekLength, Math.max(0, Math.min(comparedWeeks, over)), now),
  }
}
