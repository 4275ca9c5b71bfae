import { expect, test } from 'vitest'
import { breather } from './yield-to-requests.ts'

const workFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('long work in steps leaves turns to others, short work none', async () => {
  let turns = 0
  const count = (): void => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const breathe = breather()
  for (let step = 0; step < 1000; step += 1) await breathe()
  // None, unless the machine was busy otherwise.
  expect(turns).toBeLessThan(100)
  turns = 0
  for (let step = 0; step < 10; step += 1) {
    workFor(20)
    await breathe()
  }
  expect(turns).toBeGreaterThanOrEqual(9)
  clearImmediate(next)
})
