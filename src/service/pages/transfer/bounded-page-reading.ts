/** How the pages of a folder are read: within the limits of pages, and each for a bounded time. */
import { Script } from 'node:vm'
import type { PageReading } from '../../../content/markdown/folders/read-page-text.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'

/** A page within the limits takes a second or two; on a busy machine, behind requests, several times as long. */
const mostMilliseconds = 30_000

const name = 'rectoTimedWork'
/** Calls what stands under that name: only scripts can be stopped while they run, with everything that they call. */
const script = new Script(`globalThis.${name}()`)

/** Does the work, or throws when it takes longer than so many milliseconds. For processes that serve no requests. */
export const inTime = <Result>(milliseconds: number, work: () => Result): Result => {
  const globals = globalThis as { [name]?: () => Result }
  globals[name] = work
  try {
    return script.runInThisContext({ timeout: milliseconds }) as Result
  } finally {
    delete globals[name]
  }
}

export const pageReading: PageReading = {
  limits: pageLimits,
  inTime: (work) => inTime(mostMilliseconds, work),
}
