/** A problem whose place in the text has not been looked up yet. */
export interface FoundProblem {
  readonly code: string
  readonly message: string
  readonly pointer: string
  /** Where it is known without the pointer. */
  readonly offset?: number
}
