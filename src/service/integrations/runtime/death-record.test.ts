import { expect, it } from 'vitest'
import { DeathRecord } from './death-record.ts'

const script = { integration: 'bell', version: 1 }
const window = 1000

const recordWith = () => {
  const record = new DeathRecord({ deaths: 3, deathWindow: window })
  /** Three deaths; whether the last one refused the holder. */
  const kill = (holder: string, now = 0) =>
    [1, 2, 3].map(() => record.died(script, holder, now)).at(-1) === true
  return { record, kill }
}

it('refuses the holder whose events end the process, and nobody else', () => {
  const { record, kill } = recordWith()
  expect(kill('a')).toBe(true)
  expect(record.isRefused(script, 'a', 0)).toBe(true)
  expect(record.isRefused(script, 'b', 0)).toBe(false)
  expect(record.isRefused({ ...script, version: 2 }, 'a', 0)).toBe(false)
})

it('counts only deaths within the window', () => {
  const { record } = recordWith()
  const died = [0, 1, window + 1, window + 2, window + 3].map((now) => record.died(script, 'a', now))
  expect(died).toEqual([false, false, false, false, true])
})

it('refuses everybody once a script dies for three and answers no other', () => {
  const { record, kill } = recordWith()
  for (const holder of ['a', 'b', 'c']) kill(holder)
  expect(record.isRefused(script, 'd', 0)).toBe(true)
})

it('goes on for others as long as one of them gets answers', () => {
  const { record, kill } = recordWith()
  kill('a')
  record.answered(script, 'd', 1)
  kill('b')
  kill('c')
  expect(record.isRefused(script, 'e', 2)).toBe(false)
  expect(record.isRefused(script, 'e', window + 1)).toBe(true)
})

it('resumes one holder, and forgets an integration', () => {
  const { record, kill } = recordWith()
  kill('a')
  kill('b')
  record.resume('bell', 'a')
  expect(['a', 'b'].map((holder) => record.isRefused(script, holder, 0))).toEqual([false, true])
  record.forget('bell')
  expect(record.isRefused(script, 'b', 0)).toBe(false)
})
