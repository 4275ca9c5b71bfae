import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './report-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const vitest = (report: object) =>
  countVitest({
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...report,
  })

test('vitest: tests are counted as the report counts them', () => {
  const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')]
  expect(
    vitest({ success: false, numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, testResults }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
  })
})

test('vitest: a file that could not be imported is a failure', () => {
  const testResults = [file('failed'), file('passed', 'passed')]
  expect(vitest({ success: false, numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test('vitest: an error outside of every file is a failure', () => {
  expect(vitest({ success: false, numPassedTests: 3 })).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('playwright: flaky tests and errors outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 }
  expect(countPlaywright({ stats, errors: [{ message: 'no worker' }] })).toEqual({
    passed: 5,
    failed: 4,
    skipped: 4,
  })
})

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => countVitest({})).toThrow()
  expect(() => countPlaywright({ stats: {} })).toThrow()
})
