/** Runs one action on many resources in sequence and collects the results. */
import { processError } from './process-error.ts'

export interface BulkResult<Resource> {
  readonly item: Resource
  /** Why it failed; undefined on success. */
  readonly failure: string | undefined
}

/**
 * Runs `act` for each item in order and does not stop at failures. `progress` is called after each with all results so
 * far.
 */
export const runBulk = async <Resource>(
  items: readonly Resource[],
  action: (item: Resource) => Promise<unknown>,
  progress: (results: readonly BulkResult<Resource>[]) => void,
): Promise<readonly BulkResult<Resource>[]> => {
  const results: BulkResult<Resource>[] = []
  for (const item of items) {
    let failure: string | undefined
    try {
      // In sequence: each can change what the next one works on.
      await action(item)
    } catch (error) {
      const { title, what } = processError(error)
      failure = what === '' ? title : what
    }
    results.push({ item, failure })
    progress([...results])
  }
  return results
}
