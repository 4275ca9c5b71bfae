/** Runs one action on many change requests in sequence and collects the results. */
import { processError } from '../../api/process-error.ts'

export interface BulkResult<Resource> {
  readonly thing: Resource
  /** Why it failed; undefined on success. */
  readonly failure: string | undefined
}

/**
 * Runs `act` for each item in order and does not stop at failures. `progress` is called after each with all results so
 * far.
 */
export const runBulk = async <Resource>(
  things: readonly Resource[],
  act: (thing: Resource) => Promise<unknown>,
  progress: (results: readonly BulkResult<Resource>[]) => void,
): Promise<readonly BulkResult<Resource>[]> => {
  const results: BulkResult<Resource>[] = []
  for (const thing of things) {
    let failure: string | undefined
    try {
      // In sequence: each can change what the next one works on.
      await act(thing)
    } catch (error) {
      const { title, what } = processError(error)
      failure = what === '' ? title : what
    }
    results.push({ thing, failure })
    progress([...results])
  }
  return results
}
