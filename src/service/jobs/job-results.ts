/** What stands in the result of a job: what its work made, or why the same input will fail again. */
import type { ErrorReason } from '../../contract/operation/errors.ts'
import type { JobRow } from '../storage/schema/schema.ts'

/** The result of a job that failed with a reason. */
export const failedResult = (reason: ErrorReason): string => JSON.stringify({ reason })

/**
 * Whether a job has stored the result of its work: it may have been interrupted before it ended, and another attempt
 * needs nothing but this result.
 */
export const hasStoredResult = ({ result }: Pick<JobRow, 'result'>): boolean => {
  if (result === null) return false
  const value: unknown = JSON.parse(result)
  const isReason = value instanceof Object && Object.keys(value).join() === 'reason'
  return value !== null && !isReason
}
