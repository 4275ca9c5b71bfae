/** Processes of jobs: results, refusals, errors and aborts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../http/failure.ts'
import { inJobProcess, jobProcesses, refusedForGood } from './job-processes.ts'
import { JobFailure } from './job-queue.ts'

const side = pathToFileURL(join(import.meta.dirname, 'job-progress.ts')).href
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string, run: string): URL => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `import { progressOf } from ${JSON.stringify(side)}\nexport const run = ${run}\n`)
  return pathToFileURL(path)
}
const never = new AbortController().signal

test('return the result of the script, report progress, and exit', async () => {
  const told: string[] = []
  const sum = script(
    'sum',
    `async (numbers, asks) => {
      const tell = progressOf(asks)
      numbers.forEach((_, at) => tell(at + 1, numbers.length))
      return numbers.reduce((a, b) => a + b, 0) + await asks.more(1)
    }`,
  )
  const progress = (done: number, total: number) => told.push(`${done}/${total}`)
  const asks = { more: (one: number) => Promise.resolve(one + 1) }
  expect(await inJobProcess(sum, [1, 2, 3], asks, { signal: never, progress })).toBe(8)
  expect(told.at(-1)).toBe('3/3')
  await expect.poll(() => jobProcesses.size).toBe(0)
})

test('end at once when aborted, even if they would never finish', async () => {
  const endless = script('endless', '() => { for (;;); }')
  const abort = new AbortController()
  const work = inJobProcess(endless, {}, {}, { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('It was cancelled.')), 50)
  await expect(work).rejects.toThrow('cancelled')
  await expect.poll(() => jobProcesses.size).toBe(0)
  await expect(inJobProcess(endless, {}, {}, { signal: abort.signal })).rejects.toThrow('cancelled')
  await expect.poll(() => jobProcesses.size).toBe(0)
})

test('fails a job at once for a reason the user can fix, and retries anything else', async () => {
  const reason = (error: Error) => Promise.reject(error).catch(refusedForGood)
  await expect(reason(new Failure('too-large', 'Too large.'))).rejects.toBeInstanceOf(JobFailure)
  await expect(reason(new Failure('not-ready', 'Later.'))).rejects.not.toBeInstanceOf(JobFailure)
  await expect(reason(new Error('Inside.'))).rejects.not.toBeInstanceOf(JobFailure)
})

test('run at lower priority than requests', async () => {
  const own = getPriority()
  const path = join(folder, 'priority.mjs')
  writeFileSync(path, `import { getPriority } from 'node:os'\nexport const run = () => getPriority()\n`)
  const told = await inJobProcess(pathToFileURL(path), {}, {}, { signal: never })
  expect(told).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(getPriority()).toBe(own)
})
