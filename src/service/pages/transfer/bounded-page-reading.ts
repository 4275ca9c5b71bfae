/** Reads the pages of a folder within the page limits, each with a time limit. */
import { Script } from 'node:vm'
import type { PageReading } from '../../../content/markdown/folders/read-page-text.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'
import { longestPageDescription, longestPageTitle } from '../../../contract/pages/schemas.ts'
import { cutText } from '../../../contract/wire/cut-text.ts'

/** A page within the limits takes a second or two, and several times as long on a busy machine. */
const mostMilliseconds = 30_000

const name = 'rectoTimedWork'
/**
 * Calls the global function of that name: only scripts, with everything they call, can be interrupted while running.
 */
const script = new Script(`globalThis.${name}()`)

/** Runs the work, or throws if it takes longer than the given milliseconds. For processes that serve no requests. */
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
  cut: {
    title: (text) => cutText(text, longestPageTitle),
    description: (text) => cutText(text, longestPageDescription),
  },
}
