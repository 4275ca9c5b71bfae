/** The pool and what decides about its use: results, questions, aborts, and work that never leaves the main thread. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { AsyncLocalStorage } from 'node:async_hooks'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../http/failure.ts'
import { bytesIn, compute } from './compute.ts'
import { Pool, poolLimits, ProcessEnded } from './pool.ts'
import { defineTask, inlineBytes } from './task.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string, run: string): URL => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `export const run = ${run}\n`)
  return pathToFileURL(path)
}
const poolOf = (limits: Partial<typeof poolLimits> = {}) => new Pool({ ...poolLimits, ...limits })
/** A pool whose processes have started, so that deadlines in these tests measure tasks only. */
const warm = async (limits: Partial<typeof poolLimits>) => {
  const pool = poolOf(limits)
  await pool.run(script('nothing', '() => 0'), 0, {})
  return pool
}

const hash = () =>
  script('hash', 'async (input, { load }) => [...(await load(input))].map(([k, v]) => [k, v[0]])')

test('runs a task, which may ask, in the context of whoever wanted it', async () => {
  const context = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const result = await context.run('mine', () =>
    poolOf().run(hash(), ['a', 'b'], {
      load: (names: readonly string[]) => {
        seen.push(context.getStore())
        return Promise.resolve(new Map(names.map((name, at) => [name, new Uint8Array([at + 7])])))
      },
    }),
  )
  expect(result).toEqual([
    ['a', 7],
    ['b', 8],
  ])
  expect(seen).toEqual(['mine'])
})

test('keeps compiled modules in the cache of the service, although it kills its processes', async () => {
  // Node keeps a folder for each version and set of flags.
  const cache = dirname(getCompileCacheDir() ?? '')
  const cached = () => readdirSync(cache, { recursive: true, encoding: 'utf8' })
  const known = new Set(cached())
  const word = `compiled-${crypto.randomUUID()}`
  const pool = poolOf({ idle: 0, keptMemory: 0 })
  expect(await pool.run(script('compiled', `() => word\nconst word = '${word}'`), 0, {})).toBe(word)
  await expect.poll(() => pool.size).toBe(0)
  const added = cached().filter((name) => !known.has(name) && !statSync(join(cache, name)).isDirectory())
  expect(added.some((name) => readFileSync(join(cache, name)).includes(word))).toBe(true)
})

test('passes failures on, of the task and of what it asked, as what they are', async () => {
  const pool = poolOf()
  const asking = pool.run(hash(), [], {
    load: () => Promise.reject(new Failure('not-found', 'Gone.', { details: [{ path: 'a', message: 'b' }] })),
  })
  await expect(asking).rejects.toMatchObject({
    reason: 'not-found',
    message: 'Gone.',
    details: [{ path: 'a', message: 'b' }],
  })
  const throwing = pool.run(script('throws', "() => { throw new TypeError('Broken.') }"), 0, {})
  await expect(throwing).rejects.toThrow('Broken.')
  await expect(pool.run(hash(), () => 0, {})).rejects.toThrow('could not be cloned')
  const late = script(
    'late',
    "() => new Promise(() => { setImmediate(() => { throw new TypeError('Thrown by a callback.') }) })",
  )
  await expect(pool.run(late, 0, {})).rejects.toThrow('Thrown by a callback.')
  expect(await pool.run(script('nothing', '() => 0'), 0, {})).toBe(0)
})

test('ends a task at its deadline and goes on with the next one', async () => {
  const pool = await warm({ workers: 1, deadline: 2000 })
  const endless = pool.run(script('endless', '() => { for (;;); }'), 0, {})
  const next = pool.run(script('nothing', '() => 0'), 0, {})
  await expect(endless).rejects.toMatchObject({ reason: 'too-large', status: 413 })
  expect(await next).toBe(0)
})

test('lets smaller tasks pass while large ones wait for each other', async () => {
  const pool = poolOf({ workers: 2 })
  const waits = script('waits', '(input, { wait }) => wait(input)')
  const ended: string[] = []
  const small = Promise.withResolvers<void>()
  const run = async (name: string, large: boolean, until: Promise<unknown> = Promise.resolve()) => {
    await pool.run(waits, name, { wait: () => until }, { large })
    ended.push(name)
  }
  const large = [run('first large', true, small.promise), run('second large', true)]
  await run('small', false)
  await run('another small', false)
  small.resolve()
  await Promise.all(large)
  expect(ended).toEqual(['small', 'another small', 'first large', 'second large'])
})

test('starts a large task when the one before has given its memory back', async () => {
  const pool = poolOf({ workers: 2 })
  // Its process cleans up for a while after the result is known.
  const slow = script(
    'slow',
    `() => {
      setImmediate(() => {
        for (const end = Date.now() + 300; Date.now() < end; );
      })
      return process.pid
    }`,
  )
  const first = await pool.run(slow, 0, {}, { large: true })
  const second = pool.run(slow, 0, {}, { large: true })
  expect(pool.size).toBe(1)
  expect(await second).toBe(first)
})

test('counts what a task computes towards its deadline, not how long it waits', async () => {
  const pool = await warm({ workers: 1, deadline: 1500 })
  const waiting = script('waiting', '(wait) => new Promise((done) => setTimeout(done, wait, "done"))')
  const ended = pool.run(waiting, 2000, {})
  const tooLong = pool.run(waiting, 60_000, {})
  if (process.platform === 'linux') expect(await ended).toBe('done')
  else await expect(ended).rejects.toMatchObject({ reason: 'too-large' })
  await expect(tooLong).rejects.toMatchObject({ reason: 'too-large' })
})

test('a process that is killed from outside fails its own task only', async () => {
  const pool = await warm({ workers: 1 })
  const killed = pool.run(script('killed', "() => process.kill(process.pid, 'SIGKILL')"), 0, {})
  const next = pool.run(script('nothing', '() => 0'), 0, {})
  await expect(killed).rejects.toThrow(ProcessEnded)
  await expect(killed).rejects.toThrow('ended with SIGKILL')
  expect(await next).toBe(0)
})

test('knows no secret of the environment', async () => {
  expect(await poolOf().run(script('environment', '() => process.env.PATH ?? null'), 0, {})).toBe(null)
})

test('ends a task that needs more memory than a process has, without harm to the service', async () => {
  const pool = poolOf({ workers: 1, heapMegabytes: 32 })
  // Builtins allocate where a thread's limit would terminate the whole service.
  for (const [name, grow] of [
    ['arrays', 'new Array(1000).fill(kept.length)'],
    ['parsed', `JSON.parse('[' + '{"a":[1]},'.repeat(1e5) + '0]')`],
  ] as const) {
    const grown = script(name, `() => { const kept = []; for (;;) kept.push(${grow}) }`)
    await expect(pool.run(grown, 0, {})).rejects.toMatchObject({ reason: 'too-large' })
  }
  expect(await pool.run(script('nothing', '() => 0'), 0, {})).toBe(0)
})

test.each([
  ['seen from here', {}],
  ['told by the process', { residentBytes: () => undefined }],
] as const)('ends a task whose memory outside of the heap grows, %s', async (_how, options) => {
  const pool = new Pool({ ...poolLimits, workers: 1, residentMegabytes: 200 }, options)
  const grow = script(
    'buffers',
    `async () => {
      const kept = []
      for (;;) {
        kept.push(Buffer.alloc(8 * 1024 ** 2, 1))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }`,
  )
  await expect(pool.run(grow, 0, {})).rejects.toMatchObject({ reason: 'too-large' })
  expect(await pool.run(script('nothing', '() => 0'), 0, {})).toBe(0)
})

test('ends a task that is not wanted any more, running or waiting, and goes on with the next one', async () => {
  const pool = poolOf({ workers: 1 })
  const endless = script('endless', '() => { for (;;); }')
  const [one, two] = [new AbortController(), new AbortController()]
  const running = pool.run(endless, 0, {}, { signal: one.signal })
  const waiting = pool.run(endless, 0, {}, { signal: two.signal })
  const next = pool.run(script('nothing', '() => 0'), 0, {})
  two.abort(new Error('Not wanted.'))
  await expect(waiting).rejects.toThrow('Not wanted.')
  one.abort(new Error('Not wanted either.'))
  await expect(running).rejects.toThrow('Not wanted either.')
  expect(await next).toBe(0)
})

test('never has more processes than it may, and refuses what would wait too long', async () => {
  const pool = poolOf({ workers: 1, waiting: 2 })
  const nothing = script('nothing', '() => 0')
  const wanted = [1, 2, 3, 4].map(() => pool.run(nothing, 0, {}))
  expect(pool.size).toBe(1)
  const ends = await Promise.allSettled(wanted)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(ends[3]).toMatchObject({ reason: { reason: 'not-ready', retryAfter: 5 } })
})

test('gives memory back: a process that has grown goes, and so does one without work', async () => {
  const pool = await warm({ keptMemory: 1 })
  await expect.poll(() => pool.size).toBe(0)
  const resting = await warm({ idle: 20 })
  expect(resting.size).toBe(1)
  await expect.poll(() => resting.size).toBe(0)
})

test('keeps one process without work, and no second', async () => {
  const pool = poolOf({ workers: 2, spare: 20 })
  const pid = script('pid', '() => process.pid')
  const [first, second] = await Promise.all([pool.run(pid, 0, {}), pool.run(pid, 0, {})])
  expect(first).not.toBe(second)
  await expect.poll(() => pool.size).toBe(1)
  expect([first, second]).toContain(await pool.run(pid, 0, {}))
})

test('keeps a process whose memory was garbage', async () => {
  const pool = poolOf({
    workers: 1,
    keptMemory: 120 * 1024 ** 2,
    heapMegabytes: 512,
    residentMegabytes: 1024,
  })
  const garbage =
    '() => { const all = []; for (let at = 0; at < 2e6; at += 1) all.push({ at }); return process.pid }'
  const first = await pool.run(script('garbage', garbage), 0, {})
  expect(await pool.run(script('pid', '() => process.pid'), 0, {})).toBe(first)
})

test('keeps a process that has loaded the modules of every task', async () => {
  const service = join(import.meta.dirname, '..')
  const tasks = readdirSync(service, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.task.ts'))
    .map((path) => pathToFileURL(join(service, path)).href)
  const load = 'async (modules) => { for (const one of modules) await import(one); return process.pid }'
  const pool = poolOf({ workers: 1 })
  const first = await pool.run(script('modules', load), tasks, {})
  expect(await pool.run(script('pid', '() => process.pid'), 0, {})).toBe(first)
})

const doubled = () => {
  const here: number[] = []
  const task = defineTask(
    'text',
    script('doubled', 'async (input, { load }) => `there ${(await load(input)).length}`'),
    () =>
      Promise.resolve({
        run: async (input: string, { load }: { load: (of: string) => Promise<string> }) => {
          here.push(input.length)
          return `here ${(await load(input)).length}`
        },
      }),
  )
  return { here, task }
}

test('small work stays here; large input, and small input that asks for much, does not', async () => {
  const { here, task } = doubled()
  const asks = { load: (of: string) => Promise.resolve(of + of) }
  expect(await compute(task, { input: 'x', asks })).toBe('here 2')
  const half = 'x'.repeat(inlineBytes.text / 2)
  expect(await compute(task, { input: half, asks })).toBe(`there ${2 * half.length}`)
  expect(here).toEqual([1, half.length])
  const large = 'x'.repeat(inlineBytes.text + 1)
  expect(await compute(task, { input: large, asks })).toBe(`there ${2 * large.length}`)
  expect(here).toHaveLength(2)
})

test('counts the answers of a question by its weight', async () => {
  const { task } = doubled()
  const load = (of: string) => Promise.resolve(of)
  const half = 'x'.repeat(inlineBytes.text / 2 + 1)
  const run = (weight: number) => compute(task, { input: half, asks: { load }, weights: { load: weight } })
  expect(await run(1)).toMatch(/^there /)
  expect(await run(1 / 2)).toMatch(/^here /)
  expect(await run(0)).toMatch(/^here /)
})

test('counts the bytes of lists, maps and objects, and those themselves', () => {
  expect(bytesIn('xy')).toBe(2)
  expect(bytesIn(new Map([['a', new Uint8Array(5)]]))).toBe(13)
  expect(bytesIn({ a: ['xy', { b: 'z' }], c: null, d: 3 })).toBe(27)
  expect(bytesIn(Array.from({ length: 10_000 }, () => []))).toBeGreaterThan(80_000)
})
