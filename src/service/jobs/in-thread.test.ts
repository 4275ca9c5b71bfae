/** Threads: what comes back, what is refused, what is thrown, and what is not wanted any more. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inThread, ThreadRefusal } from './in-thread.ts'

const side = pathToFileURL(join(import.meta.dirname, 'in-thread.ts')).href
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string, work: string): URL => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `import { serveThread } from ${JSON.stringify(side)}\n${work}`)
  return pathToFileURL(path)
}
const never = new AbortController().signal

test('gives back what the script makes, and tells how far it is', async () => {
  const told: string[] = []
  const sum = script(
    'sum',
    `await serveThread(({ numbers }, { progress }) => {
      numbers.forEach((_, at) => progress(at + 1, numbers.length))
      return numbers.reduce((a, b) => a + b, 0)
    })`,
  )
  const options = { signal: never, progress: (done: number, total: number) => told.push(`${done}/${total}`) }
  expect(await inThread(sum, { numbers: [1, 2, 3] }, options)).toBe(6)
  expect(told.at(-1)).toBe('3/3')
})

test('tells a reason for people from an error', async () => {
  const refuse = script(
    'refuse',
    `class Unfit extends Error {}
    await serveThread(({ unfit }) => { throw unfit ? new Unfit('Too large.') : new Error('Inside.') }, { refusals: [Unfit] })`,
  )
  const refused = await inThread(refuse, { unfit: true }, { signal: never }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ThreadRefusal)
  expect((refused as Error).message).toBe('Too large.')
  const failed = await inThread(refuse, { unfit: false }, { signal: never }).catch((error: unknown) => error)
  expect(failed).not.toBeInstanceOf(ThreadRefusal)
  expect((failed as Error).message).toBe('Inside.')
})

test('ends a thread that is not wanted any more, also one that never would', async () => {
  const endless = script('endless', 'await serveThread(() => { for (;;); })')
  const abort = new AbortController()
  const work = inThread(endless, {}, { signal: abort.signal })
  setTimeout(() => abort.abort(), 50)
  await expect(work).rejects.toThrow('cancelled')
  await expect(inThread(endless, {}, { signal: abort.signal })).rejects.toThrow()
})

test.runIf(process.platform === 'linux')('steps behind what the service does for requests', async () => {
  const own = getPriority()
  const told = script(
    'priority',
    `import { getPriority } from 'node:os'
    await serveThread(() => getPriority())`,
  )
  expect(await inThread(told, {}, { signal: never })).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(getPriority()).toBe(own)
})
