/** One action on many change requests, one after the other, with what became of each. */
import { processError } from '../../api/process-error.ts'

export interface BulkResult<Resource> {
  readonly thing: Resource
  /** Why it did not work; undefined when it did. */
  readonly failure: string | undefined
}

/**
 * Runs `act` for each thing in its order and never stops at a failure. `progress` is called after each with all
 * results so far.
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
      // One at a time: each may move what the next one meets.
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
