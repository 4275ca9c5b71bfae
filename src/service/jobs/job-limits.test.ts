/** What one job may use, in numbers: half of either would refuse real imports, twice as much would not protect the machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inJobProcess, jobProcesses } from './job-processes.ts'

/** Milliseconds that every process has computed, as the pool sees it. */
const usage = vi.hoisted(() => ({ milliseconds: 0 }))
vi.mock('../computing/process-usage.ts', async (original) => ({
  ...(await original<object>()),
  processorTime: () => usage.milliseconds,
}))

const minute = 60_000
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-limits-'))
})
afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string, text: string): URL => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, text)
  return pathToFileURL(path)
}
const never = new AbortController().signal

test('the heap of a job holds a gigabyte', async () => {
  const heap = script(
    'heap',
    `import { getHeapStatistics } from 'node:v8'\nexport const run = () => getHeapStatistics().heap_size_limit`,
  )
  const megabytes = (await inJobProcess<number>(heap, {}, {}, { signal: never })) / 1024 ** 2
  // The young generation is added to the limit.
  expect(megabytes).toBeGreaterThanOrEqual(1024)
  expect(megabytes).toBeLessThan(1100)
})

test('a job may compute for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  usage.milliseconds = 0
  let started = () => {}
  const running = new Promise<void>((resolve) => (started = resolve))
  const work = inJobProcess(
    script('waiting', 'export const run = (_input, asks) => asks.wait(0)'),
    {},
    { wait: () => (started(), new Promise(() => undefined)) },
    { signal: never },
  )
  const outcome = work.then(
    () => 'done',
    (error: Error) => error.message,
  )
  await running
  const compute = async (minutes: number): Promise<void> => {
    for (let at = 0; at < minutes; at += 1) {
      usage.milliseconds += minute
      await vi.advanceTimersByTimeAsync(minute)
    }
  }
  await compute(14)
  expect(jobProcesses.size).toBe(1)
  await compute(2)
  expect(jobProcesses.size).toBe(0)
  expect(await outcome).toContain('This needs more time')
})
