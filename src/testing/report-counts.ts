import { z } from 'zod'

/** Tests by their end. A test that was not run is `skipped`; nothing is counted twice. */
export type Counts = { passed: number; failed: number; skipped: number }

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/**
 * Counts Vitest's JSON report. A file that failed as a whole (it could not be imported, its set-up threw) has no
 * failed test in the report and counts as one; so does a run that failed by an error outside any file.
 */
export function countVitest(report: unknown): Counts {
  const read = vitestReport.parse(report)
  const brokenFiles = read.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = read.numFailedTests + brokenFiles
  return {
    passed: read.numPassedTests,
    failed: failed === 0 && !read.success ? 1 : failed,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** Counts Playwright's JSON report. A flaky test has failed; errors outside of tests count one each. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
