/** When the URL of a specification is fetched next. */
import { createHash } from 'node:crypto'

const hour = 3600_000
const interval = 6 * hour
/** Specifications are spread over half an hour before and after, so that they are not all fetched at once. */
const spread = hour
/** Milliseconds to wait after the first, second and every further failure in a row. */
const delaysAfterFailures = [interval, 12 * hour, 24 * hour]

/** After so many failures in a row the creator is notified, once. */
export const failuresBeforeNotice = 3

/** Between -30 and +30 minutes, always the same for the same specification. */
const offsetOf = (spec: string): number =>
  (createHash('sha256').update(spec).digest().readUInt32BE() / 2 ** 32 - 0.5) * spread

export const nextCheck = (now: string, spec: string, failures: number): string => {
  const delay = delaysAfterFailures[Math.min(failures, delaysAfterFailures.length) - 1] ?? interval
  return new Date(Date.parse(now) + delay + offsetOf(spec)).toISOString()
}
