import { expect, it } from 'vitest'
import { DeathRecord } from './death-record.ts'

const script = { integration: 'bell', version: 1 }
const window = 1000

const recordWith = () => {
  let time = 0
  const record = new DeathRecord({ deaths: 3, deathWindow: window }, () => time)
  /** Three deaths; whether the last one refused the holder. */
  const kill = (holder: string) => [1, 2, 3].map(() => record.died(script, holder)).at(-1) === true
  const at = (now: number) => void (time = now)
  return { record, kill, at }
}

it('refuses the holder whose events end the process, and nobody else', () => {
  const { record, kill } = recordWith()
  expect(kill('a')).toBe(true)
  expect(record.isRefused(script, 'a')).toBe(true)
  expect(record.isRefused(script, 'b')).toBe(false)
  expect(record.isRefused({ ...script, version: 2 }, 'a')).toBe(false)
})

it('counts only deaths within the window', () => {
  const { record, at } = recordWith()
  const died = [0, 1, window + 1, window + 2, window + 3].map((now) => {
    at(now)
    return record.died(script, 'a')
  })
  expect(died).toEqual([false, false, false, false, true])
})

it('refuses everybody once a script dies for three and answers no other', () => {
  const { record, kill } = recordWith()
  for (const holder of ['a', 'b', 'c']) kill(holder)
  expect(record.isRefused(script, 'd')).toBe(true)
})

it('goes on for others as long as one of them gets answers', () => {
  const { record, kill, at } = recordWith()
  kill('a')
  at(1)
  record.answered(script, 'd')
  at(0)
  kill('b')
  kill('c')
  at(2)
  expect(record.isRefused(script, 'e')).toBe(false)
  at(window + 1)
  expect(record.isRefused(script, 'e')).toBe(true)
})

it('resumes one holder, and forgets an integration', () => {
  const { record, kill } = recordWith()
  kill('a')
  kill('b')
  record.resume('bell', 'a')
  expect(['a', 'b'].map((holder) => record.isRefused(script, holder))).toEqual([false, true])
  record.forget('bell')
  expect(record.isRefused(script, 'b')).toBe(false)
})

it('resumes a holder that was changed after its refusal, as another process resumed it', () => {
  const { record, kill, at } = recordWith()
  at(10)
  kill('a')
  expect([0, 10, 11].map((changed) => record.isRefused(script, 'a', changed))).toEqual([true, true, false])
  // Its deaths count anew.
  expect([1, 2, 3].map(() => record.died(script, 'a'))).toEqual([false, false, true])
  expect(record.isRefused(script, 'a', 10)).toBe(true)
})

it('lets a holder try again that was resumed while the script is refused for all', () => {
  const { record, kill, at } = recordWith()
  at(10)
  for (const holder of ['a', 'b', 'c']) kill(holder)
  expect([10, 11].map((changed) => record.isRefused(script, 'd', changed))).toEqual([true, false])
  at(20)
  kill('d')
  expect(record.isRefused(script, 'd', 11)).toBe(true)
})

it('refuses the integration itself, which nobody can resume, only for a while', () => {
  const { record, kill, at } = recordWith()
  kill('')
  at(window - 1)
  expect(record.isRefused(script, '')).toBe(true)
  at(window)
  expect(record.isRefused(script, '')).toBe(false)
  expect(record.died(script, '')).toBe(false)
})
