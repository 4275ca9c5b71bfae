import type { InstallationJob } from '../../../client/types.gen.ts'
import { idIn } from '../../api/search-parameters.ts'

type JobState = InstallationJob['state']

/** Filters of the jobs. */
export interface InstallationSearch {
  readonly state?: JobState
  /** The name of a kind; one that no job has finds nothing. */
  readonly kind?: string
}

export const jobStates = ['pending', 'running', 'done', 'failed', 'cancelled'] as const satisfies JobState[]

/** Unknown values are dropped. */
export const installationSearch = (given: Record<string, unknown>): InstallationSearch => {
  const state = jobStates.find((name) => name === given['state'])
  const kind = idIn(given['kind'])
  return { ...(state !== undefined && { state }), ...(kind !== undefined && { kind }) }
}
