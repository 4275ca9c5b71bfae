import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError } from 'vitest/node'

/**
 * Writes what was thrown outside of tests to the file that `RECTO_TEST_ERRORS` names, a line each: Vitest fails the run
 * for it, but leaves it out of its JSON report.
 */
export default class ErrorReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env['RECTO_TEST_ERRORS']
    if (file === undefined || errors.length === 0) return
    const lines = errors.map(({ message, VITEST_TEST_PATH: path, stacks }) => {
      const [first = ''] = message.split('\n', 1)
      const at = stacks?.[0]
      return [path, first, at && `${at.file}:${at.line}`].filter(Boolean).join(' › ')
    })
    writeFileSync(file, lines.join('\n'))
  }
}
