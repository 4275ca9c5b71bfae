import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('limits concurrent runs, in order, and continues after a failure', async () => {
  const taken = limitConcurrency(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (name: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(1)
    running -= 1
    if (name === 1) throw new Error('It fails.')
    order.push(name)
    return name
  }
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((name) => taken(work(name))))
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
  ])
  expect(most).toBe(2)
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5])
})
