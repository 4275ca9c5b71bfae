/** How many processes there are, how long, and that none is left. */
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { TestRuntime } from '../../../testing/fixtures/script-runtime.ts'
import { failureOf, scriptOf, testRuntime, withoutWorkerd } from '../../../testing/fixtures/script-runtime.ts'
import { root, startProgram } from '../../../testing/processes/programs.ts'
import type { RuntimeOptions } from './integration-runtime.ts'
import { runtimeFolderPrefix } from './left-folders.ts'

const source = scriptOf(`await new Promise((resolve) => setTimeout(resolve, event.time ?? 0))`)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // One that has ended and whose parent has not asked why yet is still listed.
  return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
}

const only = <Item>(items: readonly Item[]): Item => {
  const [first] = items
  if (first === undefined || items.length > 1) throw new Error(`${items.length} items instead of one`)
  return first
}

describe.skipIf(withoutWorkerd !== undefined)(`processes of scripts ${withoutWorkerd ?? ''}`, () => {
  let test: TestRuntime
  const start = (limits: RuntimeOptions['limits'] = {}) => {
    test = testRuntime({ limits })
  }
  afterEach(() => test.close())
  const run = (integration: string, time = 0) => test.run(source, { time }, { integration })
  const names = () => test.runtime.status().map(({ integration }) => integration)

  it('are twelve at most: the one used least recently goes', async () => {
    start()
    for (let n = 1; n <= 12; n += 1) await run(`i${n}`)
    expect(names()).toHaveLength(12)
    await run('i1')
    await run('i13')
    expect(names()).toHaveLength(12)
    expect(names()).toContain('i1')
    expect(names()).not.toContain('i2')
  })

  it('are not more when many start at once, and none is lost for it', async () => {
    start({ processes: 3 })
    let most = 0
    const looking = setInterval(() => (most = Math.max(most, names().length)), 5)
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => run(`i${n}`, 50)))
    clearInterval(looking)
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => 'OK'))
    expect(most).toBe(3)
  })

  it('do not end while they are busy, unless all are', async () => {
    start({ processes: 2 })
    const slow = run('slow', 1500)
    await run('idle')
    await run('next')
    expect(names()).toEqual(['slow', 'next'])
    expect(test.runtime.status()[0]).toMatchObject({ integration: 'slow', busy: 1 })
    const busy = run('next', 1500)
    await sleep(100)
    const lost = failureOf(slow)
    expect((await run('last')).text).toBe('OK')
    expect(await lost).toEqual({
      reason: 'died',
      message: 'The process of the script was ended by the service.',
    })
    expect((await busy).text).toBe('OK')
    expect(test.paused).toEqual([])
  })

  it('end when they were idle for long enough, and are started again', async () => {
    start({ idle: 200 })
    await run('a')
    const { pid, memory, startedAt } = only(test.runtime.status())
    expect(memory).toBeGreaterThan(2 ** 20)
    expect(Date.now() - Date.parse(startedAt)).toBeLessThan(5000)
    await run('a', 400)
    expect(test.runtime.status()[0]?.pid).toBe(pid)
    await expect.poll(names).toEqual([])
    expect(isAlive(pid)).toBe(false)
    expect((await run('a')).text).toBe('OK')
  })

  it('keep their connections without losing an event to one that was closed', async () => {
    start()
    await run('a')
    // The process closes a connection that was idle for five seconds.
    await sleep(5500)
    expect((await run('a')).text).toBe('OK')
  }, 30_000)

  it('are started again after they were killed from outside', async () => {
    start()
    await run('a')
    const work = failureOf(run('a', 5000))
    await sleep(100)
    process.kill(test.runtime.status()[0]?.pid ?? 0, 'SIGKILL')
    expect(await work).toEqual({ reason: 'died', message: 'The process of the script ended unexpectedly.' })
    expect((await run('a')).text).toBe('OK')
  })

  it('of one integration are stopped: events in progress may finish, for a moment', async () => {
    start({ grace: 500 })
    await Promise.all([run('a'), run('b'), test.run(source, {}, { integration: 'a', version: 2 })])
    const [short, long] = [run('a', 200), failureOf(run('a', 5000))]
    await sleep(100)
    await test.runtime.stop('a')
    expect(names()).toEqual(['b'])
    expect((await short).text).toBe('OK')
    expect(await long).toMatchObject({ reason: 'died' })
    expect(test.paused).toEqual([])
  })

  it('run no event of an integration that has the name of a former one', async () => {
    start()
    const answer = async (since: string) => {
      const load = () => Promise.resolve(scriptOf(`return new Response('${since}')`))
      const { body } = await test.runtime.dispatch({
        script: { integration: 'a', version: 1, since, load },
        ...{ event: {}, environment: {}, answerWithin: 10_000 },
      })
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      return Buffer.concat(chunks).toString()
    }
    // Another process of the service unpublished the former one, so that its script still runs here.
    expect(await answer('former')).toBe('former')
    expect(await answer('new')).toBe('new')
    await test.runtime.stop('a')
    expect(names()).toEqual([])
  })

  it('end with the service, however it ends', async () => {
    start()
    const fixture = join(root, 'src/testing/fixtures/script-runtime.ts')
    const program = `const { testRuntime, scriptOf } = await import(${JSON.stringify(fixture)})
      const test = testRuntime()
      await test.run(scriptOf(''))
      console.log(test.runtime.status()[0].pid)
      setInterval(() => {}, 1000)`
    const folder = mkdtempSync(join(tmpdir(), 'recto-killed-'))
    chmodSync(folder, 0o755)
    const service = startProgram(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { TMPDIR: folder },
    })
    const pid = await new Promise<number>((resolve) =>
      service.stdout?.once('data', (text) => resolve(Number(text))),
    )
    expect(isAlive(pid)).toBe(true)
    service.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    rmSync(folder, { recursive: true, force: true })
  })

  it('leave no process, no socket and no file when the runtime is closed', async () => {
    start()
    // Other tests start runtimes of their own at the same time.
    const folders = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(runtimeFolderPrefix(process.pid)))
    const rootsBefore = folders()
    await Promise.all([run('a'), run('b')])
    const starting = failureOf(run('c'))
    const pids = test.runtime.status().map(({ pid }) => pid)
    await test.runtime.close()
    expect(pids.filter(isAlive)).toEqual([])
    expect(test.runtime.status()).toEqual([])
    expect(await starting).toMatchObject({ reason: expect.stringMatching(/died|unavailable|none/) })
    expect(folders().filter((name) => !rootsBefore.includes(name))).toEqual([])
    expect(await failureOf(run('a'))).toMatchObject({ reason: 'unavailable' })
    expect(pids).toHaveLength(2)
  })
})
