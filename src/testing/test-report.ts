import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from './processes/programs.ts'

/** Tests by result. A test that did not run is `skipped`; nothing is counted twice. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The content of a report: the counts, and each failed test with the first line of its message. */
export type Outcome = Counts & { failures: readonly string[] }

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Reads Vitest's JSON report. A file that failed as a whole (failed import, error in setup) has no failed test in the
 * report and counts as one failure; so does a run that failed outside any file.
 */
export function readVitestReport(report: unknown): Outcome {
  const read = vitestReport.parse(report)
  const failures = read.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    const name = relative(root, file.name)
    if (failed.length === 0) return file.status === 'failed' ? [described([name], file.message)] : []
    return failed.map((test) => described([name, test.fullName], test.failureMessages?.[0]))
  })
  if (failures.length === 0 && !read.success) failures.push('an error outside of every test file')
  return {
    passed: read.numPassedTests,
    failed: failures.length,
    skipped: read.numPendingTests + read.numTodoTests,
    failures,
  }
}

const reportedError = z.object({ message: z.string().optional() })

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ error: reportedError.optional() })) }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
  errors: z.array(reportedError),
})

/** Reads Playwright's JSON report. Flaky tests count as failed; each error outside of tests counts as one failure. */
export function readPlaywrightReport(report: unknown): Outcome {
  const { stats, suites, errors } = playwrightReport.parse(report)
  const failures = errors.map((error) => described(['outside of every journey'], error.message))
  for (const spec of suites.flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status !== 'unexpected' && test.status !== 'flaky') continue
      const error = test.results.find((result) => result.error !== undefined)?.error
      failures.push(described([`${spec.file}:${spec.line}`, spec.title], error?.message))
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures,
  }
}

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** One line: location, test name, and the first line of the message, without terminal colors. */
function described(place: readonly string[], message: string | undefined): string {
  const first =
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n', 1)[0] ?? ''
  return `${place.join(' › ')}${first === '' ? '' : `: ${first}`}`
}
