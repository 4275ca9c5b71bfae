import { afterEach, expect, test, vi } from 'vitest'
import { runSteps, type Step, type StepResult } from './steps.ts'

afterEach(() => vi.restoreAllMocks())

/** Runs fake steps and returns the exit code, the output, and the arguments each step got. */
async function outcomeOf(
  results: Record<string, StepResult & { needs?: string }>,
  args: readonly string[] = [],
) {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const given: Record<string, readonly string[]> = {}
  const steps = Object.entries(results).map(([name, result]): Step => ({
    name,
    ...(result.needs === undefined ? {} : { needs: result.needs }),
    run: async (own) => {
      given[name] = own
      return result
    },
  }))
  const code = await runSteps(steps, args)
  return { code, last: printed.at(-1), text: printed.join('\n'), given }
}

test('the last line sums the tests of all steps', async () => {
  const outcome = await outcomeOf({
    types: { ok: true },
    unit: { ok: true, counts: { passed: 40, failed: 0, skipped: 2 } },
    journeys: { ok: true, counts: { passed: 3, failed: 0, skipped: 0 } },
  })
  expect([outcome.code, outcome.last]).toEqual([0, '43 passed, 0 failed'])
  expect(outcome.text).toContain('2 not run at this size')
})

test('a failed step does not stop the others, and each is named', async () => {
  const outcome = await outcomeOf({
    lint: { ok: false, detail: 'a.ts: no-console' },
    unit: {
      ok: false,
      counts: { passed: 5, failed: 2, skipped: 0 },
      failures: ['a.test.ts › adds: 3 is not 2', 'b.test.ts › subtracts'],
    },
    journeys: { ok: true, counts: { passed: 1, failed: 0, skipped: 0 } },
  })
  // Lint has no tests: its failure counts as one.
  expect([outcome.code, outcome.last]).toEqual([1, '6 passed, 3 failed'])
  expect(outcome.text).toContain('a.ts: no-console')
  expect(outcome.text).toContain(
    'failed: lint, unit\n  a.test.ts › adds: 3 is not 2\n  b.test.ts › subtracts\n',
  )
})

test('a runner that broke counts as a failure although no test failed', async () => {
  const outcome = await outcomeOf({ unit: { ok: false, counts: { passed: 9, failed: 0, skipped: 0 } } })
  expect([outcome.code, outcome.last]).toEqual([1, '9 passed, 1 failed'])
})

test('arguments go to the last step alone', async () => {
  const { given } = await outcomeOf({ build: { ok: true }, journeys: { ok: true } }, ['--grep', 'merge'])
  expect(given).toEqual({ build: [], journeys: ['--grep', 'merge'] })
})

test('a step is not run, and has failed, without the one that it needs', async () => {
  const counts = { passed: 7, failed: 0, skipped: 0 }
  const blocked = await outcomeOf({ build: { ok: false }, journeys: { ok: true, counts, needs: 'build' } })
  expect([blocked.code, blocked.last, blocked.given]).toEqual([1, '0 passed, 2 failed', { build: [] }])
  const free = await outcomeOf({ build: { ok: true }, journeys: { ok: true, counts, needs: 'build' } })
  expect([free.code, free.last]).toEqual([0, '7 passed, 0 failed'])
})
