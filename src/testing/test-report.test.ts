import { expect, test } from 'vitest'
import { join } from 'node:path'
import { root } from './processes/programs.ts'
import { readPlaywrightReport, readVitestReport } from './test-report.ts'

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
            spec('writes', 'unexpected', { error: { message, location: { line: 12 } }, attachments }),
            spec('merges', 'flaky'),
          ],
        },
      ],
    },
  ]
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }
  expect(readPlaywrightReport({ stats, suites, errors: [{ message: 'no worker' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 4,
    failures: [
      'outside of every journey: no worker',
      "e2e/a.e2e.ts:12 › writes: Error: expect(locator).toBeVisible() failed; Locator: getByText('Saved'); Error: element(s) not found",
      'e2e/a.e2e.ts:7 › merges',
    ],
    screens: ['/r/a.md'],
  })
})

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => readVitestReport({})).toThrow()
  expect(() => readPlaywrightReport({ stats: {} })).toThrow()
})
