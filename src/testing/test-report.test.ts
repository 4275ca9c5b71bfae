import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import ErrorReporter from './error-reporter.ts'
import { root } from './processes/programs.ts'
import { readBrokenRun, readPlaywrightReport, readVitestReport } from './test-report.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name: join(root, name),
  status,
  message: status === 'failed' && tests.length === 0 ? 'Cannot find module' : '',
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: `is ${one}`,
    failureMessages:
      one === 'failed' ? ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at a.ts:1'] : [],
  })),
})
const vitest = (report: object) =>
  readVitestReport({
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...report,
  })

test('vitest: tests are counted as the report counts them', () => {
  const testResults = [
    file('a.test.ts', 'passed', 'passed', 'skipped'),
    file('b.test.ts', 'failed', 'failed', 'passed'),
  ]
  expect(
    vitest({ success: false, numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, testResults }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['b.test.ts › is failed: AssertionError: expected 1 to be 2'],
  })
})

test('vitest: a file that could not be imported is a failure', () => {
  const testResults = [file('a.test.ts', 'failed'), file('b.test.ts', 'passed', 'passed')]
  expect(vitest({ success: false, numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts: Cannot find module'],
  })
})

test('vitest: an error outside of every file is a failure', () => {
  expect(vitest({ success: false, numPassedTests: 3 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['an error outside of every test file'],
  })
})

test('a run that failed without a failed test says what was thrown outside of tests, or what was printed last', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const errors = join(folder, 'errors')
  const run = { code: 1, output: 'passed\n\u001b[31mcannot stop the server\u001b[39m\n' }
  expect(readBrokenRun(run, errors)).toEqual([
    'the runner ended with exit code 1: passed; cannot stop the server',
  ])

  vi.stubEnv('RECTO_TEST_ERRORS', errors)
  onTestFinished(() => void vi.unstubAllEnvs())
  new ErrorReporter().onTestRunEnd(
    [],
    [
      { message: 'closed\nby the server', VITEST_TEST_PATH: 'a.test.ts' },
      { message: 'read of null', stacks: [{ file: 'b.ts', line: 3, column: 1, method: '' }] },
    ],
  )
  expect(readBrokenRun(run, errors)).toEqual([
    'outside of every test › a.test.ts › closed',
    'outside of every test › read of null › b.ts:3',
  ])
})

test('playwright: flaky tests and errors outside of tests are failures, with the line and the locator', () => {
  const spec = (title: string, status: string, result: object = {}) => ({
    title,
    file: 'e2e/a.e2e.ts',
    line: 7,
    tests: [{ status, results: [result] }],
  })
  const message = [
    ...['\u001b[31mError\u001b[39m: expect(locator).toBeVisible() failed', ''],
    ...["Locator:  getByText('Saved')", 'Error: element(s) not found', '', 'Call log:', '  - waiting'],
  ].join('\n')
  const at = (path: string) => ({ file: join(root, path), line: 12 })
  const attachments = [
    { name: 'screenshot', path: '/r/a.png' },
    { name: 'error-context', path: '/r/a.md' },
  ]
  const suites = [
    {
      specs: [spec('reads', 'expected')],
      suites: [
        {
          specs: [
            spec('writes', 'unexpected', { error: { message, location: at('e2e/a.e2e.ts') }, attachments }),
            spec('invites', 'unexpected', { error: { location: at('e2e/second-person.ts') } }),
            spec('merges', 'flaky'),
          ],
        },
      ],
    },
  ]
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 4 }
  expect(readPlaywrightReport({ stats, suites, errors: [{ message: 'no worker' }] })).toEqual({
    passed: 5,
    failed: 4,
    skipped: 4,
    failures: [
      'outside of every journey: no worker',
      "e2e/a.e2e.ts:12 › writes: Error: expect(locator).toBeVisible() failed; Locator: getByText('Saved'); Error: element(s) not found",
      'e2e/a.e2e.ts:7 › e2e/second-person.ts:12 › invites',
      'e2e/a.e2e.ts:7 › merges',
    ],
    screens: ['/r/a.md'],
  })
})

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => readVitestReport({})).toThrow()
  expect(() => readPlaywrightReport({ stats: {} })).toThrow()
})
