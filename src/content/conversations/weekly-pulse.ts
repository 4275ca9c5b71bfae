/** Counts by ISO week (from Monday), UTC. Times are milliseconds since 1970. */

/** The start of the week of a time. */
export const weekStart = (_time: number): number => {
  throw new Error('not implemented')
}

/** Counts of the last 13 weeks, the current one last. Later and earlier times count nowhere. */
export const weeklyPulse = (_times: readonly number[], _now: number): number[] => {
  throw new Error('not implemented')
}

/** Of a pulse: the last four full weeks and the four before. */
export const growthOf = (_pulse: readonly number[]): { recent: number; former: number } => {
  throw new Error('not implemented')
}

/** Counts of the four full weeks before the week of `at`, and of the full weeks after it until now, at most four. */
export const weeksAround = (
  _times: readonly number[],
  _at: number,
  _now: number,
): { before: number[]; after: number[] } => {
  throw new Error('not implemented')
}
