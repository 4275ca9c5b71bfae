import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readOutput } from './script-output.ts'

const mark = '6f0c2a52'
const logLine = (message: string): string => `${JSON.stringify({ timestamp: 1, level: 'log', message })}\n`

const reading = () => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const logs: string[] = []
  const rest = readOutput({ stdout, stderr }, { mark, onLogs: (json) => logs.push(json) })
  const write = async (...texts: string[]) => {
    for (const text of texts) {
      stdout.write(text)
      await turn()
    }
  }
  return { logs, rest, write, stderr }
}

it('tells the logs of finished events from what the script writes, however the output is cut', async () => {
  const whole = logLine('before') + logLine(`${mark}[["id",[]]]`) + logLine('"after"')
  for (let cut = 1; cut < whole.length; cut += 1) {
    const { logs, rest, write } = reading()
    await write(whole.slice(0, cut), whole.slice(cut))
    expect(logs).toEqual(['[["id",[]]]'])
    expect(rest().trimEnd().split('\n')).toEqual([logLine('before').trim(), logLine('"after"').trim()])
  }
})

it('finds the logs behind something without an end of line, and keeps a line that is none', async () => {
  const { logs, rest, write } = reading()
  await write(`{"half": ${logLine(`${mark}[1]`)}`, `not JSON ${mark}\n`, 'unfinished')
  expect(logs).toEqual(['[1]'])
  expect(rest()).toContain('unfinished')
  expect(rest()).toContain('not JSON')
})

it('keeps the last 64 KB, of both streams', async () => {
  const { rest, write, stderr } = reading()
  for (let at = 0; at < 10; at += 1) await write(`${String(at).repeat(20_000)}\n`)
  stderr.write('an error')
  await turn()
  expect(rest().length).toBe(64 * 1024)
  expect(rest().endsWith('9\nan error')).toBe(true)
  expect(rest()).not.toContain('5')
})
