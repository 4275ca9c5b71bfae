import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './processes/chromium.ts'
import { root, runCommand, type Outcome as CommandOutcome } from './processes/programs.ts'
import {
  readBrokenRun,
  readPlaywrightReport,
  readVitestReport,
  type Counts,
  type Outcome,
} from './test-report.ts'

/**
 * The result of a step. `counts` and `failures` (a line for each failed test) only for steps that run tests; `detail`
 * is printed below a failed step.
 */
export type StepResult = { ok: boolean; detail?: string; counts?: Counts; failures?: readonly string[] }

export type Step = {
  name: string
  run: (args: readonly string[]) => Promise<StepResult>
  /**
   * The name of an earlier step that must succeed, since this one would otherwise test stale output; it then fails
   * without running.
   */
  needs?: string
}

const minute = 60_000

/** Where a run counts as hung, in milliseconds: more than twice what it takes on two idle cores. */
const runnerLimit = 50 * minute

/** A tool of the project, by the file that Node runs: no shell, no PATH lookup, always the pinned Node. */
function tool(...path: string[]): string {
  return join(root, 'node_modules', ...path)
}

async function quiet(args: readonly string[], limit: number): Promise<StepResult> {
  const done = await runCommand(process.execPath, args, { limit })
  if (done.code === 0) return { ok: true }
  const late = done.timedOut ? `stopped after ${limit / minute} minutes\n` : ''
  return { ok: false, detail: `${done.output}${late}` }
}

const types: Step = {
  name: 'types',
  run: () =>
    quiet([tool('typescript', 'bin', 'tsc'), '-p', '.', '--noEmit', '--pretty', 'false'], 5 * minute),
}

const lint: Step = {
  name: 'lint',
  run: () =>
    quiet(
      [
        tool('oxlint', 'bin', 'oxlint'),
        '--type-aware',
        '--deny-warnings',
        '--report-unused-disable-directives',
        '.',
      ],
      5 * minute,
    ),
}

const format: Step = {
  name: 'format',
  run: () => quiet([tool('oxfmt', 'bin', 'oxfmt'), '--check', 'src', 'e2e'], 5 * minute),
}

/** Every export is imported somewhere; entries and what is generated are listed in `knip.json`. */
const unused: Step = {
  name: 'unused exports',
  run: () => quiet([tool('knip', 'bin', 'knip.js'), '--no-progress'], 5 * minute),
}

/** Vitest on both stores. A run without a report has failed, whatever its exit code. */
const unit: Step = {
  name: 'unit and service tests',
  run: (args) =>
    counted(readVitestReport, async (report) => {
      const reporters = ['minimal', 'json', './src/testing/error-reporter.ts'].map(
        (name) => `--reporter=${name}`,
      )
      return runCommand(
        process.execPath,
        [tool('vitest', 'vitest.mjs'), 'run', ...reporters, `--outputFile.json=${report}`, ...args],
        {
          env: { RECTO_TEST_ERRORS: `${report}${errorsSuffix}` },
          limit: process.env['RECTO_LONG'] === '1' ? 24 * 60 * minute : runnerLimit,
          show: true,
        },
      )
    }),
}

const build: Step = {
  name: 'build of the dashboard',
  run: () => quiet([tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], 5 * minute),
}

const journeys: Step = {
  name: 'browser journeys',
  needs: build.name,
  run: (args) =>
    counted(readPlaywrightReport, async (report) => {
      const browser = await findChromium((line) => console.log(`  ${line}`))
      return runCommand(
        process.execPath,
        [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json', ...args],
        {
          env: { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          limit: process.env['RECTO_LONG'] === '1' ? 6 * 60 * minute : runnerLimit,
          show: true,
        },
      )
    }),
}

/**
 * Runs a test runner with a temporary file for its JSON report, and trusts the report instead of the printed output.
 */
async function counted(
  read: (report: unknown) => Outcome,
  run: (report: string) => Promise<CommandOutcome>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-report-'))
  const report = join(folder, 'report.json')
  try {
    const done = await run(report)
    if (done.timedOut) return { ok: false, detail: 'stopped at its time limit\n' }
    if (!existsSync(report)) return { ok: false, detail: 'ended without a report\n' }
    const { failures, screens = [], ...counts } = read(JSON.parse(readFileSync(report, 'utf8')))
    const none = counts.passed + counts.failed === 0
    const detail = none ? 'ran no test\n' : screens.slice(0, mostScreens).map(screenText).join('\n')
    return {
      ok: done.code === 0 && counts.failed === 0 && !none,
      counts,
      failures:
        done.code === 0 || failures.length > 0 ? failures : readBrokenRun(done, `${report}${errorsSuffix}`),
      ...(detail !== '' && { detail }),
    }
  } catch (error) {
    return { ok: false, detail: `${error instanceof Error ? error.message : String(error)}\n` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Added to the path of a report: the file of what was thrown outside of tests. */
const errorsSuffix = '.errors'

/** Failed journeys whose screen is printed: when many fail, they fail for one reason. */
const mostScreens = 3
const mostScreenLines = 60

/** What the browser showed when a journey failed, as the outline of its elements: of a long one, the main part. */
function screenText(path: string): string {
  if (!existsSync(path)) return ''
  const [, shown = ''] = readFileSync(path, 'utf8').split(/^# Page snapshot$/m)
  const lines = shown.trim().split('\n')
  const main = lines.findIndex((line) => /^ *- main\b/.test(line))
  const first = lines.length > mostScreenLines && main !== -1 ? main : 0
  return lines.slice(first, first + mostScreenLines).join('\n')
}

/** The steps of `npm run check`: all that need no browser. */
export const checkSteps: readonly Step[] = [types, lint, format, unused, unit]

/** The steps of `npm test`: the check, then end-to-end tests of the built dashboard. */
export const allSteps: readonly Step[] = [...checkSteps, build, journeys]

/** The steps that `--only NAME` selects. */
export const selections: Readonly<Record<string, readonly Step[]>> = {
  types: [types],
  lint: [lint],
  format: [format],
  unused: [unused],
  unit: [unit],
  e2e: [build, journeys],
}

/**
 * Runs every step, even after a failed one, with a heading and a time for each. Then prints the failed steps with the
 * names of their failed tests, and `N passed, M failed` as the last line. A step that failed without a failed test
 * (types, a broken runner) counts as one failure, so that a failed run never reports 0. Returns the exit code.
 */
export async function runSteps(steps: readonly Step[], args: readonly string[] = []): Promise<number> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const failed: string[] = []
  const failures: string[] = []
  for (const [index, step] of steps.entries()) {
    const heading = `[${index + 1}/${steps.length}] ${step.name}`
    console.log(heading)
    const begun = performance.now()
    // Arguments belong to the test runner, which is the last step of each selection.
    const own = index === steps.length - 1 ? args : []
    const blocked = step.needs !== undefined && failed.includes(step.needs)
    const result = blocked ? { ok: false, detail: `not run without: ${step.needs}` } : await step.run(own)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (result.detail !== undefined) console.log(result.detail.trimEnd())
    console.log(`${heading}: ${result.ok ? 'ok' : 'FAILED'}, ${seconds} s`)
    total.passed += result.counts?.passed ?? 0
    total.skipped += result.counts?.skipped ?? 0
    total.failed += result.counts?.failed ?? 0
    failures.push(...(result.failures ?? []))
    if (!result.ok) {
      failed.push(step.name)
      if ((result.counts?.failed ?? 0) === 0) total.failed += 1
    }
  }
  if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`)
  for (const failure of failures) console.log(`  ${failure}`)
  if (total.skipped > 0) console.log(`${total.skipped} not run at this size`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return failed.length === 0 ? 0 : 1
}
