/** What a script finds around itself in its process: nothing. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestRuntime } from '../../../testing/fixtures/script-runtime.ts'
import { scriptOf, testRuntime, withoutWorkerd } from '../../../testing/fixtures/script-runtime.ts'

describe.skipIf(withoutWorkerd !== undefined)(`the process of a script ${withoutWorkerd ?? ''}`, () => {
  let test: TestRuntime
  beforeAll(() => {
    test = testRuntime()
  })
  afterAll(() => test.close())

  const evaluate = async (expression: string, top = ''): Promise<unknown> => {
    const handler = `try { return Response.json({ value: (await (${expression})) ?? null }) }
      catch (error) { return Response.json({ error: String(error) }) }`
    const integration = (top + expression).replaceAll(/\W/g, '').slice(0, 60)
    return JSON.parse((await test.run(scriptOf(handler, top), {}, { integration })).text)
  }

  it('has no bindings and no environment', async () => {
    expect(await evaluate('Object.keys(env)')).toEqual({ value: [] })
    expect(await evaluate('Object.keys(process.env)', `import process from 'node:process'`)).toEqual({
      value: [],
    })
  })

  it.each(['/etc/passwd', '/proc/self/environ', '/proc/1/cmdline', './script.js', '../config.capnp'])(
    'does not read %s',
    async (path) => {
      const answer = await evaluate(`(await import('node:fs')).readFileSync(${JSON.stringify(path)}, 'utf8')`)
      expect(answer).toHaveProperty('error')
    },
  )

  it('writes nothing to the disk', async () => {
    const path = join(tmpdir(), `recto-script-${process.pid}`)
    await evaluate(`(await import('node:fs')).writeFileSync(${JSON.stringify(path)}, 'x')`)
    expect(existsSync(path)).toBe(false)
  })

  it.each([
    `(await import('node:child_process')).spawnSync('id').stdout.toString()`,
    `(await import('node:child_process')).execSync('id').toString()`,
    `process.kill(1, 0)`,
    `process.binding('spawn_sync')`,
    `new (await import('node:worker_threads')).Worker('x')`,
    `(await import('node:net')).connect({ path: '/socket' }).once('error', () => {}) && (() => { throw new Error('no') })()`,
  ])('starts no program and reaches no other one: %s', async (expression) => {
    expect(await evaluate(expression, `import process from 'node:process'`)).toHaveProperty('error')
  })

  it.each([`eval('1')`, `new Function('return 1')()`])('evaluates no text: %s', async (expression) => {
    expect(await evaluate(expression)).toHaveProperty('error')
  })

  it('shares nothing with another integration, and nothing with a later version', async () => {
    const source = scriptOf(
      `globalThis.count = (globalThis.count ?? 0) + 1; return new Response(String(globalThis.count))`,
    )
    const count = async (integration: string, version: number) =>
      (await test.run(source, {}, { integration, version })).text
    expect(await count('one', 1)).toBe('1')
    expect(await count('one', 1)).toBe('2')
    expect(await count('one', 2)).toBe('1')
    expect(await count('two', 1)).toBe('1')
  })

  it('lies in a folder that nobody else may enter, and runs as another user where the service is root', async () => {
    await test.run(scriptOf(''), {}, { integration: 'folder' })
    const { pid = 0 } = test.runtime.status().find(({ integration }) => integration === 'folder') ?? {}
    if (process.platform !== 'linux') return
    const config =
      readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        .split('\0')
        .find((word) => word.endsWith('.capnp')) ?? ''
    const folder = dirname(config)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(folder, 'cwd'))).toEqual([])
    expect(`${folder}/s`.length).toBeLessThan(100)
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
    if (process.getuid?.() === 0) {
      expect(uid).toBeGreaterThan(60_000)
      expect(statSync(folder).uid).toBe(uid)
    } else expect(uid).toBe(process.getuid?.())
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').replace(/^(PWD|OLDPWD|SHLVL|_)=[^\0]*\0/gm, '')).toBe(
      '',
    )
  })
})
