import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runCommand } from './programs.ts'

const node = (program: string) => [process.execPath, ['--input-type=module', '-e', program]] as const

test('a command answers with its code and all that it printed', async () => {
  const done = await runCommand(...node(`console.log('out'); console.error('err'); process.exitCode = 3`))
  expect(done).toMatchObject({ code: 3, timedOut: false })
  expect(done.output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('a command that cannot be started answers with the reason', async () => {
  const done = await runCommand('/no/such/program', [])
  expect(done.code).toBe(-1)
  expect(done.output).toMatch(/ENOENT/)
})

test('programs of the project run on the Node that runs this', async () => {
  const done = await runCommand('node', ['--print', 'process.version'])
  expect(done.output.trim()).toBe(process.version)
})

test.runIf(process.platform !== 'win32')(
  'the time limit ends a command with all that it started',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-processes-'))
    const beat = join(folder, 'beat')
    try {
      const heart = `setInterval(() => fs.writeFileSync(${JSON.stringify(beat)}, String(Date.now())), 10)`
      const program = `
      import { spawn } from 'node:child_process'
      spawn(process.execPath, ['-e', ${JSON.stringify(heart)}], { stdio: 'ignore' })
      setInterval(() => {}, 1000)`
      const done = await runCommand(...node(program), { limit: 1500 })
      expect(done).toMatchObject({ code: -1, timedOut: true })
      const last = readFileSync(beat, 'utf8')
      await sleep(200)
      expect(readFileSync(beat, 'utf8')).toBe(last)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
