import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from './processes/programs.ts'

/** Tests by result. A test that did not run is `skipped`; nothing is counted twice. */
export type Counts = { passed: number; failed: number; skipped: number }

/**
 * The content of a report: the counts, a line for each failed test that says what it expected, and the files that
 * describe what the browser showed then.
 */
export type Outcome = Counts & { failures: readonly string[]; screens?: readonly string[] }

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

const mostLastLines = 12

/**
 * Why a runner failed although every test passed, a line each: what the file `errors` says was thrown outside of tests,
 * or else what the runner printed last.
 */
export function readBrokenRun(run: { code: number; output: string }, errors: string): string[] {
  if (existsSync(errors)) {
    const lines = readFileSync(errors, 'utf8').split('\n')
    return lines.map((line) => `outside of every test › ${line}`)
  }
  const last = stripVTControlCharacters(run.output).trimEnd().split('\n').slice(-mostLastLines)
  return [`the runner ended with exit code ${run.code}: ${last.join('; ')}`]
}

/** Lines of a message that are printed: more than these quote the page. */
const mostLines = 8

const reportedError = z.object({
  message: z.string().optional(),
  /** Of the call that failed. */
  location: z.object({ file: z.string(), line: z.number() }).optional(),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          error: reportedError.optional(),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
        }),
      ),
    }),
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
  const failures = errors.map((error) => described(['outside of every journey'], expectation(error.message)))
  const screens: string[] = []
  for (const spec of suites.flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status !== 'unexpected' && test.status !== 'flaky') continue
      const { error, attachments = [] } = test.results.find((result) => result.error !== undefined) ?? {}
      const screen = attachments.find(({ name }) => name === 'error-context')?.path
      if (screen !== undefined) screens.push(screen)
      failures.push(described([placeOf(spec, error), spec.title], expectation(error?.message)))
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures,
    screens,
  }
}

/** The line of the journey that failed, or its first line and the line of the shared file that failed for it. */
function placeOf(
  { file, line }: z.infer<typeof playwrightSpec>,
  error?: z.infer<typeof reportedError>,
): string {
  const at = error?.location
  if (at === undefined) return `${file}:${line}`
  return at.file.endsWith(`/${file}`)
    ? `${file}:${at.line}`
    : `${file}:${line} › ${relative(root, at.file)}:${at.line}`
}

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/**
 * Playwright's message on one line: which locator was expected to be what, and why it was not. Nobody can ask a machine
 * that is gone for the rest.
 */
function expectation(message = ''): string {
  const [said = ''] = stripVTControlCharacters(message).split(/^Call log:/m, 1)
  return said
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .join('; ')
}

/** One line: location, test name, and the first line of the message, without terminal colors. */
function described(place: readonly string[], message: string | undefined): string {
  const first =
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n', 1)[0] ?? ''
  return `${place.join(' › ')}${first === '' ? '' : `: ${first}`}`
}
